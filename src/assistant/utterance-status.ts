import type { UtterancePhase, UtteranceStatus } from './utterance.machine.ts'

/**
 * `loading`: the specification's flag. `thinking`: it is being asked for or loaded, and has not been heard yet. `blocked`: sound waits for
 * a gesture. `speaking`: it sounds. `paused`: something has stopped the sound, and the reader can have it go on.
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

/** What is said, and what will be said after the summary, as far as they have told. */
export interface Utterances {
  utterance: Pick<UtteranceStatus, 'phase'> | null
  invitation: Pick<UtteranceStatus, 'phase'> | null
}

/** Whether what Zed says is of this kind now. */
export function hasTag({ utterance, invitation }: Utterances, tag: UtteranceTag): boolean {
  return [utterance, invitation].some((one) => one !== null && tagsOf[one.phase].includes(tag))
}

/** Something is asked for, and nothing sounds: a question would not be taken. */
export const isThinking = (said: Utterances) => hasTag(said, 'thinking') && !hasTag(said, 'speaking')

/** The invitation is being said, or about to be. */
export const isInviting = ({ invitation }: Utterances) =>
  invitation !== null && invitation.phase !== 'requesting' && invitation.phase !== 'queued'
