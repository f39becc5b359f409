import type { ConversationContext } from './conversation.machine.ts'

/** A message with its context. */
export interface TurnToRead {
  /** The part to read. */
  message: string
  /** The complete message, for care. */
  whole: string
  open?: string | undefined
  before?: string | undefined
  context: ConversationContext
  state: { isCaring: boolean; isTurningAway: boolean; isQuizzing: boolean }
}

/** Questions are looked up beside what was asked before, the open article, and the last text. */
export interface AskedBeside {
  before?: string | undefined
  open?: string | undefined
  last?: string | undefined
}
