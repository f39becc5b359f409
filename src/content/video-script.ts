import * as v from 'valibot'
import { ReferenceSchema } from './schema.ts'

export const videoTopics = [
  'nanotechnology',
  'infotechnology',
  'biotechnology',
  'cognotechnology',
  'retroengineering',
  'about-us',
] as const
export type VideoTopic = (typeof videoTopics)[number]

const longest = { title: 60, summary: 240, headline: 44 } as const

function text(max: number) {
  return v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, `must not be longer than ${max} characters`),
    v.regex(/^[^\r\n]*$/, 'must be one line'),
  )
}

function bilingual(max: number) {
  return v.strictObject({ es: text(max), en: text(max) })
}

/** Splits at closing punctuation. */
export function sentencesIn(narration: string): string[] {
  return narration.match(/[^.?!…]+(?:[.?!…](?=\d)[^.?!…]*)*[.?!…]+["»”)]*/g)?.map((one) => one.trim()) ?? [narration]
}

const BeatSchema = v.pipe(
  v.strictObject({
    /** `{kit}/{scene}`, as in `nano/lattice`. */
    scene: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z][a-z0-9-]*$/, 'must be {kit}/{scene}, as in nano/lattice')),
    settings: v.optional(v.record(v.string(), v.unknown()), {}),
    /** Background: paper, the topic's ink, or the dark lab. */
    ground: v.optional(v.picklist(['paper', 'ink', 'night']), 'paper'),
    headline: v.optional(text(longest.headline)),
    say: text(420),
    english: text(420),
    /** Cues: name → the word of `say` that triggers it. */
    cues: v.optional(v.record(v.string(), text(40)), {}),
    rest: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3)), 0.4),
    emotion: v.optional(
      v.picklist(['neutral', 'happy', 'curious', 'surprised', 'thoughtful', 'excited', 'concerned']),
      'neutral',
    ),
  }),
  v.check(
    ({ say, english }) => sentencesIn(say).length === sentencesIn(english).length,
    'english must have as many sentences as say',
  ),
  v.check(
    ({ say, cues }) => Object.values(cues).every((word) => say.toLowerCase().includes(word.toLowerCase())),
    'every cue must name words that stand in say',
  ),
)
export type Beat = v.InferOutput<typeof BeatSchema>

export const VideoScriptSchema = v.pipe(
  v.strictObject({
    /** Number in its topic, from 1. */
    id: v.pipe(v.string('must be a text in quotes'), v.regex(/^[1-9][0-9]?$/, 'must be a number in quotes')),
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters without accents')),
    title: bilingual(longest.title),
    summary: bilingual(longest.summary),
    releaseDate: v.pipe(v.string('must be a text in quotes'), v.isoDate('must be a day, as in "2026-10-15"')),
    /** Size of the subject in meters. */
    scale: v.pipe(v.number(), v.minValue(1e-10), v.maxValue(1e7)),
    article: v.optional(v.pipe(v.string(), v.regex(/^[1-9][0-9]*$/))),
    sources: v.pipe(v.array(ReferenceSchema), v.minLength(1, 'must name a source')),
    /** Poster frame: beat (from 0) and position in it (0 to 1). */
    thumbnail: v.strictObject({
      beat: v.pipe(v.number(), v.integer(), v.minValue(0)),
      at: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
    beats: v.pipe(v.array(BeatSchema), v.minLength(3, 'must have at least three beats'), v.maxLength(12)),
  }),
  v.check(({ thumbnail, beats }) => thumbnail.beat < beats.length, 'thumbnail.beat must be one of its beats'),
)
export type VideoScript = v.InferOutput<typeof VideoScriptSchema>
