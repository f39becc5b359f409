import type { Control } from './walker.ts'

/** Runs in the page, without access to this module. */
export function installEyes(): void {
  const interactive = [
    'a[href]',
    'button',
    'input:not([type=hidden])',
    'select',
    'textarea',
    'summary',
    'video[controls]',
    'audio[controls]',
    '[contenteditable=true]',
    ...['button', 'link', 'checkbox', 'switch', 'slider', 'tab', 'option', 'menuitem', 'radio', 'combobox'].map(
      (role) => `[role=${role}]`,
    ),
    '[tabindex="0"]',
  ].join()

  const frames = () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))

  function isShown(element: Element): boolean {
    if (element.closest('[inert], [aria-hidden="true"]')) return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  }

  function isUnseen(element: Element): boolean {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect()
      const { clipPath, overflowX } = getComputedStyle(box)
      if ((width <= 1 && height <= 1 && overflowX !== 'visible') || clipPath === 'inset(50%)') return true
    }
    let { right, bottom } = element.getBoundingClientRect()
    // Controls scrolled out of a box can be scrolled back; the document's scroll is that of its root.
    for (let box = element.parentElement; box; box = box.parentElement) {
      right += box.scrollLeft
      bottom += box.scrollTop
    }
    return right <= 0 || bottom <= 0
  }

  function typeOf(element: Element): Control['type'] {
    if (element instanceof HTMLAnchorElement) return 'link'
    if (element instanceof HTMLSelectElement) return 'select'
    if (element instanceof HTMLTextAreaElement) return 'text'
    if (element instanceof HTMLMediaElement) return 'media'
    if (element.tagName === 'SUMMARY') return 'summary'
    if (element instanceof HTMLInputElement) {
      if (/checkbox|radio/.test(element.type)) return 'check'
      if (element.type === 'range') return 'range'
      return /button|submit|reset/.test(element.type) ? 'button' : 'text'
    }
    const role = element.getAttribute('role')
    if (role === 'slider') return 'range'
    return element.tagName === 'BUTTON' || role === 'button' ? 'button' : 'other'
  }

  /** The selected item of a set that always has one: radio buttons, tabs, options, or toggles of a group. */
  function isChosen(element: Element): boolean {
    if (element instanceof HTMLInputElement) return element.type === 'radio' && element.checked
    if (element.matches('[role=radio][aria-checked=true], :is([role=tab], [role=option])[aria-selected=true]'))
      return true
    const set = element.closest('[role=group], fieldset')
    if (!set || element.getAttribute('aria-pressed') !== 'true') return false
    const toggles = [...set.querySelectorAll('[aria-pressed]')]
    return toggles.length > 1 && toggles.filter((one) => one.getAttribute('aria-pressed') === 'true').length === 1
  }

  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

  function wordsOf(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    if (getComputedStyle(node).display === 'none') return ''
    const own = node.getAttribute('aria-label') ?? (node instanceof HTMLImageElement ? node.alt : null)
    return own ?? [...node.childNodes].map(wordsOf).join(' ')
  }

  function nameOf(element: Element): string {
    const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labelled = clean(by.map((id) => document.getElementById(id)?.textContent ?? '').join(' '))
    if (labelled) return labelled
    const label = clean(element.getAttribute('aria-label'))
    if (label) return label
    if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      const labels = clean([...(element.labels ?? [])].map(wordsOf).join(' '))
      if (labels) return labels
      if (element instanceof HTMLInputElement && /button|submit/.test(element.type)) return element.value
    } else {
      const words = clean(wordsOf(element))
      if (words) return words
    }
    return clean(element.getAttribute('title'))
  }

  function scopeOf(element: Element): string {
    if (element.closest('dialog, [role=dialog]')) return 'dialog'
    if (element.closest('[data-zed-panel]')) return 'panel'
    if (element.closest('header') && !element.closest('main')) return 'header'
    if (element.closest('footer') && !element.closest('main')) return 'footer'
    return element.closest('main') ? 'page' : 'notice'
  }

  function groupOf(element: Element): string {
    let named: Element | null = element
    while (named && !named.getAttribute('class')) named = named.parentElement
    const row = element.closest('li') ? ' in a list' : ''
    const classes = clean(named?.getAttribute('class')).split(' ').sort().join('.')
    return `${element.tagName.toLowerCase()}${named === element ? '' : ' in '}.${classes}${row}`
  }

  let known: Element[] = []
  let seen: Control[] = []

  function controls(): Control[] {
    const counts = new Map<string, number>()
    known = [...document.querySelectorAll(interactive)].filter((one) => isShown(one) && !isUnseen(one))
    seen = known.map((element) => {
      const scope = scopeOf(element)
      const group = groupOf(element)
      const name = nameOf(element).slice(0, 80)
      // Suggestions replace each other in the same place.
      const key = scope === 'panel' ? `${scope} ${group} «${name}»` : `${scope} ${group}`
      const at = counts.get(key) ?? 0
      counts.set(key, at + 1)
      const link = element instanceof HTMLAnchorElement ? element : null
      const isHere = link !== null && link.pathname === location.pathname && link.search === location.search
      return {
        id: `${key} #${at}`,
        name,
        scope,
        group,
        type: typeOf(element),
        href: link?.getAttribute('href') ?? '',
        disabled: element.matches(':disabled, [aria-disabled=true]'),
        current: isHere && link.hash === '',
        chosen: isChosen(element),
      }
    })
    return seen
  }

  const elementOf = (id: string) => known[seen.findIndex((one) => one.id === id)] ?? null

  function boxesOf(element: Element): DOMRect[] {
    const drawn = getComputedStyle(element)
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const isDrawnByLabel = label && (drawn.opacity === '0' || drawn.clipPath !== 'none')
    return [...(isDrawnByLabel ? label : element).getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    )
  }

  function hits(element: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y)
    if (!hit) return false
    if (element.contains(hit)) return true
    const label = hit.closest('label')
    return label !== null && (label.control === element || label.contains(element))
  }

  const isOnScreen = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < document.documentElement.clientWidth && y < innerHeight

  function middleOf(element: Element): { x: number; y: number; box: DOMRect } | null {
    const boxes = boxesOf(element).sort((one, other) => other.width * other.height - one.width * one.height)
    const [box] = boxes
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2, box } : null
  }

  function describe(element: Element | null): string {
    if (!element) return 'nothing'
    const words = clean(element.textContent).slice(0, 30)
    const part = element.closest('[data-zed-panel]') ? 'Zed’s panel: ' : ''
    return `${part}<${element.tagName.toLowerCase()}>${words ? ` «${words}»` : ''}`
  }

  function coveringOf(element: Element): string {
    const middle = middleOf(element)
    if (!middle) return 'has no box'
    const { x, y, box } = middle
    if (!isOnScreen(x, y)) return 'cannot be brought into view'
    const around = [
      [box.x + box.width / 4, y],
      [box.x + (3 * box.width) / 4, y],
      [x, box.y + box.height / 4],
      [x, box.y + (3 * box.height) / 4],
    ]
    // Text links have padding that overlaps the next line.
    const points = isInText(element) || isScreenful(box) || isFilm(element, box) ? [[x, y]] : [[x, y], ...around]
    const covered = points.filter(([px = 0, py = 0]) => isOnScreen(px, py) && !hits(element, px, py))
    const [first] = covered
    if (!first) return ''
    const [px = 0, py = 0] = first
    const part = covered.length < points.length ? ' in part' : ''
    return `covered by ${describe(document.elementFromPoint(px, py))}${part}`
  }

  const isFilm = (element: Element, { width, height }: DOMRect) =>
    element.closest('[data-player]') !== null && Math.min(width, height) > 150

  const isScreenful = ({ width, height }: DOMRect) =>
    width * height > 0.6 * document.documentElement.clientWidth * innerHeight

  function isInText(element: Element): boolean {
    if (!getComputedStyle(element).display.startsWith('inline')) return false
    const { parentElement } = element
    const around = clean(parentElement?.textContent).length - clean(element.textContent).length
    return around > 2
  }

  const elements = () => known
  window.eyes = {
    controls,
    elements,
    elementOf,
    isShown,
    nameOf,
    scopeOf,
    boxesOf,
    middleOf,
    hits,
    isOnScreen,
    isInText,
    isScreenful,
    describe,
    coveringOf,
    frames,
  }
}
