import type { ReplyExtras } from '../contract/talk-reply.ts'

/** `status`: HTTP error (503 with text: no voice). `incomplete`: without audio, emotionEvents, or duration. */
export type TalkFailureReason =
  | { kind: 'timeout' }
  | { kind: 'network' }
  | { kind: 'status'; status: number; text: string; extras?: Partial<ReplyExtras> }
  | { kind: 'malformed'; text: string }
  | { kind: 'incomplete'; text: string }

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
