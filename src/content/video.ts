import * as v from 'valibot'
import { ReferenceSchema, ShortVideoSchema } from './schema.ts'
import { videoTopics } from './video-script.ts'

/** A sentence of a video as its captions have it: seconds from the start. */
const CaptionCueSchema = v.object({ start: v.number(), end: v.number(), text: v.string() })
export type CaptionCue = v.InferOutput<typeof CaptionCueSchema>

const { technoscience, ...fields } = ShortVideoSchema.entries
const captionFile = v.pipe(v.string(), v.regex(/^\/videos\/[a-z0-9-]+\/(es|en)\.vtt$/, 'must be a WebVTT file'))

/** What a list shows of a video: the fields of the specification (§3), true of the file, and what its card needs. */
const VideoCardSchema = v.object({
  ...fields,
  /** Spanish display name of its topic; a film of the other lists has none. */
  technoscience: v.optional(technoscience),
  topic: v.picklist(videoTopics),
  summary: v.string(),
  /** Size of its subject in metres. */
  scale: v.number(),
  durationSeconds: v.pipe(v.number(), v.gtValue(0)),
  /** The day of `release_date`, as in `2026-10-15`. */
  releaseDate: v.pipe(v.string(), v.isoDate()),
  /** The frame of `thumbnail`, twice as wide. */
  poster: fields.thumbnail,
})
export type VideoCard = v.InferOutput<typeof VideoCardSchema>

/**
 * A published video, whole. Title, summary and transcript are in the language of the list that it stands in; it speaks
 * Spanish in both.
 */
export const VideoSchema = v.object({
  ...VideoCardSchema.entries,
  /** WebVTT files by language. */
  captions: v.object({ es: captionFile, en: captionFile }),
  transcript: v.array(CaptionCueSchema),
  /** Number of the article that tells more. */
  article: v.optional(v.string()),
  sources: v.array(ReferenceSchema),
})
export type Video = v.InferOutput<typeof VideoSchema>
