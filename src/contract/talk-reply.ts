import * as v from 'valibot'

// What is answered. What is asked stands apart: a browser only makes requests and need not check them.
export type { ChatMessage, TalkRequest } from './talk-request.ts'

export const emotions = ['neutral', 'happy', 'curious', 'surprised', 'thoughtful', 'excited', 'concerned'] as const
export type Emotion = (typeof emotions)[number]

/** The 15 visemes of the Oculus (OVR) set, in its order. */
export const visemes = ['sil', 'PP', 'FF', 'TH', 'DD', 'kk', 'CH', 'SS', 'nn', 'RR', 'aa', 'E', 'I', 'O', 'U'] as const
export type Viseme = (typeof visemes)[number]

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0))
const fraction = v.pipe(
  v.number(),
  v.finite(),
  v.transform((value) => Math.min(1, Math.max(0, value))),
)

/** An emotion from `time` (seconds from the start) on. An emotion of another backend that Zed does not know is neutral. */
const EmotionEventSchema = v.object({
  time: seconds,
  emotion: v.fallback(v.picklist(emotions), 'neutral'),
  intensity: v.optional(fraction, 1),
})

/** A spoken word: `start` and `end` in seconds, `from` and `to` are UTF-16 offsets into the reply's text. */
export const WordSchema = v.object({
  text: v.string(),
  start: seconds,
  end: seconds,
  from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  to: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** A mouth shape from `time` (seconds) until the next one; `weight` 0..1 says how marked it is. */
export const VisemeEventSchema = v.object({ time: seconds, viseme: v.picklist(visemes), weight: fraction })

/**
 * A path of the site itself, of any characters but `\`, blanks and control characters: browsers read `//x`, `/\x` and
 * `/<tab>/x` as addresses of other hosts.
 */
const ownPath = /^\/(?![/\\])[!-[\]-\uffff]*$/
/** Such a path, or an address of sound elsewhere or in itself. */
const soundAddress = /^(https?:\/\/|\/(?![/\\])[!-[\]-\uffff]*$|data:audio\/)/

const offset = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * A text of the site that an answer stands on, and the sentence in it. `from` and `to`: the part of the reply's text that it
 * carries, in UTF-16 offsets; `href` leads to the sentence.
 */
export const SourceSchema = v.object({
  id: v.string(),
  title: v.string(),
  href: v.pipe(v.string(), v.regex(ownPath, 'must be a path of this site')),
  quote: v.string(),
  from: v.fallback(v.optional(offset), undefined),
  to: v.fallback(v.optional(offset), undefined),
})

/** Whom a reader in need can call: `source` is where the number is published. */
const HelpContactSchema = v.object({
  name: v.string(),
  phone: v.pipe(v.string(), v.regex(/^[\d*][\d -]{1,18}$/, 'must be a number to dial')),
  region: v.string(),
  source: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  kind: v.fallback(
    v.optional(v.picklist(['emergency', 'crisis', 'children', 'violence', 'online', 'poison'])),
    undefined,
  ),
  /** ISO 3166 code, and the IANA time zones by which a browser knows its reader's own country. */
  country: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), undefined),
  timeZones: v.fallback(v.optional(v.array(v.string())), undefined),
  /** Where one can write instead of calling. */
  chat: v.fallback(v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))), undefined),
})

/** What an answer brings beside its words; what cannot be read is left out. */
const extras = {
  sources: v.fallback(v.optional(v.array(SourceSchema)), undefined),
  /** Questions that can be answered next. */
  suggestions: v.fallback(v.optional(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)))), undefined),
  help: v.fallback(v.optional(v.array(HelpContactSchema)), undefined),
}
/** The same, of an answer that has no voice. */
export const ReplyExtrasSchema = v.object(extras)

/** What every backend must answer: without audio, emotionEvents or duration a reply cannot be played. */
export const TalkReplySchema = v.object({
  text: v.string(),
  audio: v.pipe(v.string(), v.regex(soundAddress, 'must be a URL of audio')),
  emotionEvents: v.array(EmotionEventSchema),
  /** Seconds, exactly the audio's. */
  duration: v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(3600)),
  words: v.fallback(v.optional(v.array(WordSchema)), undefined),
  visemes: v.fallback(v.optional(v.array(VisemeEventSchema)), undefined),
  ...extras,
})

export type EmotionEvent = v.InferOutput<typeof EmotionEventSchema>
export type Word = v.InferOutput<typeof WordSchema>
export type VisemeEvent = v.InferOutput<typeof VisemeEventSchema>
export type Source = v.InferOutput<typeof SourceSchema>
export type HelpContact = v.InferOutput<typeof HelpContactSchema>
export type ReplyExtras = v.InferOutput<typeof ReplyExtrasSchema>
export type TalkReply = v.InferOutput<typeof TalkReplySchema>

/** The body of every refusal. `field` is the path of the offending field, as in `history.0.content`. */
export interface TalkError {
  error: { code: string; message: string; field?: string }
}

/** The body of a 503 that has an answer and no voice for it: the text is shown as it is. */
export interface UnvoicedReply extends TalkError, Partial<ReplyExtras> {
  text: string
}
