/** The address of the embedded talk service, relative to the site. */
export const talkPath = '/api/talk'

/** The type of a reply that comes sentence by sentence: a line of JSON each. Asked for with `Accept`. */
export const talkLinesType = 'application/x-ndjson'

/** Limits of a request; longer texts are refused with 400. Characters are UTF-16 code units. */
export const talkLimits = {
  /** Bytes of the whole body. */
  bodyBytes: 64 * 1024,
  /** Characters of a summary. */
  summaryText: 2000,
  /** Characters of one chat message. */
  message: 12_000,
  /** Characters of a longer message that an answer is looked for with: half of them its beginning, half its end. */
  readOfMessage: 2000,
  /** Messages of a history. */
  history: 60,
  /** Characters of an audio URL. */
  audioUrl: 2048,
} as const
