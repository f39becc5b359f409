import type { Emotion, TalkReply, Viseme, Word } from '../../../src/contract/talk-reply.ts'

/** The lowest that browsers play (Hz). */
const rate = 3000
const header = 44
/** What silence is in unsigned 8-bit samples. */
const zero = 128

/** Returns a data: URL of a WAV file of silence. */
export function silence(seconds: number): string {
  const length = Math.round(seconds * rate)
  const bytes = new Uint8Array(header + length).fill(zero, header)
  const view = new DataView(bytes.buffer)
  const text = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at)
  text(0, 'RIFF')
  view.setUint32(4, header - 8 + length, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // PCM, one channel, bytes per second, bytes per sample, bits.
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    view.setUint16(at, value, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  text(36, 'data')
  view.setUint32(40, length, true)
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return `data:audio/wav;base64,${btoa(letters)}`
}

/** Seconds; _Stop_ ends it before. */
const held = 20

/** A silent reply holds a mouth shape. */
export function visemeReply(viseme: Viseme, weight: number): TalkReply {
  return {
    text: `A silent reply holds ${viseme}.`,
    audio: silence(held),
    duration: held,
    emotionEvents: [],
    visemes: [
      { time: 0, viseme, weight },
      { time: held - 0.3, viseme: 'sil', weight: 0 },
    ],
  }
}

/** A silent reply holds an emotion. */
export function emotionReply(emotion: Emotion, intensity: number): TalkReply {
  return {
    text: `A silent reply holds ${emotion}.`,
    audio: silence(held),
    duration: held,
    emotionEvents: [{ time: 0, emotion, intensity }],
    visemes: [{ time: 0, viseme: 'sil', weight: 0 }],
  }
}

/** What Zed gestures at: what is said, not a name of the gesture, decides (`performer.ts`). */
export const gestureTexts = {
  wave: 'Hola, soy Zed.',
  nod: 'Sí, exacto.',
  count: 'Son tres: uno, dos y tres.',
  point: 'Lo dice la fuente, en el artículo.',
  beat: 'Es grande, muy grande, enorme.',
} as const
export type GestureName = keyof typeof gestureTexts

const secondsPerLetter = 0.09

/** A silent reply says a text that Zed gestures at, without a voice: a stressed vowel in each word. */
export function gestureReply(name: GestureName): TalkReply {
  const text = gestureTexts[name]
  const words: Word[] = [...text.matchAll(/[\p{L}\d]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    start: index * secondsPerLetter,
    end: (index + word.length) * secondsPerLetter,
    from: index,
    to: index + word.length,
  }))
  const duration = text.length * secondsPerLetter + 1.5
  return {
    text,
    audio: silence(duration),
    duration,
    emotionEvents: [],
    words,
    visemes: words.flatMap(({ start, end }) => [
      { time: start, viseme: 'aa' as const, weight: 1 },
      { time: end, viseme: 'sil' as const, weight: 0 },
    ]),
    ...(name === 'point' && { sources: [{ id: 'es-1', title: text, href: '/news-single/es-1', quote: text }] }),
  }
}

export interface Dress {
  /** Shown for the whole reply in place of its own; null keeps these. */
  mood: { emotion: Emotion; intensity: number } | null
  withoutWords: boolean
  withoutVisemes: boolean
}

/** Returns a reply as another backend might have sent it. */
export function dressed(
  { words, visemes, ...reply }: TalkReply,
  { mood, withoutWords, withoutVisemes }: Dress,
): TalkReply {
  return {
    ...reply,
    ...(mood && { emotionEvents: [{ time: 0, ...mood }] }),
    ...(words && !withoutWords && { words }),
    ...(visemes && !withoutVisemes && { visemes }),
  }
}
