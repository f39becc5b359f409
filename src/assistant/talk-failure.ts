import type { ReplyExtras } from '../contract/talk-reply.ts'

/**
 * Reason why there is no playable reply. `timeout`: none in time. `network`: no response. `status`: an HTTP error (503
 * with text: answered, but without a voice). `malformed`: violates the contract. `incomplete`: lacks audio,
 * emotionEvents, or duration. `text`: text to show all the same, or empty.
 */
export type TalkFailureReason =
  | { kind: 'timeout' }
  | { kind: 'network' }
  | { kind: 'status'; status: number; text: string; extras?: Partial<ReplyExtras> }
  | { kind: 'malformed'; text: string }
  | { kind: 'incomplete'; text: string }

/** A failed request to the talk service. */
export class TalkFailure extends Error {
  readonly reason: TalkFailureReason

  constructor(reason: TalkFailureReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'TalkFailure'
    this.reason = reason
  }

  get kind(): TalkFailureReason['kind'] {
    return this.reason.kind
  }

  /** Sources, suggestions, and help of an answer without sound. */
  get extras(): Partial<ReplyExtras> {
    return (this.reason.kind === 'status' && this.reason.extras) || {}
  }

  get text(): string {
    return 'text' in this.reason ? this.reason.text.trim() : ''
  }
}
