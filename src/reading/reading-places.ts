import { sentenceMark, typedMarks } from '../content/sentence-mark.ts'
import { splitSentences } from '../content/sentences.ts'
import type { Language } from '../i18n/language.ts'
import { rangeOf, textOf } from '../ui/text-range.ts'
import { rowWords } from './row-words.ts'

/** Where a sentence stands on the page. */
export interface Place {
  /** Null where the words aren't on the page: those of a drawing or a picture. */
  range: Range | null
  block: Element
}

interface Found extends Place {
  range: Range
  mark: string
}

const blocks = ':is(h1, h2, h3, h4, p, li, dt, dd, figcaption, tr)'

/** Finds the place of each sentence by its text, in order; undefined where the page doesn't have it. */
export function findPlaces(sentences: readonly string[], language: Language): (Place | undefined)[] {
  const all = [...document.querySelectorAll(`main article ${blocks}`)].flatMap((block) => sentencesIn(block, language))
  let next = 0
  const found = sentences.map((sentence) => {
    const mark = sentenceMark(sentence)
    const at = all.findIndex((one, index) => index >= next && one.mark === mark)
    if (at === -1) return undefined
    next = at + 1
    return all[at]
  })
  return found.map((place, index) => place ?? placeOfTold(found, index))
}

/** What is told of a figure stands before its caption. */
function placeOfTold(found: readonly (Place | undefined)[], index: number): Place | undefined {
  const following = found
    .slice(index)
    .find((place) => place !== undefined)
    ?.block.closest('figure')
  const block = following ?? found.slice(0, index).findLast((place) => place !== undefined)?.block
  return block && { range: null, block }
}

function sentencesIn(block: Element, language: Language): Found[] {
  if (block instanceof HTMLTableRowElement) return rowIn(block, language)
  // Without lists inside an item, which are blocks of their own.
  const nodes = textOf(block).nodes.filter(({ parentElement }) => parentElement?.closest(blocks) === block)
  // A line break would end a sentence.
  const text = nodes.map(({ data }) => data.replace(/\s/g, ' ')).join('')
  let from = 0
  return splitSentences(text, language).map((sentence) => {
    const start = text.indexOf(sentence, from)
    from = start + sentence.length
    return { mark: sentenceMark(sentence), range: rangeOf(nodes, start, from), block }
  })
}

/** A row is read in words that stand on the page in another form: all its sentences light the whole row. */
function rowIn(row: HTMLTableRowElement, language: Language): Found[] {
  const cellsOf = ({ cells }: HTMLTableRowElement) => [...cells].map((cell) => typedMarks(cell.textContent).trim())
  const head = row.closest('table')?.tHead?.rows[0]
  const range = document.createRange()
  range.selectNodeContents(row)
  return splitSentences(rowWords(head ? cellsOf(head) : [], cellsOf(row)), language).map((sentence) => ({
    mark: sentenceMark(sentence),
    range,
    block: row,
  }))
}

/** Index of the first sentence that ends behind the start of a selection. */
export function sentenceAt(selected: Range, places: readonly (Place | undefined)[]): number {
  const at = places.findIndex(
    (place) => place?.range && selected.comparePoint(place.range.endContainer, place.range.endOffset) >= 0,
  )
  return Math.max(0, at)
}

/** Height (px) that the header may cover. */
const leastAbove = 88

/** Index of the first sentence that begins in the window's visible part; below the text, of the last one. */
export function sentenceInView(places: readonly (Place | undefined)[]): number {
  const at = places.findIndex((place) => place?.range && place.range.getBoundingClientRect().top >= leastAbove)
  return Math.max(0, at < 0 ? places.findLastIndex((place) => place?.range) : at)
}
