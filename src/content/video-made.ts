import * as v from 'valibot'

const wholeNumber = v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(1))
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'))

/** A file of a film: its name in the film's folder and its size. */
const FilmFileSchema = v.strictObject({ name: v.string(), bytes: wholeNumber })

/**
 * The note that the studio leaves beside a script when its film is made, `{nn}-{slug}.made.json`. The film is in
 * `public/videos/{topic}-{nn}-{slug}/`.
 */
export const VideoMadeSchema = v.strictObject({
  /** Of everything that the film depends on: another one means that it has to be made again. */
  fingerprint: digest,
  /** Exact length of video.mp4, in seconds. */
  durationSeconds: v.pipe(v.number(), v.gtValue(0)),
  /** Size of video.mp4. */
  bytes: wholeNumber,
  /** Of video.mp4: what the note says was measured on this very file. */
  sha256: digest,
  width: wholeNumber,
  height: wholeNumber,
  frames: wholeNumber,
  /** Of all frames as they were drawn, before they were encoded. */
  framesHash: digest,
  /** Integrated loudness in LUFS. */
  loudness: v.pipe(v.number(), v.minValue(-70), v.maxValue(0)),
  posters: v.pipe(v.array(FilmFileSchema), v.minLength(2)),
})
export type VideoMade = v.InferOutput<typeof VideoMadeSchema>
