import type { AnyRouter } from '@tanstack/react-router'
import { freeBottom } from '../assistant/free-area.ts'
import { splitSentences } from '../content/sentences.ts'
import { markInHash, sentenceMark } from '../content/sentence-mark.ts'
import { withoutLocalePrefix } from '../i18n/language-address.ts'
import { documentLanguage } from '../i18n/document-language.ts'
import { rangeOf, textOf } from '../ui/text-range.ts'

const highlight = 'cited'
const leastAbove = 72

/** Shows the sentence (`#q-…`) or figure state (`#f-name?…`) in the URL, if any. */
export function showNamedPart(): void {
  const mark = markInHash(location.hash)
  if (mark) showCitedSentence(mark)
  const [, figure] = /^#(f-[a-z-]+)\?/.exec(location.hash) ?? []
  // Focus counts as interaction and loads the figure's code.
  if (figure) focusUnlessTaken(document.getElementById(figure))
}

function focusUnlessTaken(element: HTMLElement | null, options?: FocusOptions): void {
  const { activeElement } = document
  if (element?.contains(activeElement) || activeElement?.matches('input, textarea')) return
  element?.focus(options)
}

/** Follows a link of an answer. Links to the current page only show the sentence. */
export async function followLink(router: AnyRouter, href: string): Promise<void> {
  const { pathname, hash } = new URL(href, location.href)
  const isHere = hash !== '' && withoutLocalePrefix(location.pathname) === pathname
  if (isHere) history.replaceState(history.state, '', hash)
  else await router.navigate({ href })
  showNamedPart()
}

/** Highlights and focuses a sentence. Does nothing if it no longer exists. */
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

/** Scrolls to the middle of the area that Zed's panel leaves free. */
function bringIntoView(range: Range, block: HTMLElement): void {
  // `content-visibility` makes positions unreliable: scroll near it first, so that the browser lays it out.
  block.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const own = range.getBoundingClientRect()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = own.top - Math.max(leastAbove, (freeBottom(own) - own.height) / 2)
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
