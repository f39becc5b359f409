import * as v from 'valibot'

export const transcriptionPath = '/api/transcribe'

/** Bytes of a recording, and how long it lasts in ms. 32 kbit/s, as browsers record speech, needs 120 kB for it. */
export const recordingLimits = { bytes: 2 * 1024 * 1024, ms: 30_000 } as const

/** What browsers record, in the order in which it is asked for. */
export const recordingTypes = ['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/wav'] as const

export type RecordingType = (typeof recordingTypes)[number]

/** Answer to `GET`: whether the server turns recordings into text. */
export const TranscriptionOfferSchema = v.object({ transcribes: v.boolean() })

/** Answer to `POST`: the words that were said; empty if there were none. */
export const TranscriptionSchema = v.object({ text: v.string() })
