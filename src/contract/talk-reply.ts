import * as v from 'valibot'

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

/** An emotion from `time` (s) on. An unknown emotion of another backend counts as neutral. */
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

/** A mouth shape from `time` (s) until the next one; `weight`: 0 to 1. */
export const VisemeEventSchema = v.object({ time: seconds, viseme: v.picklist(visemes), weight: fraction })

/** A path of this site. Excludes `//x`, `/\x`, and `/<tab>/x`, which browsers read as addresses of other hosts. */
const ownPath = /^\/(?![/\\])[!-[\]-\uffff]*$/
/** Such a path, an absolute URL, or a data URL of sound. */
const soundAddress = /^(https?:\/\/|\/(?![/\\])[!-[\]-\uffff]*$|data:audio\/)/

const offset = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * A text, and its sentence that supports an answer. `from`, `to`: UTF-16 offsets of the supported part of the reply.
 */
export const SourceSchema = v.object({
  id: v.string(),
  title: v.string(),
  href: v.pipe(v.string(), v.regex(ownPath, 'must be a path of this site')),
  quote: v.string(),
  from: v.fallback(v.optional(offset), undefined),
  to: v.fallback(v.optional(offset), undefined),
})

/** `source` is where the number is published. */
const HelpContactSchema = v.object({
  name: v.string(),
  phone: v.pipe(v.string(), v.regex(/^[\d*][\d -]{1,18}$/, 'must be a number to dial')),
  region: v.string(),
  source: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  kind: v.fallback(
    v.optional(v.picklist(['emergency', 'crisis', 'children', 'violence', 'online', 'poison'])),
    undefined,
  ),
  country: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))), undefined),
  timeZones: v.fallback(v.optional(v.array(v.string())), undefined),
  /** A chat page, as an alternative to calling. */
  chat: v.fallback(v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))), undefined),
})

/** Optional parts of an answer; invalid ones are dropped. */
const extras = {
  sources: v.fallback(v.optional(v.array(SourceSchema)), undefined),
  suggestions: v.fallback(v.optional(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)))), undefined),
  help: v.fallback(v.optional(v.array(HelpContactSchema)), undefined),
}
export const ReplyExtrasSchema = v.object(extras)

/** Required of every backend: without audio, emotionEvents, or duration a reply can't be played. */
export const TalkReplySchema = v.object({
  text: v.string(),
  audio: v.pipe(v.string(), v.regex(soundAddress, 'must be a URL of audio')),
  emotionEvents: v.array(EmotionEventSchema),
  /** Seconds; exactly the audio's length. */
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

/** Body of an error response. `field`: path of the invalid field, such as `history.0.content`. */
export interface TalkError {
  error: { code: string; message: string; field?: string }
}

/** Body of a 503 with an answer but no voice; the text is shown as it is. */
export interface UnvoicedReply extends TalkError, Partial<ReplyExtras> {
  text: string
}
