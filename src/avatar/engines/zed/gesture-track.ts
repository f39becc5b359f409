import type { Source, VisemeEvent, Word } from '../../../contract/talk-reply.ts'
import { emphases } from './viseme-track.ts'

/** What is said, for gestures; optional parts as in a reply. */
export interface SaidText {
  text: string
  duration: number
  visemes: readonly VisemeEvent[]
  words?: readonly Word[] | undefined
  sources?: readonly Source[] | undefined
}

/**
 * A gesture from `start` to `end`, in seconds of the reply. `beat`: `strength` 0 to 1. `count`: shows `fingers`. `point`: to the
 * sources beside him; `isNamed` if they are spoken of.
 */
export type Gesture = { start: number; end: number } & (
  | { kind: 'wave' | 'nod' }
  | { kind: 'beat'; strength: number }
  | { kind: 'count'; fingers: number }
  | { kind: 'point'; isNamed: boolean }
)

const lengths = { wave: 1.9, nod: 0.8, beat: 0.6, count: 1.5, point: 1.7 } as const
/** Seconds by which a hand starts before the word it belongs to. */
const ahead = { count: 0.3, point: 0.35, beat: 0.2 } as const
/** Least seconds from one beat to the next. */
const beatGap = 1.35

interface Token {
  word: Word
  /** Lowercase, without accents; `sí` keeps its own, because `si` is another word. */
  plain: string
  opensSentence: boolean
  opensClause: boolean
  /** The character after it. */
  after: string
}

