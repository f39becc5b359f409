import * as v from 'valibot'
import { languages } from '../i18n/language.ts'

/** The address of the embedded talk service, relative to the site. */
export const talkPath = '/api/talk'

/** Limits of a request; longer texts are refused with 400. Characters are UTF-16 code units. */
export const talkLimits = {
  /** Bytes of the whole body. */
  bodyBytes: 64 * 1024,
  /** Characters of a summary. */
  summaryText: 2000,
  /** Characters of one chat message. */
  message: 2000,
  /** Messages of a history. */
  history: 60,
  /** Characters of an audio URL. */
  audioUrl: 2048,
} as const

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const markup = /<\/?[a-z!][^>]*>/i

/** Text that a voice can read: no control characters (but tab and line breaks), no markup, not longer than `max`. */
function plainText(max: number) {
  return v.pipe(
    v.string('must be a text'),
    v.maxLength(max, `must not be longer than ${max} characters`),
    v.check((text) => !control.test(text), 'must not contain control characters'),
    v.check((text) => !markup.test(text), 'must not contain markup'),
    v.check((text) => text.isWellFormed(), 'must be well-formed Unicode'),
  )
}

function spokenText(max: number) {
  return v.pipe(
    plainText(max),
    v.check((text) => text.trim() !== '', 'must not be blank'),
  )
}

const LanguageField = v.picklist(languages, `must be one of ${languages.join(', ')}`)

export const ChatMessageSchema = v.strictObject(
  {
    role: v.picklist(['user', 'assistant'], 'must be user or assistant'),
    content: spokenText(talkLimits.message),
  },
  'must be an object of role and content',
)

/** Asks for a generic greeting. */
export const GreetingRequestSchema = v.strictObject({ lang: LanguageField })

/** Asks for an article's summary, read aloud. `audioUrl` is the article's narration or empty. */
export const SummaryRequestSchema = v.strictObject({
  audioUrl: plainText(talkLimits.audioUrl),
  summaryText: spokenText(talkLimits.summaryText),
  lang: LanguageField,
})

/** Asks for an invitation to ask about what the summary told. */
export const InvitationRequestSchema = v.strictObject({
  summaryText: spokenText(talkLimits.summaryText),
  lang: LanguageField,
})

/** Asks for an answer to the last message of the history, which is the user's. */
export const ChatRequestSchema = v.strictObject({
  history: v.pipe(
    v.array(ChatMessageSchema, 'must be a list of messages'),
    v.minLength(1, 'must hold at least one message'),
    v.maxLength(talkLimits.history, `must not hold more than ${talkLimits.history} messages`),
    v.check((history) => history.at(-1)?.role === 'user', 'must end with a message of the user'),
  ),
  lang: LanguageField,
})

export type ChatMessage = v.InferOutput<typeof ChatMessageSchema>
export type GreetingRequest = v.InferOutput<typeof GreetingRequestSchema>
export type SummaryRequest = v.InferOutput<typeof SummaryRequestSchema>
export type InvitationRequest = v.InferOutput<typeof InvitationRequestSchema>
export type ChatRequest = v.InferOutput<typeof ChatRequestSchema>
export type TalkRequest = GreetingRequest | SummaryRequest | InvitationRequest | ChatRequest

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
export const EmotionEventSchema = v.object({
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

/** An article that an answer stands on, and the sentence in it; or a video that fits the question, and what it is about. */
export const SourceSchema = v.object({
  id: v.string(),
  title: v.string(),
  href: v.pipe(v.string(), v.regex(/^\/(?!\/)/, 'must be a path of this site')),
  quote: v.string(),
})

/** What every backend must answer: without audio, emotionEvents or duration a reply cannot be played. */
export const TalkReplySchema = v.object({
  text: v.string(),
  audio: v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?!\/)|data:audio\/)/, 'must be a URL of audio')),
  emotionEvents: v.array(EmotionEventSchema),
  /** Seconds, exactly the audio's. */
  duration: v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(3600)),
  words: v.fallback(v.optional(v.array(WordSchema)), undefined),
  visemes: v.fallback(v.optional(v.array(VisemeEventSchema)), undefined),
  sources: v.fallback(v.optional(v.array(SourceSchema)), undefined),
})

export type EmotionEvent = v.InferOutput<typeof EmotionEventSchema>
export type Word = v.InferOutput<typeof WordSchema>
export type VisemeEvent = v.InferOutput<typeof VisemeEventSchema>
export type Source = v.InferOutput<typeof SourceSchema>
export type TalkReply = v.InferOutput<typeof TalkReplySchema>

/** The body of every refusal. `field` is the path of the offending field, as in `history.0.content`. */
export interface TalkError {
  error: { code: string; message: string; field?: string }
}
