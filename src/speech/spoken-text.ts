import type { Language } from '../i18n/language.ts'
import { lexicons } from './lexicon.ts'
import { spokenForm } from './spoken-form.ts'

/** A token; `from` and `to` are UTF-16 offsets without surrounding punctuation. */
interface Token {
  from: number
  to: number
  spoken: string
}

export interface Sentence {
  tokens: Token[]
  /** Input of the synthesizer: safe characters, no markup. */
  spoken: string
  /** Token index per code point of `spoken`. */
  tokenAt: number[]
  /** Silence after it, in seconds. */
  pause: number
}

const pauseAfterSentence = 0.3
const pauseAfterParagraph = 0.5
const pauseAfterPart = 0.12
const mostSpokenInSentence = 420

/** Runs spoken as a word, including grouped numbers; at most 60 characters, to keep calls short. */
const runOfSigns = /(?:(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,9}(?!\d)|\S){1,60}/gu

const opening = /^[\p{Ps}\p{Pi}"'¿¡*_~`«‹–—…]+/u
const closes = /^[\p{Pe}\p{Pf}"'*_~`»›.,;:?!…–—-]$/u

interface Chunk {
  from: number
  core: string
  coreFrom: number
  before: string
  after: string
  breaks: number
}

function closingOf(run: string): string {
  let at = run.length
  while (at > 0 && closes.test(run[at - 1] ?? '')) at -= 1
  return run.slice(at)
}

function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = []
  let end = 0
  for (const { 0: run, index } of text.matchAll(runOfSigns)) {
    const before = opening.exec(run)?.[0] ?? ''
    const rest = run.slice(before.length)
    const after = closingOf(rest)
    const core = rest.slice(0, rest.length - after.length)
    const breaks = text.slice(end, index).split('\n').length - 1
    chunks.push({ from: index, core, coreFrom: index + before.length, before, after, breaks })
    end = index + run.length
  }
  return chunks
}

/** Offsets refer to the original. Removes or names synthesizer commands (SSML, `[[phonemes]]`). */
export function sentencesOf(text: string, language: Language): Sentence[] {
  const { words, abbreviations } = lexicons[language]
  const chunks = chunksOf(text)
  const sentences: Sentence[] = []
  let tokens: Token[] = []
  let spoken = ''
  let tokenAt: number[] = []

  const close = (pause: number) => {
    if (tokens.some((token) => token.spoken !== ''))
      sentences.push({ tokens, spoken: spoken.trimEnd(), tokenAt, pause })
    else if (sentences.length > 0) sentences.at(-1)!.pause = Math.max(sentences.at(-1)!.pause, pause)
    tokens = []
    spoken = ''
    tokenAt = []
  }
  const say = (piece: string) => {
    for (const _ of piece) tokenAt.push(tokens.length - 1)
    spoken += piece
  }

  chunks.forEach((chunk, index) => {
    const previous = chunks[index - 1]
    const next = chunks[index + 1]
    const isWord = chunk.after.startsWith('.') && words.has(`${chunk.core}.`)
    // `fig.` is an abbreviation only before a number.
    const beforeNumber =
      chunk.after === '.' && /^\d/.test(next?.core ?? '') ? abbreviations.get(chunk.core.toLowerCase()) : undefined
    const abbreviated = isWord || beforeNumber !== undefined
    const around = {
      previous: previous?.core,
      // A sign ends the counting relation.
      next: chunk.after === '' && next?.before === '' ? countedBehind(chunks, index) : undefined,
    }
    const form = beforeNumber ?? spokenForm(isWord ? `${chunk.core}.` : chunk.core, around, language)
    if (spoken.length + form.length > mostSpokenInSentence) close(pauseAfterPart)
    if (/[([{]/.test(chunk.before) && /[\p{L}\d]$/u.test(spoken.trimEnd())) spoken = `${spoken.trimEnd()}, `
    while (tokenAt.length < [...spoken].length) tokenAt.push(Math.max(0, tokens.length - 1))
    tokens.push({ from: chunk.coreFrom, to: chunk.coreFrom + chunk.core.length, spoken: form })
    say(`${form}${form === '' ? '' : mark(chunk.after, abbreviated)} `)
    if (!next) return close(0)
    if (next.breaks > 0) return close(next.breaks > 1 ? pauseAfterParagraph : pauseAfterSentence)
    if (endsSentence(chunk, next, abbreviated)) close(pauseAfterSentence)
  })
  return sentences
}

function countedBehind(chunks: readonly Chunk[], index: number): string | undefined {
  const [next, afterNext] = chunks.slice(index + 1)
  const isThousand = next?.core === 'mil' && /^\d/.test(chunks[index]?.core ?? '')
  return isThousand && next?.after === '' ? afterNext?.core : next?.core
}

function mark(after: string, abbreviated: boolean): string {
  if (after.includes('?')) return '?'
  if (after.includes('!')) return '!'
  if (after.includes(':')) return ':'
  if (after.includes(';')) return ';'
  if (/[,)\]}–—]/.test(after)) return ','
  if (after.includes('…') || (after.includes('.') && !abbreviated)) return '.'
  return ''
}

function endsSentence(chunk: Chunk, next: Chunk, abbreviated: boolean): boolean {
  if (!/[.?!…]/.test(chunk.after) || abbreviated) return false
  // Initials, as in "J. Smith".
  if (/^\p{Lu}$/u.test(chunk.core) && chunk.after === '.') return false
  return /^[\p{Lu}\d¿¡«"'“‘(—–\p{Extended_Pictographic}]/u.test(next.before + next.core + next.after)
}
