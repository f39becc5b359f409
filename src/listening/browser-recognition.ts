import type { Language } from '../i18n/language.ts'
import type { Ear, EarEvents } from './ear.ts'
import type { HearingFailure } from './listening.machine.ts'

/** What is used of the Web Speech API, which TypeScript's DOM types lack. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  start(): void
  stop(): void
  abort(): void
}

export interface RecognitionConstructor {
  new (): Recognition
  /** Newer browsers tell whether they recognise a language on the device. */
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}

interface ResultEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}

interface ErrorEvent extends Event {
  error: string
}

/** Undefined where the browser has no recognition, such as Firefox. */
export function recognitionOf(window: object): RecognitionConstructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Record<string, RecognitionConstructor | undefined>
  return SpeechRecognition ?? webkitSpeechRecognition
}

const standard: Record<Language, string> = { es: 'es-ES', en: 'en-US' }

/** The reader's own variety of the page's language. `es-419` is a group of them, which recognisers don't know. */
export function spokenVariety(language: Language, own: readonly string[]): string {
  const variety = own.find((tag) => tag.startsWith(`${language}-`) && /^[a-z]{2}-[a-z]{2}$/i.test(tag))
  return variety ?? (language === 'es' && own.includes('es-419') ? 'es-MX' : standard[language])
}

/** Whether the browser recognises the language without sending the sound anywhere. */
export async function recognisesOnDevice(constructor: RecognitionConstructor, variety: string): Promise<boolean> {
  try {
    return (await constructor.available?.({ langs: [variety], processLocally: true })) === 'available'
  } catch {
    return false
  }
}

/** Errors of the specification; others count as `service`. */
const failures: Record<string, HearingFailure> = {
  'no-speech': 'silence',
  'audio-capture': 'microphone',
  network: 'network',
  'language-not-supported': 'language',
  'service-not-allowed': 'service',
  aborted: 'interrupted',
}

/** Listens by the browser's own recognition. */
export function listenByRecognition(
  constructor: RecognitionConstructor,
  { variety, isOnDevice }: { variety: string; isOnDevice: boolean },
  { onOpen, onWords, onHeard, onRefused, onFailed }: EarEvents,
): Ear {
  const recognition = new constructor()
  let words = ''
  let isOver = false
  const once = (report: () => void) => {
    if (isOver) return
    isOver = true
    report()
  }
  recognition.lang = variety
  recognition.interimResults = true
  // A pause for thought doesn't end it. Chrome for Android ignores this, and ends by itself.
  recognition.continuous = true
  if (isOnDevice) recognition.processLocally = true
  recognition.addEventListener('start', () => isOver || onOpen())
  recognition.addEventListener('result', (event) => {
    if (isOver) return
    words = joinResults((event as ResultEvent).results)
    onWords(words)
  })
  recognition.addEventListener('error', (event) => {
    const { error } = event as ErrorEvent
    if (error === 'not-allowed') once(onRefused)
    // What has been understood before is not lost.
    else if (words === '') once(() => onFailed(failures[error] ?? 'service'))
  })
  // Comes last in any case. Safari marks no result as final, so all words count.
  recognition.addEventListener('end', () => once(() => onHeard(words)))
  recognition.start()
  return {
    finish: () => recognition.stop(),
    close: () => {
      isOver = true
      recognition.abort()
    },
  }
}

/** Joins all results. Chrome for Android repeats earlier ones: each begins with the one before. */
export function joinResults(results: ResultEvent['results']): string {
  const parts: string[] = []
  for (const [best] of Array.from(results, (result) => Array.from(result))) {
    const part = best?.transcript.trim() ?? ''
    const last = parts.at(-1)
    if (last !== undefined && part.toLowerCase().startsWith(last.toLowerCase())) parts.pop()
    if (part !== '') parts.push(part)
  }
  return parts.join(' ')
}
