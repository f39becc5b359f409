/** A thing of the page that answers a press, a key or a word. */
export interface Control {
  /** The same after the page is loaded anew: where it stands, what it looks like, the how many-th of its kind. */
  id: string
  name: string
  /** The part of the page that it is in: header, footer, panel, dialog, notice or page. */
  scope: string
  /** Controls of one group are of one component: what one of them does, all do. */
  group: string
  type: 'link' | 'button' | 'text' | 'check' | 'range' | 'select' | 'summary' | 'media' | 'other'
  href: string
  disabled: boolean
  /** It leads to where the reader is: the specification has it do nothing. */
  current: boolean
}

/** What is wrong with a control as it is shown. */
export interface Fault {
  control: string
  fault: string
}

/** What a walker can see of a page; it lives in the page as `window.walker`. */
export interface Walker {
  controls: () => Control[]
  /** Looks at every visible control: whole, uncovered, large enough, named. `small`: under 44 px, for fingers. */
  sweep: (ids: string[], foreign: string[], only: string[]) => Promise<{ faults: Fault[]; small: Fault[] }>
  /** Brings a control into view and tells where to press it. */
  aim: (id: string) => Promise<{ x: number; y: number } | null>
  focus: (id: string) => void
  /** Begins to look for what a press of a control leads to. What moves by itself before the press does not count. */
  watch: (id: string) => Promise<void>
  /** What has come of the press; empty as long as nothing has. */
  answer: () => string
  /** Resolves when nothing that has an end moves any more. */
  still: () => Promise<void>
  /** Where the focus is and what one sees of it. */
  focused: () => FocusSeen
}

export interface FocusSeen {
  id: string
  name: string
  scope: string
  /** The focus is somewhere, and not on the page as a whole. */
  somewhere: boolean
  /** Whether the control that had the focus before looked other then than it does now: it has shown its focus. */
  hasShownBefore: boolean
  /** Part (0…1) of it that nothing lies upon and that is on the screen. */
  uncovered: number
  top: number
  left: number
}

declare global {
  interface Window {
    walker?: Walker
  }
}

