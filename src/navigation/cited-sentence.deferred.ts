import type { AnyRouter } from '@tanstack/react-router'
import { splitSentences } from '../content/sentences.ts'
import { markInHash, sentenceMark } from '../content/sentence-mark.ts'
import { withoutLocalePrefix } from '../i18n/language-address.ts'
import { documentLanguage } from '../i18n/document-language.ts'

/** Name of the highlight in `base.css`. */
const highlight = 'cited'
/** What is shown stays so far (px) from the upper edge. */
const leastAbove = 72

/** Shows the sentence (`#q-…`) or the figure's state (`#f-name?…`) that the page's address names, if it names one. */
export function showNamedPart(): void {
  const mark = markInHash(location.hash)
  if (mark) showCitedSentence(mark)
  const [, figure] = /^#(f-[a-z-]+)\?/.exec(location.hash) ?? []
  // The focus is a use of the page, which fetches the figure's code.
  if (figure) focusUnlessTaken(document.getElementById(figure))
}

/** Gives an element the focus, but takes it from no one who works within it already, or writes somewhere: this comes late. */
function focusUnlessTaken(element: HTMLElement | null, options?: FocusOptions): void {
  const { activeElement } = document
  if (element?.contains(activeElement) || activeElement?.matches('input, textarea')) return
  element?.focus(options)
}

/** Follows a link of an answer; one into the page that is open shows its sentence and leaves the page as it is. */
export async function followLink(router: AnyRouter, href: string): Promise<void> {
  const { pathname, hash } = new URL(href, location.href)
  const isHere = hash !== '' && withoutLocalePrefix(location.pathname) === pathname
  if (isHere) history.replaceState(history.state, '', hash)
  else await router.navigate({ href })
  showNamedPart()
}

/** Highlights the sentence of that mark in the page, and brings it into view with the focus. None is no fault: texts change. */
function showCitedSentence(mark: string): void {
  const found = findSentence(mark)
  CSS.highlights?.delete(highlight)
  if (!found) return
  const { range, block } = found
  if (typeof Highlight === 'function') CSS.highlights?.set(highlight, new Highlight(range))
  block.tabIndex = -1
  focusUnlessTaken(block, { preventScroll: true })
  bringIntoView(range, block)
}

/** Scrolls a sentence into the middle of what Zed's panel leaves of the screen. */
function bringIntoView(range: Range, block: HTMLElement): void {
  // What is far away is laid out when it comes near: only then it is known where the sentence stands.
  block.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const own = range.getBoundingClientRect()
  const panel = document.querySelector('[data-zed-panel]')?.getBoundingClientRect()
  const free = panel && panel.left < own.right && panel.right > own.left ? panel.top : innerHeight
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = own.top - Math.max(leastAbove, (free - own.height) / 2)
  scrollBy({ top, behavior: calm ? 'instant' : 'smooth' })
}

function findSentence(mark: string): { range: Range; block: HTMLElement } | undefined {
  const language = documentLanguage()
  for (const block of document.querySelectorAll<HTMLElement>('main :is(p, li, dd, td, blockquote, figcaption)')) {
    const { nodes, text } = textOf(block)
    let from = 0
    for (const sentence of splitSentences(text, language)) {
      from = text.indexOf(sentence, from)
      if (sentenceMark(sentence) === mark) return { range: rangeOf(nodes, from, from + sentence.length), block }
      from += sentence.length
    }
  }
  return undefined
}

function textOf(block: Element): { nodes: Text[]; text: string } {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text)
  return { nodes, text: nodes.map(({ data }) => data).join('') }
}

/** The range of a part of the nodes' joined text. */
function rangeOf(nodes: readonly Text[], from: number, to: number): Range {
  const range = document.createRange()
  let before = 0
  for (const node of nodes) {
    const after = before + node.length
    if (from >= before && from < after) range.setStart(node, from - before)
    if (to > before && to <= after) range.setEnd(node, to - before)
    before = after
  }
  return range
}
