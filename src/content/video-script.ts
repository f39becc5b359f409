import * as v from 'valibot'
import { ReferenceSchema } from './schema.ts'

/** The lists of the catalogue: four topics of shorts, the retro-engineering showcase, and the films of the about-us page. */
export const videoTopics = [
  'nanotechnology',
  'infotechnology',
  'biotechnology',
  'cognotechnology',
  'retroengineering',
  'about-us',
] as const
export type VideoTopic = (typeof videoTopics)[number]

/** Longest title, summary and headline (characters). */
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

/** A text in both languages of the site. */
function bilingual(max: number) {
  return v.strictObject({ es: text(max), en: text(max) })
}

/** Number of sentences of a narration: each ends in a full stop, a question mark, an exclamation mark or an ellipsis. */
export function sentencesIn(narration: string): string[] {
  return narration.match(/[^.?!…]+(?:[.?!…](?=\d)[^.?!…]*)*[.?!…]+["»”)]*/g)?.map((one) => one.trim()) ?? [narration]
}

/** One thought of a video: what is seen, what Zed says meanwhile. It lasts as long as it takes to say it. */
const BeatSchema = v.pipe(
  v.strictObject({
    /** `{kit}/{scene}`, as in `nano/lattice`. */
    scene: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z][a-z0-9-]*$/, 'must be {kit}/{scene}, as in nano/lattice')),
    /** What the scene lets a script choose; checked by the scene's own schema. */
    settings: v.optional(v.record(v.string(), v.unknown()), {}),
    /** What the scene stands on: white paper, a field of the topic's ink, or the dark lab. */
    ground: v.optional(v.picklist(['paper', 'ink', 'night']), 'paper'),
    /** Large words on the picture, in Spanish. */
    headline: v.optional(text(longest.headline)),
    /** What Zed says, in Spanish: whole sentences. */
    say: text(420),
    /** The same in English, sentence by sentence. */
    english: text(420),
    /** When something happens in the scene: its cue by name → the word of `say` at which it happens. */
    cues: v.optional(v.record(v.string(), text(40)), {}),
    /** Silence after the last word, in seconds. */
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

/** A video as it stands in `src/content/videos/{topic}/{number}-{slug}.yaml`. */
export const VideoScriptSchema = v.pipe(
  v.strictObject({
    /** Its number in the list of its topic, from 1. */
    id: v.pipe(v.string('must be a text in quotes'), v.regex(/^[1-9][0-9]?$/, 'must be a number in quotes')),
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters without accents')),
    title: bilingual(longest.title),
    /** What one learns from it, in a sentence or two. */
    summary: bilingual(longest.summary),
    releaseDate: v.pipe(v.string('must be a text in quotes'), v.isoDate('must be a day, as in "2026-10-15"')),
    /** Size of its subject in metres. */
    scale: v.pipe(v.number(), v.minValue(1e-10), v.maxValue(1e7)),
    /** Number of the article that tells more. */
    article: v.optional(v.pipe(v.string(), v.regex(/^[1-9][0-9]*$/))),
    sources: v.pipe(v.array(ReferenceSchema), v.minLength(1, 'must name a source')),
    /** The frame that stands for it: beat (from 0) and how far into it (0 to 1). */
    thumbnail: v.strictObject({
      beat: v.pipe(v.number(), v.integer(), v.minValue(0)),
      at: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
    beats: v.pipe(v.array(BeatSchema), v.minLength(3, 'must have at least three beats'), v.maxLength(12)),
  }),
  v.check(({ thumbnail, beats }) => thumbnail.beat < beats.length, 'thumbnail.beat must be one of its beats'),
)
export type VideoScript = v.InferOutput<typeof VideoScriptSchema>
