import type { FocusSeen, Walker } from './walker.ts'

/** Reports the effect of a press, and the focus. Runs in the page, after `installEyes`. */
export function installAnswers(): void {
  const { eyes } = window
  if (!eyes) return
  const { controls, elements, elementOf, nameOf, scopeOf, middleOf, hits, isOnScreen, describe, frames } = eyes
  let pressed: Element | null = null
  let answered = ''
  let restless = new Set<Node>()
  let isPressed = false
  let isMet = false
  /** Controls in Zed's panel may disappear when they have responded. */
  let isInPanel = false
  /** For a link to another page only the navigation counts, so that the next press doesn't meet that page. */
  let leadsAway = false
  let placeBefore = ''
  let scrollBefore = 0

  const pageOf = ({ host, pathname, search }: Location | HTMLAnchorElement): string =>
    host + pathname.replace(/^\/e[sn](?=\/|$)/, '') + search

  function isToAnotherPage(element: Element): boolean {
    const link = element.closest('a[href]')
    return link instanceof HTMLAnchorElement && pageOf(link) !== pageOf(location)
  }

  const isAnswer = ({ target, attributeName, addedNodes }: MutationRecord): boolean => {
    // The conversation scrolls by itself; only new entries count.
    if (isInPanel && target instanceof Element && target.role === 'log' && addedNodes.length > 0) return true
    if (leadsAway || restless.has(target) || attributeName === 'aria-busy') return false
    const element = target instanceof Element ? target : target.parentElement
    if (element?.closest('head')) return false
    // Zed starts to speak at the first press of anything.
    return isInPanel || !element?.closest('[data-zed-panel]')
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
    isInPanel = pressed !== null && pressed.closest('[data-zed-panel]') !== null
    leadsAway = pressed !== null && isToAnotherPage(pressed)
    answered = ''
    isPressed = false
    isMet = false
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
    if (!leadsAway && Math.abs(scrollY - scrollBefore) > 40) return 'the page has scrolled'
    return answered
  }

  addEventListener(
    'pointerdown',
    (event) => {
      const labels = pressed instanceof HTMLInputElement ? [...(pressed.labels ?? [])] : []
      isMet ||= event.composedPath().some((one) => one === pressed || labels.some((label) => label === one))
    },
    true,
  )

  const isReached = () => isMet || !isPressed

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
        if (isPressed && (!isZed || isInPanel)) answered ||= type
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
    // Scroll-driven animations never end.
    const moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && endTime !== Infinity && timeline === document.timeline
    })
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
    await frames()
  }

  /** Number of stable frames required of the focused element, and the maximum to wait. */
  const [quiet, bound] = [8, 240]

  async function settled(): Promise<void> {
    let place = ''
    let same = 0
    for (let frame = 0; same < quiet && frame < bound; frame += 1) {
      await new Promise(requestAnimationFrame)
      const { x, y, width, height } = (document.activeElement ?? document.body).getBoundingClientRect()
      const now = [x, y, width, height].map(Math.round).join()
      same = now === place ? same + 1 : 0
      place = now
    }
  }

  let before: { element: Element; look: string } | undefined

  function focused(): FocusSeen {
    const element = document.activeElement
    const somewhere = element !== null && element !== document.body && element !== document.documentElement
    const seen = controls()
    const at = element ? elements().indexOf(element) : -1
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
    if (!element || !middle) return { ...seenNow, uncovered: 0, over: 'nothing: it has no box', top: 0, left: 0 }
    const { box } = middle
    // Elements larger than the screen count up to the screen's size.
    const width = Math.min(box.width, document.documentElement.clientWidth)
    const height = Math.min(box.height, innerHeight)
    const [x, y] = [Math.max(box.x, Math.min(0, box.right - width)), Math.max(box.y, Math.min(0, box.bottom - height))]
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((part) =>
      [0.2, 0.5, 0.8].map((down) => ({ x: x + width * part, y: y + height * down })),
    )
    // Parts without pointer events, such as a mark's label, count as visible where only their control is below.
    const through = [...element.querySelectorAll('*')]
      .filter((one) => getComputedStyle(one).pointerEvents === 'none')
      .flatMap((one) => [...one.getClientRects()])
    const isThrough = (px: number, py: number) =>
      document.elementFromPoint(px, py)?.contains(element) === true &&
      through.some(({ left, right, top, bottom }) => px >= left && px <= right && py >= top && py <= bottom)
    const hidden = points.filter(
      (point) => !isOnScreen(point.x, point.y) || !(hits(element, point.x, point.y) || isThrough(point.x, point.y)),
    )
    const [first] = hidden
    let over = ''
    if (first) over = isOnScreen(first.x, first.y) ? describe(document.elementFromPoint(first.x, first.y)) : 'the edge'
    return { ...seenNow, uncovered: 1 - hidden.length / points.length, over, top: box.top + scrollY, left: box.left }
  }

  /** Appearance of an element, its content, and its borders, as far as focus may change it. */
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

  Object.assign((window.walker ??= {} as Walker), { watch, isReached, answer, still, settled, focused })
}
