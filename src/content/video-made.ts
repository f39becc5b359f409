import * as v from 'valibot'

const wholeNumber = v.pipe(v.number('must be a number'), v.integer('must be a whole number'), v.minValue(1))
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal'))

const FilmFileSchema = v.strictObject({ name: v.string(), bytes: wholeNumber })

/** Of a film's encoded sound (dBTP). */
export const highestTruePeak = -1.5

/** The build record beside a script, `{nn}-{slug}.made.json`. The film is in `public/videos/{topic}-{nn}-{slug}/`. */
export const VideoMadeSchema = v.strictObject({
  /**
   * Hashes of the inputs. With another script the film shows what is no longer written, and must be made anew; with another
   * studio it only looks or sounds as films did then.
   */
  fingerprints: v.strictObject({ script: digest, studio: digest }),
  durationSeconds: v.pipe(v.number(), v.gtValue(0)),
  bytes: wholeNumber,
  sha256: digest,
  width: wholeNumber,
  height: wholeNumber,
  frames: wholeNumber,
  /** Hash of all frames before encoding. */
  framesHash: digest,
  /** Integrated loudness in LUFS. */
  loudness: v.pipe(v.number(), v.minValue(-70), v.maxValue(0)),
  /** Of the encoded sound, in dBTP; not measured by the earliest studio. */
  truePeak: v.optional(v.pipe(v.number(), v.maxValue(highestTruePeak, 'is too high'))),
  posters: v.pipe(v.array(FilmFileSchema), v.minLength(2)),
})
export type VideoMade = v.InferOutput<typeof VideoMadeSchema>
