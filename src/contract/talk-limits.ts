export const talkPath = '/api/talk'

/** Media type of a reply that streams sentence by sentence, one line of JSON each. */
export const talkLinesType = 'application/x-ndjson'

/** Longer texts are refused with 400. Units are UTF-16 code units, bytes, and messages. */
export const talkLimits = {
  bodyBytes: 64 * 1024,
  summaryText: 2000,
  message: 12_000,
  /** Of a longer message only the beginning and the end are searched, half of this each. */
  readOfMessage: 2000,
  history: 60,
  audioUrl: 2048,
} as const
