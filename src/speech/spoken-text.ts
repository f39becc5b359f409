import type { Language } from '../i18n/language.ts'
import { lexicons } from './lexicon.ts'
import type { Place } from './place.ts'
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
const beforeLetter =
  /^(?:la|las|una|rayos|vitaminas?|vitamins?|plan|grupo|group|tipo|type|hepatitis|letras?|letters?|clase|class|punto|point)$/i
/** How far a word sees: `200 a 300 mil personas`. */
const mostNeighbours = 4
const title = /^(?:dra?|sra?|srta|profa?|lic|ing|arq|gral|uds?|mr|mrs)$/i
const isShortNumber = /^\*?\d{3,6}$|^\d{3} \d{3}$|^\d{3}-\d{4}$/
/** In words, how far a telephone number is from the word that tells it is one. */
const callDistance = 12

/** Runs spoken as a word, including grouped numbers and telephone numbers; at most 60 characters, to keep calls short. */
const runOfSigns =
  /(?:(?<![\d.,])(?:\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3}){1,9}(?! ?\d)|\+?\d{2,4}(?: \d{2,4}){2,5}(?!\d)|0\d{1,3}(?: \d{3,4}){1,3}(?!\d)|\d{4} \d{4}(?!\d))|\S){1,60}/gu

/** A tilde, a dash, the apostrophe of a decade or the star to dial belongs to the number behind it: `~50`, `–4`, `’80s`, `*4141`. */
const opening = /^(?:(?![~–]\d|['’]\d\ds|\*\d{3,6}(?![\d*]))[\p{Ps}\p{Pi}"'¿¡*_~`«‹–—…]){1,60}/u
/** Signs that are said when they stand alone between or before numbers: `20 – 30`, `~ 50`. */
const aloneSign = /^[~–—-]$/
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
  return chunks.map((chunk, index) => (isSaidSign(text, chunks, index) ? withSign(chunk) : chunk))
}

function isSaidSign(text: string, chunks: readonly Chunk[], index: number): boolean {
  const [previous, chunk, next] = [chunks[index - 1], chunks[index], chunks[index + 1]]
  if (!chunk || chunk.core !== '' || !aloneSign.test(chunk.before + chunk.after)) return false
  if (next?.before !== '' || next.breaks > 0 || chunk.breaks > 0 || !/^[-−+$€£]?\d/.test(next.core)) return false
  return text[chunk.from] === '~' || (previous?.after === '' && /^(?:[~$€£]?\d\S{0,8}|[%°]C?)$/.test(previous.core))
}

function withSign(chunk: Chunk): Chunk {
  return { ...chunk, core: chunk.before + chunk.after, coreFrom: chunk.from, before: '', after: '' }
}

/** Offsets refer to the original. Removes or names synthesizer commands (SSML, `[[phonemes]]`). */
export function sentencesOf(text: string, language: Language): Sentence[] {
  const { words } = lexicons[language]
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
    const next = chunks[index + 1]
    const word = chunk.after.startsWith('.') ? dottedWord(chunks, index, words) : undefined
    const abbreviation = word ?? abbreviationAt(chunks, index, language)
    const abbreviated = abbreviation !== undefined || isInitial(chunks, index)
    const calls = isShortNumber.test(chunk.core) ? callsNear(chunks, index, language) : undefined
    const place = { language, previous: coresBefore(chunks, index, language), next: coresBehind(chunks, index), calls }
    const form = abbreviation ?? spokenForm(chunk.core, place)
    if (spoken.length + form.length > mostSpokenInSentence) close(pauseAfterPart)
    if (/[([{]/.test(chunk.before) && /[\p{L}\d]$/u.test(spoken.trimEnd())) spoken = `${spoken.trimEnd()}, `
    while (tokenAt.length < [...spoken].length) tokenAt.push(Math.max(0, tokens.length - 1))
    tokens.push({ from: chunk.coreFrom, to: chunk.coreFrom + chunk.core.length, spoken: form })
    if (form !== '') say(`${form}${mark(chunk.after, abbreviated)} `)
    if (!next) return close(0)
    if (next.breaks > 0) return close(next.breaks > 1 ? pauseAfterParagraph : pauseAfterSentence)
    if (endsSentence(chunk, next, abbreviated)) close(pauseAfterSentence)
  })
  return sentences
}

/** `etc.`, `E.g.`, `Dr.`; titles before a name in any case: `dr. Pérez`. */
function dottedWord(chunks: readonly Chunk[], index: number, words: ReadonlyMap<string, string>): string | undefined {
  const [previous, core = '', next] = [chunks[index - 1]?.core ?? '', chunks[index]?.core, chunks[index + 1]?.core]
  const isTitle = title.test(core) && /^\p{Lu}/u.test(next ?? '')
  const titled = isTitle ? words.get(`${core.slice(0, 1).toUpperCase()}${core.slice(1).toLowerCase()}.`) : undefined
  const known = words.get(`${core}.`) ?? words.get(`${core.toLowerCase()}.`) ?? titled
  return /^(?:la|una)$/i.test(previous) && /^(?:lic|ing|arq)$/i.test(core) ? known?.replace(/o$/, 'a') : known
}

/** `fig.` before a number, `s.` before a Roman numeral, and either half of `p. ej.`. */
function abbreviationAt(chunks: readonly Chunk[], index: number, language: Language): string | undefined {
  const { abbreviations, pairs } = lexicons[language]
  const pair = (first: string, second: string) =>
    pairs.get(`${first}. ${second}.`) ?? pairs.get(`${first}. ${second}.`.toLowerCase())
  const [previous, chunk, next] = [chunks[index - 1], chunks[index], chunks[index + 1]]
  if (!chunk?.after.startsWith('.')) return undefined
  const whole = next?.breaks === 0 ? pair(chunk.core, next.core) : undefined
  if (whole && chunk.after === '.' && next?.before === '' && next.after.startsWith('.')) return whole[0]
  const half = previous?.after === '.' ? pair(previous.core, chunk.core) : undefined
  if (half && chunk.before === '') return half[1]
  if (chunk.after !== '.') return undefined
  if (language === 'es' && /^ss?$/.test(chunk.core) && /^[IVX]{1,5}(?:-|$)/.test(next?.core ?? ''))
    return chunk.core.length === 1 ? 'siglo' : 'siglos'
  const isNumbered = /^(?:\d|[IVX]{2,6}$|[VX]$)/.test(next?.core ?? '')
  if (!isNumbered || /^\p{Lu}$/u.test(chunk.core)) return undefined
  // `El No. 5`, but `¿Es par? No. 5 es impar.`
  const isWithin = chunk.before.includes('(') || (previous?.after === '' && chunk.breaks === 0)
  if (language === 'es' && chunk.core === 'No') return isWithin ? lexicons.es.grammar.number : undefined
  return abbreviations.get(chunk.core.toLowerCase())
}

/** Whether a helpline is spoken of around a number, or calls before it; in `se llama` they are not. */
function callsNear(chunks: readonly Chunk[], index: number, language: Language): Place['calls'] {
  const { calls, helplines } = lexicons[language]
  const from = Math.max(0, index - callDistance)
  const around = chunks.slice(from, index + callDistance).map(({ core }) => core.toLowerCase())
  if (around.some((word) => helplines.has(word))) return 'helpline'
  const isCall = (word: string, at: number) =>
    calls.has(word) && !(/^llam(?!ad)/.test(word) && /^(?:se|te|me|nos|lo|la)$/.test(around[at - 1] ?? ''))
  return around.slice(0, index - from).some(isCall) ? 'spoken-of' : undefined
}

/** Words before and behind, nearest first, up to the next sign: it ends what they have to do with each other. */
function coresBefore(chunks: readonly Chunk[], index: number, language: Language): string[] {
  const cores: string[] = []
  for (let at = index; cores.length < mostNeighbours; at -= 1) {
    const previous = chunks[at - 1]
    // `s. XX` is said as `siglo XX`.
    const whole =
      previous?.after === '.' && chunks[at]?.before === '' ? abbreviationAt(chunks, at - 1, language) : undefined
    if (whole !== undefined) return [...cores, whole]
    if (!previous || chunks[at]?.before !== '' || previous.after !== '' || chunks[at]!.breaks > 0) break
    cores.push(previous.core)
  }
  return cores
}

function coresBehind(chunks: readonly Chunk[], index: number): string[] {
  const cores: string[] = []
  for (let at = index; cores.length < mostNeighbours; at += 1) {
    const next = chunks[at + 1]
    if (!next || chunks[at]?.after !== '' || next.before !== '' || next.breaks > 0) break
    cores.push(next.core)
  }
  return cores
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

/** As in "J. Smith"; "rayos X." ends a sentence. */
function isInitial(chunks: readonly Chunk[], index: number): boolean {
  const [previous, chunk, next] = [chunks[index - 1], chunks[index], chunks[index + 1]]
  if (!chunk || !/^\p{Lu}$/u.test(chunk.core) || chunk.after !== '.' || next?.breaks !== 0) return false
  return !beforeLetter.test(previous?.core ?? '')
}

function endsSentence(chunk: Chunk, next: Chunk, abbreviated: boolean): boolean {
  if (!/[.?!…]/.test(chunk.after) || abbreviated) return false
  return /^[\p{Lu}\d¿¡«"'“‘(—–\p{Extended_Pictographic}]/u.test(next.before + next.core + next.after)
}
