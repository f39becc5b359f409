/** Timing of a film, for drawing and audio. Plain data in seconds. */
import type { Beat, VideoScript, VideoTopic } from '../../src/content/video-script.ts'
import type { Emotion, VisemeEvent, Word } from '../../src/contract/talk-reply.ts'
import type { Ground } from './ground.ts'
import { inkOfTopic } from './palette.ts'

/** Pixels per frame unit: a short has 720 × 1280 pixels. */
export const filmPixels = 2

export const framesPerSecond = 24

/** Silence before the first word of a beat; longer in the first beat. */
const leadIn = { first: 0.45, other: 0.22 } as const
export const closingLength = 1.3
export const changeLength = 0.38

export interface Narration {
  readonly duration: number
  readonly words: readonly Word[]
  readonly visemes: readonly VisemeEvent[]
}

/** A headline word and its entry time in the beat. */
export interface HeadlineWord {
  readonly text: string
  readonly at: number
}

export interface FilmBeat {
  readonly scene: string
  readonly settings: unknown
  readonly ground: Ground
  readonly headline: readonly HeadlineWord[]
  /** Start in the film, and duration. */
  readonly start: number
  readonly duration: number
  readonly speaks: number
  /** Times of the scene's cues by name, in seconds of the beat. */
  readonly cues: Readonly<Record<string, number>>
  readonly emotion: Emotion
}

export interface Film {
  readonly topic: VideoTopic
  readonly number: number
  readonly slug: string
  readonly wide: boolean
  readonly ink: 'nano' | 'info' | 'bio' | 'cogno'
  readonly scale: number
  /** Seconds; a whole number of frames. */
  readonly duration: number
  readonly frames: number
  readonly closing: number
  readonly beats: readonly FilmBeat[]
  readonly visemes: readonly VisemeEvent[]
  /** All beats' texts, and their words in seconds of the film. */
  readonly said: { readonly text: string; readonly words: readonly Word[] }
}

export function isWide(topic: VideoTopic): boolean {
  return topic === 'retroengineering' || topic === 'about-us'
}

/** Frame size in units. */
export function frameSize(wide: boolean): { readonly width: number; readonly height: number } {
  return wide ? { width: 640, height: 360 } : { width: 360, height: 640 }
}

/** Each beat lasts as long as its speech. Throws if the voice doesn't say a cue's words. */
export function layOut(
  topic: VideoTopic,
  script: VideoScript,
  narrations: readonly Narration[],
  settings: readonly unknown[],
): Film {
  const beats: FilmBeat[] = []
  const visemes: VisemeEvent[] = [{ time: 0, viseme: 'sil', weight: 0 }]
  const words: Word[] = []
  let text = ''
  let start = 0
  for (const [i, beat] of script.beats.entries()) {
    const narration = narrations[i]
    if (!narration) throw new Error(`beats.${i}: there is no narration`)
    const lead = i === 0 ? leadIn.first : leadIn.other
    const duration = lead + narration.duration + beat.rest
    beats.push({
      scene: beat.scene,
      settings: settings[i],
      ground: beat.ground,
      headline: beat.headline ? headlineTimes(beat.headline, lead, narration.words) : [],
      start,
      duration,
      speaks: start + lead,
      cues: cueTimes(beat, i, lead, narration.words),
      emotion: beat.emotion,
    })
    for (const viseme of narration.visemes) visemes.push({ ...viseme, time: start + lead + viseme.time })
    visemes.push({ time: start + lead + narration.duration, viseme: 'sil', weight: 0 })
    for (const word of narration.words)
      words.push({
        ...word,
        from: text.length + word.from,
        to: text.length + word.to,
        start: start + lead + word.start,
        end: start + lead + word.end,
      })
    text += `${beat.say}\n`
    start += duration
  }
  const number = Number(script.id)
  const frames = Math.ceil((start + closingLength) * framesPerSecond)
  return {
    topic,
    number,
    slug: script.slug,
    wide: isWide(topic),
    ink: inkOfTopic(topic, number),
    scale: script.scale,
    duration: frames / framesPerSecond,
    frames,
    closing: start,
    beats,
    visemes,
    said: { text, words },
  }
}

const letter = /[\p{L}\p{N}]/u

/** Start times of cue words in seconds of the beat. Whole words are preferred to parts. */
function cueTimes(beat: Beat, index: number, lead: number, words: readonly Word[]): Record<string, number> {
  const said = beat.say.toLowerCase()
  const times: Record<string, number> = {}
  for (const [cue, named] of Object.entries(beat.cues)) {
    const wanted = named.trim().toLowerCase()
    let place = -1
    for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
      if (place < 0) place = at
      const whole = !letter.test(said[at - 1] ?? ' ') && !letter.test(said[at + wanted.length] ?? ' ')
      if (!whole) continue
      place = at
      break
    }
    const word = place < 0 ? undefined : words.find(({ to }) => to > place)
    if (!word) throw new Error(`beats.${index}.cues.${cue}: “${named}” is not said; name words of its say`)
    times[cue] = lead + word.start
  }
  return times
}

function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** Time limit in seconds for the entry of all headline words. */
const slowestHeadline = 1.7

/** Entry time of each headline word: with the voice if spoken early, otherwise in step with the first words. */
function headlineTimes(headline: string, lead: number, words: readonly Word[]): HeadlineWord[] {
  let last = 0
  return headline.split(/\s+/).map((text, i) => {
    const said = words.find((word) => bare(word.text) === bare(text) && word.start < slowestHeadline)
    const inStep = words[i]?.start ?? i * 0.25
    const at = Math.max(last + 0.06, lead + Math.min(said?.start ?? inStep, slowestHeadline) - 0.12)
    last = at
    return { text, at }
  })
}

/** Index of the beat at a time; the last one during the closing card. */
export function beatAt(film: Film, time: number): number {
  const found = film.beats.findIndex(({ start, duration }) => time < start + duration)
  return found < 0 ? film.beats.length - 1 : found
}

/** Formats a length in meters: `60 nm`, `2 µm`, `1,5 cm`. */
export function sizeText(metres: number): string {
  const units = [
    [1e3, 'km'],
    [1, 'm'],
    [1e-2, 'cm'],
    [1e-3, 'mm'],
    [1e-6, 'µm'],
    [1e-9, 'nm'],
  ] as const
  const [size, name] = units.find(([one]) => metres >= one * 0.9995) ?? [1e-9, 'nm']
  const value = Number((metres / size).toPrecision(2))
  return `${String(value).replace('.', ',')} ${name}`
}

/** Width of headline letters in percent for a size in meters: the tokens --w-nm to --w-m, extrapolated beyond a meter. */
export function letterWidthFor(metres: number): number {
  const steps = [60, 64, 70, 76, 82, 88, 94, 102, 110, 116, 122]
  const place = Math.min(steps.length - 1, Math.max(0, Math.log10(metres) + 9))
  const [low, high] = [steps[Math.floor(place)] ?? 60, steps[Math.ceil(place)] ?? 122]
  return low + (high - low) * (place - Math.floor(place))
}
