import type { Language } from '../i18n/language.ts'
import type { Emotion } from '../contract/talk-reply.ts'
import { emotions } from '../contract/talk-reply.ts'
import * as v from 'valibot'
import en from './phrases/en.json' with { type: 'json' }
import es from './phrases/es.json' with { type: 'json' }

/** A line with an emotion. `{name}` is a placeholder. */
export interface Line {
  text: string
  emotion: Emotion
  intensity?: number
}

const Lines = v.pipe(v.array(v.object({ text: v.string(), emotion: v.picklist(emotions) })), v.minLength(1))

const PhrasesSchema = v.object({
  greeting: Lines,
  invitationAbout: Lines,
  invitation: Lines,
  near: Lines,
  either: Lines,
  gist: Lines,
  perhaps: Lines,
  unknown: Lines,
  unknownHere: Lines,
  /** That what was asked for was not found, by what it is. */
  missing: v.strictObject({
    price: Lines,
    brand: Lines,
    shop: Lines,
    figure: Lines,
    who: Lines,
    when: Lines,
    year: Lines,
    thing: Lines,
    brandName: Lines,
    part: Lines,
    /** What leads to the nearest that is told instead. */
    nearest: Lines,
    /** The same, where only a name is missing. */
    unnamed: Lines,
    leadOn: Lines,
  }),
  unclear: Lines,
  noMore: Lines,
  videoInstead: Lines,
  partRead: Lines,
  tooHard: Lines,
  stillHere: Lines,
  /** What leads back to the text that is spoken of, behind small talk. */
  leadBack: Lines,
  /** The same, where nothing was told of the text yet. */
  leadIn: Lines,
  /** What is said first where the message also greets, or thanks. */
  openings: v.strictObject({ hello: Lines, thanks: Lines }),
  /** What is said around what an act tells, by the act, or by what is said. */
  acts: v.strictObject({
    about: Lines,
    summaryOf: Lines,
    simpler: Lines,
    example: Lines,
    use: Lines,
    unknown: Lines,
    shorter: Lines,
    again: Lines,
    recap: Lines,
    shortest: Lines,
    related: Lines,
    surpriseFrom: Lines,
    fewWords: Lines,
    author: Lines,
    date: Lines,
    source: Lines,
    evidence: Lines,
    works: Lines,
    sure: Lines,
    disbelief: Lines,
    quotation: Lines,
    stand: Lines,
    standNext: Lines,
    notInText: Lines,
    tested: Lines,
    otherLanguage: Lines,
    theme: Lines,
    noTheme: Lines,
    wished: Lines,
    onlyThat: Lines,
    homeworkWhich: Lines,
    homework: Lines,
    homeworkAsk: Lines,
    homeworkSource: Lines,
    homeworkNext: Lines,
    translateAsk: Lines,
    whichWord: Lines,
    text: Lines,
    textAndFilm: Lines,
    subjects: Lines,
    texts: Lines,
    filmToo: Lines,
    noFilm: Lines,
    noText: Lines,
    firstIs: Lines,
    compared: Lines,
    better: Lines,
    asTold: Lines,
    newest: Lines,
    quiz: Lines,
    quizAgain: Lines,
    choices: Lines,
    right: Lines,
    notRight: Lines,
    itIs: Lines,
    score: Lines,
    scoreSoFar: Lines,
  }),
  contact: Lines,
  /** Fillers around a message. */
  passing: v.object({ leading: v.array(v.string()), trailing: v.array(v.string()) }),
  /** Complete follow-up messages that need no care. */
  harmless: v.array(v.string()),
  smallTalk: v.record(
    v.string(),
    v.object({
      /** Whether the phrases are so clearly playful that they override care. */
      isPlay: v.optional(v.boolean()),
      /** Complete messages, as regular expressions. */
      said: v.array(v.string()),
      answers: Lines,
    }),
  ),
})

/** Zed's own lines. Used on the server only, so they aren't in the page's catalogues. */
export type Phrases = v.InferOutput<typeof PhrasesSchema>

export const phrases: Record<Language, Phrases> = {
  es: v.parse(PhrasesSchema, es),
  en: v.parse(PhrasesSchema, en),
}

/** Selects a variant deterministically by seed. */
export function pick<T>(variants: readonly T[], seed: number): T {
  const variant = variants[Math.abs(Math.trunc(seed)) % variants.length]
  if (variant === undefined) throw new RangeError('there is no variant to pick')
  return variant
}

/** Replaces `{name}` placeholders by values. */
export function fill(line: Line, values: Readonly<Record<string, string>>): Line {
  return { ...line, text: line.text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place) }
}
