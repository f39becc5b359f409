import type { UtterancePhase, UtteranceStatus } from './utterance.machine.ts'

/**
 * `loading`: the specification's flag. `thinking`: requested or loading, not audible yet. `blocked`: sound needs a
 * gesture. `speaking`: audible. `paused`: stopped, and can be resumed.
 */
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

/** Whether the current speech has this tag. */
export function hasTag({ utterance, invitation }: Utterances, tag: UtteranceTag): boolean {
  return [utterance, invitation].some((one) => one !== null && tagsOf[one.phase].includes(tag))
}

/** A request is pending and nothing plays: questions are refused. */
export const isThinking = (said: Utterances) => hasTag(said, 'thinking') && !hasTag(said, 'speaking')

/** The invitation is playing or about to. */
export const isInviting = ({ invitation }: Utterances) =>
  invitation !== null && invitation.phase !== 'requesting' && invitation.phase !== 'queued'
