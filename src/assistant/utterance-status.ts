import type { UtterancePhase, UtteranceStatus } from './utterance.machine.ts'

/** `loading`: as in the specification. `thinking`: not audible yet. `blocked`: needs a gesture. */
export type UtteranceTag = 'loading' | 'thinking' | 'blocked' | 'speaking' | 'paused'

const tagsOf: Readonly<Record<UtterancePhase, readonly UtteranceTag[]>> = {
  requesting: ['loading', 'thinking'],
  queued: ['loading', 'thinking'],
  handedOver: ['loading', 'thinking'],
  awaiting: ['loading', 'thinking'],
  between: ['loading'],
  blocked: ['blocked'],
  playing: ['loading', 'speaking'],
  sounding: ['speaking'],
  paused: ['paused'],
}

/** The last reported phases of the current speech and of the invitation after it. */
export interface Utterances {
  utterance: Pick<UtteranceStatus, 'phase'> | null
  invitation: Pick<UtteranceStatus, 'phase'> | null
}

export function hasTag({ utterance, invitation }: Utterances, tag: UtteranceTag): boolean {
  return [utterance, invitation].some((one) => one !== null && tagsOf[one.phase].includes(tag))
}

/** A request is pending and nothing plays: questions are refused. */
export const isThinking = (said: Utterances) => hasTag(said, 'thinking') && !hasTag(said, 'speaking')

export const isInviting = ({ invitation }: Utterances) =>
  invitation !== null && invitation.phase !== 'requesting' && invitation.phase !== 'queued'
