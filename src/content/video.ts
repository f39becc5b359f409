import * as v from 'valibot'
import { ReferenceSchema, ShortVideoSchema } from './schema.ts'
import { videoTopics } from './video-script.ts'

const CaptionCueSchema = v.object({ start: v.number(), end: v.number(), text: v.string() })
export type CaptionCue = v.InferOutput<typeof CaptionCueSchema>

const { technoscience, ...fields } = ShortVideoSchema.entries
const captionFile = v.pipe(v.string(), v.regex(/^\/videos\/[a-z0-9-]+\/(es|en)\.vtt$/, 'must be a WebVTT file'))

const VideoCardSchema = v.object({
  ...fields,
  /** Spanish display name of the topic; only for shorts. */
  technoscience: v.optional(technoscience),
  topic: v.picklist(videoTopics),
  summary: v.string(),
  scale: v.number(),
  durationSeconds: v.pipe(v.number(), v.gtValue(0)),
  /** ISO date of `release_date`. */
  releaseDate: v.pipe(v.string(), v.isoDate()),
  /** The `thumbnail` frame at twice the width. */
  poster: fields.thumbnail,
})
export type VideoCard = v.InferOutput<typeof VideoCardSchema>

/** A published video. Texts are in the list's language; the sound is always Spanish. */
export const VideoSchema = v.object({
  ...VideoCardSchema.entries,
  /** Its subject has no size, so none is shown. */
  abstract: v.optional(v.literal(true)),
  captions: v.object({ es: captionFile, en: captionFile }),
  transcript: v.array(CaptionCueSchema),
  article: v.optional(v.string()),
  sources: v.array(ReferenceSchema),
})
export type Video = v.InferOutput<typeof VideoSchema>
