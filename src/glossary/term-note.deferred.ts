import { documentLanguage } from '../i18n/document-language.ts'
import { placeNote } from './note-place.ts'
import styles from './term-note.module.css'
import { readNotes, type ReadyNote } from './term-notes-client.ts'

export type Approach = 'met' | 'pointed' | 'pressed'

interface Surroundings {
  follow: (href: string) => void
  signal: AbortSignal
}

/** Time (ms) that the mouse rests on a term before its note opens, and that the note waits for the mouse. */
const openAfter = 140
const closeAfter = 260

interface OpenNote {
  term: HTMLAnchorElement
  listening: AbortController
}

let open: OpenNote | undefined
/** The term whose note is loading, or that the mouse rests on. */
let wanted: HTMLAnchorElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let element: HTMLElement | undefined

/** A press shows the note at once and focuses it; the mouse, when it rests; otherwise only the text is loaded. */
export function approachTerm(term: HTMLAnchorElement, approach: Approach, { follow, signal }: Surroundings): void {
  term.ariaHasPopup = 'dialog'
  const reading = readNotes(documentLanguage(), termsBeside(term))
  reading.catch((error: unknown) => console.error('The glossary could not be read', error))
  if (approach === 'met') return
  clearTimeout(timer)
  if (open?.term === term && approach === 'pointed') return
  wanted = term
  const show = () =>
    reading.then(
      (notes) => {
        const note = notes.get(term.dataset['term'] ?? '')
        if (wanted === term && note && term.isConnected && !signal.aborted) openNote(term, note, approach, signal)
      },
      () => {
        if (approach === 'pressed') follow(term.pathname + term.hash)
      },
    )
  if (approach === 'pressed') void show()
  else {
    timer = setTimeout(show, openAfter)
    term.addEventListener('pointerleave', leave, { once: true })
  }
}

function termsBeside(term: Element): string[] {
  const text = term.closest('article') ?? document
  return [...text.querySelectorAll<HTMLElement>('[data-term]')].map(({ dataset }) => dataset['term'] ?? '')
}

function openNote(term: HTMLAnchorElement, note: ReadyNote, approach: Approach, page: AbortSignal): void {
  close()
  const box = fill(term, note)
  box.hidden = false
  box.showPopover()
  place(box, term)
  term.ariaExpanded = 'true'
  const listening = new AbortController()
  const { signal } = listening
  open = { term, listening }
  document.addEventListener('keydown', onKey, { capture: true, signal })
  document.addEventListener('pointerdown', closeFromOutside, { capture: true, signal })
  box.addEventListener('focusout', ({ relatedTarget }) => relatedTarget !== term && closeUnlessInside(relatedTarget), {
    signal,
  })
  addEventListener('popstate', close, { signal })
  page.addEventListener('abort', close, { signal })
  addEventListener('resize', () => place(box, term), { signal })
  if (approach === 'pressed') {
    box.focus({ preventScroll: true })
    return
  }
  // The mouse may move to the note and stay there.
  for (const each of [box, term]) {
    each.addEventListener('pointerenter', () => clearTimeout(timer), { signal })
    each.addEventListener('pointerleave', leave, { signal })
  }
}

function fill(term: HTMLAnchorElement, { term: name, definition, more }: ReadyNote): HTMLElement {
  element ??= document.createElement('div')
  element.className = styles['note'] ?? ''
  element.popover = 'manual'
  element.role = 'dialog'
  element.tabIndex = -1
  element.setAttribute('aria-labelledby', 'term-note-name')
  element.setAttribute('aria-describedby', 'term-note-text')
  const ink = term.closest<HTMLElement>('[data-ink]')?.dataset['ink']
  if (ink !== undefined) element.dataset['ink'] = ink
  const heading = paragraph('name', name)
  const text = paragraph('text', definition)
  const link = document.createElement('a')
  link.href = term.href
  link.textContent = more
  link.className = styles['more'] ?? ''
  element.replaceChildren(heading, text, link)
  if (!element.isConnected) document.body.append(element)
  return element
}

function paragraph(name: 'name' | 'text', content: string): HTMLElement {
  const made = document.createElement('p')
  made.id = `term-note-${name}`
  made.className = styles[name] ?? ''
  made.textContent = content
  return made
}

/** Positioned relative to the page, so that it scrolls with its term. */
function place(box: HTMLElement, term: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const size = { width: box.offsetWidth, height: box.offsetHeight }
  const { left, top, side } = placeNote([...term.getClientRects()], size, { width, height })
  box.dataset['side'] = side
  box.style.left = `${left + scrollX}px`
  box.style.top = `${top + scrollY}px`
}

function leave(): void {
  clearTimeout(timer)
  wanted = undefined
  timer = setTimeout(close, closeAfter)
}

function close(): void {
  clearTimeout(timer)
  wanted = undefined
  if (!open || !element) return
  const { term, listening } = open
  open = undefined
  listening.abort()
  term.ariaExpanded = 'false'
  // Prevents losing the focus with the element.
  if (element.contains(document.activeElement)) term.focus({ preventScroll: true })
  element.hidePopover()
  element.hidden = true
}

function closeUnlessInside(target: EventTarget | null): void {
  if (target !== null && !element?.contains(target as Node)) close()
}

function closeFromOutside({ target }: Event): void {
  if (target instanceof Node && !element?.contains(target) && !open?.term.contains(target)) close()
}

function onKey(event: KeyboardEvent): void {
  if (!open || !element) return
  if (event.key === 'Escape') {
    // Escape also closes Zed's panel and the menu, which isn't meant here.
    event.preventDefault()
    event.stopPropagation()
    close()
  } else if (event.key === 'Tab' && element.contains(document.activeElement)) {
    const onBox = document.activeElement === element
    // The note is at the end of the document, but its place in the tab order is after its term.
    if (event.shiftKey) {
      event.preventDefault()
      if (onBox) close()
      else element.focus()
    } else if (!onBox) close()
  } else if (event.key === 'Enter' && !element.contains(document.activeElement)) {
    // The click may lead to another page, where the note has no term.
    close()
  }
}
