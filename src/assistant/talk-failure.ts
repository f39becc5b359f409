import type { ReplyExtras } from '../contract/talk-reply.ts'

/**
 * Why there is no playable reply. `timeout`: none in time. `network`: none at all. `status`: refused, with the HTTP
 * status (503 with a text: there is an answer and no voice for it). `malformed`: not what the contract says. `incomplete`: without audio, emotionEvents or duration. `text` is
 * what the reply says nevertheless, or empty.
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

  /** What an answer without a voice brings beside its text. */
  get extras(): Partial<ReplyExtras> {
    return (this.reason.kind === 'status' && this.reason.extras) || {}
  }

  /** The text of a reply that cannot be played, which is shown all the same; else empty. */
  get text(): string {
    return 'text' in this.reason ? this.reason.text.trim() : ''
  }
}