function tokensOf(text: string, words: readonly Word[]): Token[] {
  return words.map((word, index) => {
    const between = text.slice(words[index - 1]?.to ?? 0, word.from)
    const opensSentence = index === 0 || /[.!?¡¿\n…]/.test(between)
    const low = word.text.toLowerCase()
    return {
      word,
      plain: low === 'sí' ? low : low.normalize('NFD').replace(/\p{M}/gu, ''),
      opensSentence,
      opensClause: opensSentence || /[,:;—–(«“"]/.test(between),
      after: text[word.to] ?? '',
    }
  })
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const hellos = set('hola hello hi hey bienvenido bienvenida bienvenidos welcome buenas')
const goodbyes = set('adios chao chau goodbye bye')
const untils = set('pronto luego mañana manana entonces soon later around tomorrow')
const yeses = set('sí yes exacto exactly correcto correct claro bravo perfecto indeed eureka')
/** Yes only where a comma or an end follows. */
const agreements = set('right sure bien vale good ok cierto eso great')
const sourceNames = set('fuente fuentes source sources enlace enlaces link links')
const textNames = set('articulo articulos article articles texto textos text texts estudio study video')
const attributions = set('segun cuenta dice explica viene saco esta lee from in to says tells read')

const ordinals: Readonly<Record<string, number>> = {
  primero: 1,
  primer: 1,
  first: 1,
  firstly: 1,
  segundo: 2,
  second: 2,
  secondly: 2,
  tercero: 3,
  tercer: 3,
  third: 3,
  thirdly: 3,
  cuarto: 4,
  fourth: 4,
  quinto: 5,
  fifth: 5,
}
const cardinals: Readonly<Record<string, number>> = {
  uno: 1,
  una: 1,
  one: 1,
  dos: 2,
  two: 2,
  tres: 3,
  three: 3,
  cuatro: 4,
  four: 4,
  cinco: 5,
  five: 5,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
}
const choices: Readonly<Record<string, number>> = { a: 1, b: 2, c: 3 }
/** What one counts up on fingers. */
const countable = set(
  'cosas partes pasos razones tipos formas maneras ejemplos motivos ideas preguntas opciones datos claves fases etapas grupos puntos capas trucos pistas things parts steps reasons kinds types ways examples ideas questions options facts stages phases groups points layers tricks clues keys',
)

/** Long words without weight. */
const fillers = set(
  'porque tambien aunque cuando entonces todavia ademas mientras despues through because between although another however before should without itself',
)

const isPause = (character: string) => /^[,.:;!?]$/.test(character)

/** Returns the number that a word counts, in a list of `primero, segundo`, of quiz choices, or of `three things`. */
function countedAt(tokens: readonly Token[], index: number): number | undefined {
  const { plain, opensClause, opensSentence, after } = tokens[index]!
  const before = tokens[index - 1]?.plain
  const ordinal = ordinals[plain]
  if (ordinal !== undefined) {
    const next = tokens[index + 1]
    const isPlace = before === 'en' && next?.plain === 'lugar'
    const opens =
      opensClause || ((before === 'lo' || before === 'y' || before === 'and') && tokens[index - 1]!.opensClause)
    return isPlace || (opens && (isPause(after) || (opensSentence && plain === 'primero'))) ? ordinal : undefined
  }
  if (opensClause && after === ':' && choices[plain] !== undefined) return choices[plain]
  const cardinal = cardinals[plain]
  if (cardinal === undefined) return undefined
  if (opensSentence && after === ')') return cardinal
  if (cardinal > 1 && [1, 2].some((step) => countable.has(tokens[index + step]?.plain ?? ''))) return cardinal
  return isInRow(tokens, index, cardinal) ? cardinal : undefined
}

/** Whether three numbers in a row are counted up or down, with at most one word between them. */
function isInRow(tokens: readonly Token[], index: number, number: number): boolean {
  const valueAt = (at: number) => cardinals[tokens[at]?.plain ?? '']
  const has = (value: number, sides: readonly number[]) => sides.some((side) => valueAt(index + side) === value)
  return [1, -1].some((way) => {
    const hasNext = has(number + way, [1, 2])
    const hasLast = has(number - way, [-1, -2])
    const hasSecondNext = has(number + 2 * way, [2, 3, 4])
    const hasSecondLast = has(number - 2 * way, [-2, -3, -4])
    return (hasNext && (hasLast || hasSecondNext)) || (hasLast && hasSecondLast)
  })
}

function isGreeting(tokens: readonly Token[], index: number): boolean {
  const { plain, opensClause } = tokens[index]!
  const next = tokens[index + 1]?.plain ?? ''
  if (index < 3 && (hellos.has(plain) || ((plain === 'soy' || plain === "i'm" || plain === 'i’m') && next === 'zed')))
    return true
  if (!opensClause) return false
  if (goodbyes.has(plain)) return true
  return (
    ((plain === 'hasta' || plain === 'see') && [next, tokens[index + 2]?.plain ?? ''].some((one) => untils.has(one))) ||
    (plain === 'nos' && next === 'vemos')
  )
}

function isYes({ plain, opensSentence, after }: Token): boolean {
  return opensSentence && (yeses.has(plain) || (agreements.has(plain) && isPause(after)))
}

function namesSource(tokens: readonly Token[], index: number, hasSources: boolean): boolean {
  const { plain } = tokens[index]!
  if (sourceNames.has(plain)) return true
  return (
    hasSources && textNames.has(plain) && [1, 2, 3].some((back) => attributions.has(tokens[index - back]?.plain ?? ''))
  )
}

/** How much a word stands out: numbers most, then long words, those at an end a little more. */
function weightOf({ plain, after }: Token): number {
  const length = /\d/.test(plain) ? 12 : plain.length
  return length < 6 || fillers.has(plain) ? 0 : Math.min(1, length / 14) + (/[.!?]/.test(after) ? 0.15 : 0)
}

/** Returns the middle of a word's stressed vowel, or of the word. */
function stressOf({ word }: Token, visemes: readonly VisemeEvent[]): number {
  const within = emphases(
    visemes.filter(({ time }) => time >= word.start - 0.02 && time < word.end),
    0,
  )
  return within[0] ?? (word.start + word.end) / 2
}

const overlaps = (a: Gesture, b: Gesture) => a.start < b.end && b.start < a.end

function beatsOf(tokens: readonly Token[], visemes: readonly VisemeEvent[], taken: readonly Gesture[]): Gesture[] {
  const beats: (Gesture & { kind: 'beat' })[] = []
  const weighed = tokens.map((token) => ({ token, weight: weightOf(token) })).filter(({ weight }) => weight > 0)
  for (const { token, weight } of weighed.toSorted((a, b) => b.weight - a.weight)) {
    const start = Math.max(0, stressOf(token, visemes) - lengths.beat / 2 - ahead.beat)
    const beat = { kind: 'beat' as const, start, end: start + lengths.beat, strength: Math.min(1, 0.4 + weight * 0.6) }
    if (taken.some((other) => other.kind !== 'nod' && overlaps(beat, other))) continue
    if (beats.every((other) => Math.abs(other.start - start) >= beatGap)) beats.push(beat)
  }
  return beats
}

/** Returns the gestures of a reply, in order of time. Hands do one thing at a time; a nod may fall together with it. */
export function createGestureTrack({ text, duration, visemes, words = [], sources = [] }: SaidText): Gesture[] {
  const tokens = tokensOf(text, words)
  const gestures: Gesture[] = []
  const add = (gesture: Gesture) => {
    const last = gestures.findLast(({ kind }) => kind !== 'nod')
    if (gesture.kind === 'count' && last?.kind === 'count') last.end = Math.min(last.end, gesture.start)
    if (gesture.kind === 'nod' || !last || last.end <= gesture.start) gestures.push(gesture)
  }
  let hasPointed = false
  for (const [index, token] of tokens.entries()) {
    const { start } = token.word
    const fingers = countedAt(tokens, index)
    if (fingers !== undefined) {
      const from = Math.max(0, start - ahead.count)
      add({ kind: 'count', fingers, start: from, end: from + ahead.count + lengths.count })
    } else if (!hasPointed && namesSource(tokens, index, sources.length > 0)) {
      hasPointed = true
      const from = Math.max(0, start - ahead.point)
      add({ kind: 'point', isNamed: true, start: from, end: from + lengths.point })
    } else if (isGreeting(tokens, index)) add({ kind: 'wave', start, end: start + lengths.wave })
    if (isYes(token)) add({ kind: 'nod', start, end: start + lengths.nod })
  }
  // The sources stand beside what is said: at its end he shows them.
  if (sources.length > 0 && !hasPointed) {
    const start = Math.max(0, duration - lengths.point - 0.1)
    if (gestures.every((one) => one.end <= start))
      gestures.push({ kind: 'point', isNamed: false, start, end: start + lengths.point })
  }
  const beats =
    tokens.length > 0
      ? beatsOf(tokens, visemes, gestures)
      : emphases(visemes, beatGap).map((at): Gesture => ({ kind: 'beat', start: Math.max(0, at - 0.3), end: Math.max(0, at - 0.3) + lengths.beat, strength: 0.6 })) // prettier-ignore
  return [...gestures, ...beats].toSorted((a, b) => a.start - b.start)
}
