import type { Language } from '../i18n/language.ts'
import type { VisemeEvent, Word } from '../contract/talk-reply.ts'
import { visemesOf } from './phoneme-visemes.ts'
import { sentencesOf } from './spoken-text.ts'
import { SpeechTooLongError, sampleRate, type Synthesizer } from './synthesizer.ts'
import { wordsOf } from './word-timings.ts'

export interface Speech {
  mp3: Uint8Array<ArrayBuffer>
  duration: number
  /** `from` and `to` are UTF-16 offsets into the original text. */
  words: Word[]
  visemes: VisemeEvent[]
  /** Spoken by another voice than the one that was asked and failed; not to be kept. */
  isStandIn?: true
}

export interface SpeechLimits {
  sentenceMs: number
  seconds: number
}

// Avoids clicks at the edges.
const leadIn = 0.06
const leadOut = 0.14

export interface SpokenSound {
  samples: Float32Array
  words: Word[]
  visemes: VisemeEvent[]
}

/** A voice: how it says a sentence, and what is done to the whole sound, in place. */
export interface Speaker {
  synthesize: Synthesizer
  finish: (samples: Float32Array, rate: number) => Float32Array
}

/** Speaks a text as a reproducible MP3. Throws as a `Synthesizer` does. */
export function makeSpeech(
  text: string,
  language: Language,
  {
    speaker,
    encodeMp3,
    limits,
  }: {
    speaker: Speaker
    encodeMp3: (samples: Float32Array, sampleRate: number) => Speech['mp3']
    limits: SpeechLimits
  },
): Speech {
  const { samples, words, visemes } = makeSound(text, language, { speaker, limits })
  return { mp3: encodeMp3(samples, sampleRate), duration: samples.length / sampleRate, words, visemes }
}

export function makeSound(
  text: string,
  language: Language,
  { speaker, limits }: { speaker: Speaker; limits: SpeechLimits },
): SpokenSound {
  const parts: { samples: Float32Array; at: number }[] = []
  const words: Word[] = []
  const visemes: VisemeEvent[] = [{ time: 0, viseme: 'sil', weight: 0 }]
  let length = Math.round(leadIn * sampleRate)
  for (const sentence of sentencesOf(text, language)) {
    const start = length / sampleRate
    if (start >= limits.seconds) throw new SpeechTooLongError(`longer than ${limits.seconds} s`)
    const { samples, events } = speaker.synthesize(sentence.spoken, language, {
      ms: limits.sentenceMs,
      seconds: limits.seconds - start,
    })
    const duration = samples.length / sampleRate
    for (const word of wordsOf(sentence, events, duration, text))
      words.push({ ...word, start: round(start + word.start), end: round(start + word.end) })
    for (const viseme of visemesOf(events, duration, language)) {
      const time = round(start + viseme.time)
      const last = visemes.at(-1)
      if (last && (last.viseme === viseme.viseme || time <= last.time)) continue
      visemes.push({ time, viseme: viseme.viseme, weight: round(viseme.weight) })
    }
    parts.push({ samples, at: length })
    length += samples.length + Math.round(sentence.pause * sampleRate)
  }
  length += Math.round(leadOut * sampleRate)

  const sound = new Float32Array(length)
  for (const { samples, at } of parts) sound.set(samples, at)
  return { samples: speaker.finish(sound, sampleRate), words, visemes }
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000
