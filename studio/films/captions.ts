/** Film captions: one cue per sentence; long sentences are split at pauses. Times in seconds. */
import { sentencesIn } from '../../src/content/video-script.ts'
import type { Word } from '../../src/contract/talk-reply.ts'

export interface Cue {
  readonly start: number
  readonly end: number
  readonly text: string
}

export const cueLimits = { seconds: 7, characters: 84, shortest: 0.7 } as const

const linger = 0.35

export interface SpokenSentence {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly words?: readonly Word[]
}

export interface SaidBeat {
  readonly say: string
  readonly english: string
  readonly speaks: number
  /** Times relative to the sound, offsets into `say`. */
  readonly words: readonly Word[]
}

export function sentencesOfBeat({
  say,
  english,
  speaks,
  words,
}: SaidBeat): { es: SpokenSentence; en: SpokenSentence }[] {
  const translated = sentencesIn(english)
  let from = 0
  return sentencesIn(say).flatMap((text, i) => {
    const at = Math.max(from, say.indexOf(text, from))
    from = at + text.length
    const own = words.filter((word) => word.from >= at && word.from < from)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return []
    const time = { start: speaks + first.start, end: speaks + last.end }
    const moved = own.map((word) => ({
      ...word,
      start: speaks + word.start,
      end: speaks + word.end,
      from: word.from - at,
      to: word.to - at,
    }))
    return [{ es: { text, ...time, words: moved }, en: { text: translated[i] ?? '', ...time } }]
  })
}

export function makeCues(sentences: readonly SpokenSentence[]): Cue[] {
  const cues = sentences.flatMap(divide)
  const held = cues.map((cue, i) => ({ ...cue, end: Math.min(cue.end + linger, cues[i + 1]?.start ?? Infinity) }))
  return widen(held).map((cue) => ({ ...cue, end: Math.min(cue.end, cue.start + cueLimits.seconds) }))
}

function divide(sentence: SpokenSentence): Cue[] {
  const { text, start, end } = sentence
  const long = end - start
  // Includes the time the cue lingers.
  const least = Math.max(
    Math.ceil(text.length / cueLimits.characters),
    Math.ceil((long + 0.01) / (cueLimits.seconds - linger)),
  )
  for (let parts = least; ; parts++) {
    const places = breaks(text, parts)
    const bounds = [0, ...places, text.length]
    const times = bounds.map((at) => timeAt(sentence, at))
    const cues = bounds.slice(1).map((to, i) => ({
      start: times[i] ?? start,
      end: times[i + 1] ?? end,
      text: text.slice(bounds[i] ?? 0, to).trim(),
    }))
    const fits = cues.every(
      (cue) => cue.text.length <= cueLimits.characters && cue.end - cue.start <= cueLimits.seconds - linger + 0.01,
    )
    // As many parts as words: can't split further.
    if (fits || places.length < parts - 1) return cues.filter((cue) => cue.text !== '')
  }
}

function worth(text: string, at: number): number {
  if (/[,;:—–][»”"']?\s$/.test(text.slice(0, at))) return 26
  if (
    /^(y|o|pero|que|porque|cuando|donde|como|si|para|and|or|but|that|which|because|when|where|so|if|to)\s/iu.test(
      text.slice(at),
    )
  )
    return 12
  return 0
}

function breaks(text: string, parts: number): number[] {
  const places = [...text.matchAll(/\s+/g)].map(({ 0: blank, index }) => index + blank.length)
  const chosen: number[] = []
  for (let part = 1; part < parts; part++) {
    const ideal = (text.length * part) / parts
    let best: number | undefined
    let rank = -Infinity
    for (const place of places) {
      if (place <= (chosen.at(-1) ?? 0)) continue
      const value = worth(text, place) - Math.abs(place - ideal)
      if (value > rank) [best, rank] = [place, value]
    }
    if (best === undefined) break
    chosen.push(best)
  }
  return chosen
}

/** From word times if known, otherwise proportional. */
function timeAt({ text, start, end, words }: SpokenSentence, at: number): number {
  if (at <= 0) return start
  if (at >= text.length) return end
  return words?.find((word) => word.from >= at)?.start ?? start + ((end - start) * at) / text.length
}

/** Extends short cues into the following silence, takes time from the next cue, or joins it. */
function widen(cues: readonly Cue[]): Cue[] {
  const result = cues.map((cue) => ({ ...cue }))
  const { shortest, characters, seconds } = cueLimits
  for (let i = 0; i < result.length; i++) {
    const cue = result[i]
    if (!cue || cue.end - cue.start >= shortest) continue
    const next = result[i + 1]
    if (!next) {
      cue.end = cue.start + shortest
      continue
    }
    if (next.start - cue.start >= shortest) {
      cue.end = cue.start + shortest
      continue
    }
    const joined = `${cue.text} ${next.text}`
    if (joined.length <= characters && next.end - cue.start <= seconds) {
      result.splice(i, 2, { start: cue.start, end: next.end, text: joined })
      i--
      continue
    }
    cue.end = cue.start + shortest
    next.start = cue.end
    next.end = Math.max(next.end, next.start)
  }
  return result
}

const stamp = (seconds: number): string => {
  const thousandths = Math.round(seconds * 1000)
  const two = (value: number, digits = 2) => String(value).padStart(digits, '0')
  const whole = Math.floor(thousandths / 1000)
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${two(thousandths % 1000, 3)}`
}

export function asVtt(cues: readonly Cue[], language: 'es' | 'en'): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const blocks = cues.map(
    ({ start, end, text }, i) => `${i + 1}\n${stamp(start)} --> ${stamp(end)}\n${escaped(text)}\n`,
  )
  return `WEBVTT\nLanguage: ${language}\n\n${blocks.join('\n')}`
}
