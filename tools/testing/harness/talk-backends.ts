import type { TalkReply } from '../../../src/contract/talk-reply.ts'
import type { Language } from '../../../src/i18n/language.ts'

export type AskedKind = 'greeting' | 'summary' | 'invitation' | 'chat'

export interface TalkBackend {
  purpose: string
  delay: number
  answer: (kind: AskedKind, language: Language) => Response
}

const texts: Record<Language, Record<AskedKind, string>> = {
  es: {
    greeting: 'Hola, soy Zed. ¿Qué quieres saber?',
    summary: 'Este es el resumen del artículo.',
    invitation: '¿Quieres preguntarme algo sobre el texto?',
    chat: 'Un nanómetro es la millonésima parte de un milímetro.',
  },
  en: {
    greeting: 'Hello, I am Zed. What would you like to know?',
    summary: 'This is the summary of the article.',
    invitation: 'Would you like to ask me about the text?',
    chat: 'A nanometre is a millionth of a millimetre.',
  },
}

/** Durations in seconds. */
const durations: Record<AskedKind, number> = { greeting: 3, summary: 20, invitation: 3, chat: 6 }

function replyOf(text: string, duration: number): TalkReply {
  return {
    text,
    audio: '/api/speech/harness.mp3',
    emotionEvents: [{ time: 0, emotion: 'happy', intensity: 1 }],
    duration,
  }
}

const json = (body: unknown, status = 200) => Response.json(body, { status })

const ok = (kind: AskedKind, language: Language) => json(replyOf(texts[language][kind], durations[kind]))

/** Markup that must be shown as text. */
const unsafeText =
  '<img src=x onerror="window.unsafe=1"><script>window.unsafe=1</script> [x](javascript:alert(1)) {{7*7}} \u202egnirts'

export const talkBackends = {
  ok: { purpose: 'answers after 0.3 s', delay: 300, answer: ok },
  slow: { purpose: 'answers after 20 s', delay: 20_000, answer: ok },
  silent: { purpose: 'never answers', delay: Infinity, answer: ok },
  empty: { purpose: 'answers an object without fields', delay: 300, answer: () => json({}) },
  broken: {
    purpose: 'answers 502 and a page in place of JSON',
    delay: 300,
    answer: () => new Response('<html>Bad gateway</html>', { status: 502, headers: { 'content-type': 'text/html' } }),
  },
  noAudio: {
    purpose: 'answers a text that has no voice',
    delay: 300,
    answer: (kind, language) => {
      const { audio: _audio, ...rest } = replyOf(texts[language][kind], durations[kind])
      return json(rest)
    },
  },
  long: {
    purpose: 'answers a text of some 4,000 letters that takes five minutes',
    delay: 300,
    answer: (kind, language) => json(replyOf(`${texts[language][kind]} `.repeat(75).trim(), 300)),
  },
  unsafe: {
    purpose: 'answers a text of scripts, links and signs that turn letters around',
    delay: 300,
    answer: (kind) => json(replyOf(unsafeText, durations[kind])),
  },
} as const satisfies Record<string, TalkBackend>

export type BackendName = keyof typeof talkBackends

export const backendNames = Object.keys(talkBackends) as BackendName[]