/** Runs in the page, by itself: nothing outside of it is known there. */
export function installWalker(): void {
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

  /** Only for screen readers, or shown with the focus alone. */
  function isUnseen(element: Element): boolean {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect()
      const { clipPath, overflowX } = getComputedStyle(box)
      if ((width <= 1 && height <= 1 && overflowX !== 'visible') || clipPath === 'inset(50%)') return true
    }
    const { right, bottom } = element.getBoundingClientRect()
    return right + scrollX <= 0 || bottom + scrollY <= 0
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

  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

  /** What an element says in its name: texts, pictures, labels of what is within. */
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
      const key = `${scope} ${group}`
      const at = counts.get(key) ?? 0
      counts.set(key, at + 1)
      const link = element instanceof HTMLAnchorElement ? element : null
      const isHere = link !== null && link.pathname === location.pathname && link.search === location.search
      return {
        id: `${key} #${at}`,
        name: nameOf(element).slice(0, 80),
        scope,
        group,
        type: typeOf(element),
        href: link?.getAttribute('href') ?? '',
        disabled: element.matches(':disabled, [aria-disabled=true]'),
        current: isHere && link.hash === '',
      }
    })
    return seen
  }

  const elementOf = (id: string) => known[seen.findIndex((one) => one.id === id)] ?? null

  /** The boxes that can be pressed: of a field that is drawn by its label, the label's. */
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

  /** The middle of the largest part of a control: a link in a text may stand in two lines. */
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

  /** What hides some of a control that stands where it is now. */
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
    // Links in a text are made higher than their line, and so overlap those of the next one.
    const points = isInText(element) ? [[x, y]] : [[x, y], ...around]
    const covered = points.filter(([px = 0, py = 0]) => isOnScreen(px, py) && !hits(element, px, py))
    const [first] = covered
    if (!first) return ''
    const [px = 0, py = 0] = first
    const part = covered.length < points.length ? ' in part' : ''
    return `covered by ${describe(document.elementFromPoint(px, py))}${part}`
  }

  /** What cuts a control: the screen's edges, or a box around it that cannot be scrolled. */
  function cutOf(element: Element): string {
    const cut = boxesOf(element).flatMap((box) => {
      const width = document.documentElement.clientWidth
      if (box.left < -1 || box.right > width + 1)
        return [`reaches over the screen’s edge (${Math.round(box.left)}…${Math.round(box.right)} of ${width})`]
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        const { left, right, top, bottom } = around.getBoundingClientRect()
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) break
        if (/hidden|clip/.test(overflowX) && (box.left < left - 2 || box.right > right + 2))
          return [`cut at the side by ${describe(around)}`]
        if (/hidden|clip/.test(overflowY) && (box.top < top - 2 || box.bottom > bottom + 2))
          return [`cut in its height by ${describe(around)}`]
        if (position === 'fixed') break
      }
      return []
    })
    return cut[0] ?? ''
  }

  function isInText(element: Element): boolean {
    if (!getComputedStyle(element).display.startsWith('inline')) return false
    const { parentElement } = element
    const around = clean(parentElement?.textContent).length - clean(element.textContent).length
    return around > 2
  }

  /** Width and height (px) that can be pressed, as far as it matters. */
  function pressable(element: Element): { width: number; height: number } {
    const middle = middleOf(element)
    if (!middle) return { width: 0, height: 0 }
    const { x, y, box } = middle
    if (box.width >= 44 && box.height >= 44) return box
    const reach = (dx: number, dy: number) => {
      for (let far = 3; far <= 23; far += 2) {
        const [px, py] = [x + dx * far, y + dy * far]
        if (!isOnScreen(px, py) || !hits(element, px, py)) return far - 2
      }
      return 23
    }
    return {
      width: Math.max(box.width, reach(1, 0) + reach(-1, 0) + 1),
      height: Math.max(box.height, reach(0, 1) + reach(0, -1) + 1),
    }
  }

  /** WCAG 2.5.8 lets a target be smaller when a circle of 24 px around its middle touches no other target. */
  function isNearAnother(element: Element): boolean {
    const middle = middleOf(element)
    if (!middle) return false
    return known.some((other) => {
      if (other === element || other.contains(element) || element.contains(other)) return false
      const { left, right, top, bottom } = other.getBoundingClientRect()
      const dx = Math.max(left - middle.x, 0, middle.x - right)
      const dy = Math.max(top - middle.y, 0, middle.y - bottom)
      return Math.hypot(dx, dy) < 12
    })
  }

  async function bring(element: Element, block: ScrollLogicalPosition): Promise<void> {
    element.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
    await frames()
  }

  /** What is wrong with where a control stands, wherever one scrolls. */
  async function placeFault(element: Element): Promise<string> {
    let first = ''
    for (const block of ['center', 'start', 'end', 'nearest'] as const) {
      await bring(element, block)
      if (!element.isConnected || !isShown(element)) return ''
      const fault = cutOf(element) || coveringOf(element)
      if (!fault) return ''
      first ||= fault
    }
    return first
  }

  const label = ({ name, scope, group }: Control) => `${scope}: ${name ? `«${name}»` : `(no name) ${group}`}`

  async function sweep(ids: string[], foreign: string[], only: string[]): Promise<{ faults: Fault[]; small: Fault[] }> {
    const raw = new Set(ids)
    const wrong = new Set(foreign)
    const faults: Fault[] = []
    const small: Fault[] = []
    const all = controls()
      .map((control, at) => ({ control, element: known[at] as Element }))
      .filter(({ control }) => only.length === 0 || only.includes(control.id))
    for (const { control, element } of all) {
      const shown = label(control)
      if (!control.name) faults.push({ control: shown, fault: 'has no name' })
      else if (raw.has(control.name) || /^[a-z]+(_[a-z0-9]+)+$/.test(control.name))
        faults.push({ control: shown, fault: 'is named by a message’s id' })
      const tongue = element.closest('[lang]')?.getAttribute('lang')
      if (wrong.has(control.name) && tongue === document.documentElement.lang)
        faults.push({ control: shown, fault: 'is named in the other language' })
      if (control.type === 'link' && /^#?$/.test(control.href)) faults.push({ control: shown, fault: 'leads nowhere' })
    }

    const waiting = new Set(all)
    function look(one: (typeof all)[number], fault: string) {
      waiting.delete(one)
      if (fault) return void faults.push({ control: label(one.control), fault })
      if (one.control.disabled || isInText(one.element)) return
      const { width, height } = pressable(one.element)
      const size = `${Math.round(width)} × ${Math.round(height)} px`
      if (Math.min(width, height) < 23.5 && isNearAnother(one.element))
        faults.push({ control: label(one.control), fault: `can be pressed in ${size} only` })
      else if (Math.min(width, height) < 43.5) small.push({ control: label(one.control), fault: size })
    }

    // Screen by screen, as one scrolls: what is in the middle of it is looked at.
    const step = Math.max(120, innerHeight * 0.4)
    for (let top = 0; waiting.size > 0 && only.length === 0; top += step) {
      scrollTo({ top, behavior: 'instant' })
      await frames()
      for (const one of waiting) {
        const middle = middleOf(one.element)
        if (!middle || middle.y < innerHeight * 0.2 || middle.y > innerHeight * 0.65) continue
        if (!cutOf(one.element) && !coveringOf(one.element)) look(one, '')
      }
      if (top > document.documentElement.scrollHeight) break
    }
    for (const one of [...waiting]) look(one, await placeFault(one.element))
    return { faults: alike(faults), small: alike(small) }
  }

  /** Of the faults of one kind that a component has wherever it stands, the first, and how many more there are. */
  function alike(faults: Fault[]): Fault[] {
    const kinds = new Map<string, Fault[]>()
    for (const fault of faults) {
      const { group, scope } = seen.find((one) => fault.control === label(one)) ?? { group: '', scope: '' }
      const kind = `${scope} ${group} ${fault.fault.replace(/[\d.]+|«.*»/g, '')}`
      kinds.set(kind, [...(kinds.get(kind) ?? []), fault])
    }
    return [...kinds.values()].flatMap(([first, ...more]) =>
      first
        ? [{ ...first, fault: more.length > 0 ? `${first.fault}, and ${more.length} more alike` : first.fault }]
        : [],
    )
  }

  async function aim(id: string): Promise<{ x: number; y: number } | null> {
    const element = elementOf(id)
    if (!element?.isConnected) return null
    for (const block of ['center', 'start', 'end', 'nearest'] as const) {
      await bring(element, block)
      if (!coveringOf(element)) break
    }
    const middle = middleOf(element)
    return middle && { x: middle.x, y: middle.y }
  }

  let pressed: Element | null = null
  let answered = ''
  let restless = new Set<Node>()
  let isPressed = false
  let placeBefore = ''
  let scrollBefore = 0

  const isAnswer = ({ target, type, attributeName }: MutationRecord): boolean => {
    if (restless.has(target) || attributeName === 'aria-busy') return false
    const element = target instanceof Element ? target : target.parentElement
    // Zed begins to speak at the first press of anything.
    if (element?.closest('[data-zed-panel]') && !pressed?.closest('[data-zed-panel]') && type !== 'attributes')
      return false
    return !element?.closest('[data-zed-panel]') || pressed?.closest('[data-zed-panel]') !== null
  }

  const observer = new MutationObserver((records) => {
    if (!isPressed) for (const { target } of records) restless.add(target)
    else {
      const found = records.find(isAnswer)
      if (found) answered ||= `${found.type} of ${describe(found.target instanceof Element ? found.target : null)}`
    }
  })

  async function watch(id: string): Promise<void> {
    pressed = elementOf(id)
    answered = ''
    isPressed = false
    restless = new Set()
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    await frames()
    await frames()
    for (const record of observer.takeRecords()) restless.add(record.target)
    placeBefore = location.href
    scrollBefore = scrollY
    isPressed = true
  }

  function answer(): string {
    if (!isPressed) return 'another page'
    if (location.href !== placeBefore) return 'another address'
    if (Math.abs(scrollY - scrollBefore) > 40) return 'the page has scrolled'
    return answered
  }

  for (const type of [
    'play',
    'pause',
    'volumechange',
    'seeking',
    'ratechange',
    'fullscreenchange',
    'toggle',
    'invalid',
  ]) {
    addEventListener(
      type,
      ({ target }) => {
        const isZed = target instanceof HTMLMediaElement && !target.isConnected
        if (isPressed && (!isZed || pressed?.closest('[data-zed-panel]'))) answered ||= type
      },
      true,
    )
  }
  for (const type of ['input', 'change', 'copy']) addEventListener(type, () => isPressed && (answered ||= type), true)
  addEventListener(
    'focusin',
    ({ target }) => {
      if (isPressed && target !== pressed && !(target instanceof Node && target.contains(pressed)))
        answered ||= 'the focus has moved'
    },
    true,
  )

  async function still(): Promise<void> {
    await frames()
    // What follows the scroll position ends with nothing.
    const moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && endTime !== Infinity && timeline === document.timeline
    })
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
    await frames()
  }

  let before: { element: Element; look: string } | undefined

  function focused(): FocusSeen {
    const element = document.activeElement
    const somewhere = element !== null && element !== document.body && element !== document.documentElement
    controls()
    const at = element ? known.indexOf(element) : -1
    const hasShownBefore = !before?.element.isConnected || lookOf(before.element) !== before.look
    before = element && somewhere ? { element, look: lookOf(element) } : undefined
    const seenNow = {
      id: seen[at]?.id ?? '',
      name: element ? nameOf(element).slice(0, 60) : '',
      scope: element ? scopeOf(element) : '',
      somewhere,
      hasShownBefore,
    }
    const middle = element && somewhere ? middleOf(element) : null
    if (!element || !middle) return { ...seenNow, uncovered: 0, top: 0, left: 0 }
    const { box } = middle
    let free = 0
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9])
      for (const height of [0.2, 0.5, 0.8]) {
        const [x, y] = [box.x + box.width * part, box.y + box.height * height]
        if (isOnScreen(x, y) && hits(element, x, y)) free += 1 / 15
      }
    return { ...seenNow, uncovered: free, top: box.top + scrollY, left: box.left }
  }

  /** What an element, what is in it and what it is drawn by look like, as far as a focus may change it. */
  function lookOf(element: Element): string {
    const drawnBy = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null
    const inside = [...element.querySelectorAll('*')].slice(0, 8)
    const places = [element, drawnBy, element.parentElement, element.parentElement?.parentElement ?? null, ...inside]
    const looks = places.flatMap((place) => {
      if (!place) return []
      return [undefined, '::before', '::after'].map((part) => {
        const {
          outlineStyle,
          outlineWidth,
          outlineColor,
          boxShadow,
          backgroundColor,
          borderColor,
          color,
          transform,
          opacity,
        } = getComputedStyle(place, part)
        const { textDecorationLine, textDecorationThickness, fill, stroke } = getComputedStyle(place, part)
        const outline = outlineStyle === 'none' ? '' : outlineStyle + outlineWidth + outlineColor
        return [
          outline,
          boxShadow,
          backgroundColor,
          borderColor,
          color,
          transform,
          opacity,
          textDecorationLine + textDecorationThickness,
          fill,
          stroke,
        ].join()
      })
    })
    return looks.join(';')
  }

  window.walker = { controls, sweep, aim, focus, watch, answer, still, focused }

  function focus(id: string): void {
    const element = elementOf(id)
    if (element instanceof HTMLElement) element.focus()
  }
}
