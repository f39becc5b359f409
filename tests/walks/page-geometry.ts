import type { Control, Fault, Walker } from './walker.ts'

/** Runs in the page, after `installEyes`. */
export function installGeometry(): void {
  const { eyes } = window
  if (!eyes) return
  const {
    controls,
    elements,
    elementOf,
    isShown,
    boxesOf,
    middleOf,
    hits,
    isOnScreen,
    isInText,
    isScreenful,
    describe,
    coveringOf,
    frames,
  } = eyes
  let seen: Control[] = []

  function cutOf(element: Element): string {
    const cut = boxesOf(element).flatMap((box) => {
      if (isScreenful(box)) return []
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

  /** WCAG 2.5.8 allows a smaller target if a circle of 24 px around its center touches no other target. */
  function isNearAnother(element: Element): boolean {
    const middle = middleOf(element)
    if (!middle) return false
    return elements().some((other) => {
      if (other === element || other.contains(element) || element.contains(other)) return false
      const { left, right, top, bottom } = other.getBoundingClientRect()
      const dx = Math.max(left - middle.x, 0, middle.x - right)
      const dy = Math.max(top - middle.y, 0, middle.y - bottom)
      return Math.hypot(dx, dy) < 12
    })
  }

  /** Repeats, because lazy layout moves the control. */
  async function bring(element: Element, block: ScrollLogicalPosition): Promise<void> {
    let before = Number.NaN
    for (let tries = 0; tries < 12; tries += 1) {
      element.scrollIntoView({ block, inline: 'center', behavior: 'instant' })
      await frames()
      const { top } = element.getBoundingClientRect()
      if (Math.abs(top - before) < 1) return
      before = top
    }
  }

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
    seen = controls()
    const all = seen
      .map((control, at) => ({ control, element: elements()[at] as Element }))
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
      // Scroll containers are focusable for the keyboard, not for pressing.
      const isScrolled = one.element.matches("[tabindex='0']:is([role=log], [role=region], [role=group], :not([role]))")
      if (one.control.disabled || isInText(one.element) || (isScrolled && one.control.type === 'other')) return
      const { width, height } = pressable(one.element)
      const size = `${Math.round(width)} × ${Math.round(height)} px`
      if (Math.min(width, height) < 23.5 && isNearAnother(one.element))
        faults.push({ control: label(one.control), fault: `can be pressed in ${size} only` })
      else if (Math.min(width, height) < 43.5) small.push({ control: label(one.control), fault: size })
    }

    // In steps, checking the element in the middle of the viewport.
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

  async function aim(id: string): Promise<{ x: number; y: number; width: number } | null> {
    const element = elementOf(id)
    if (!element?.isConnected) return null
    for (const block of ['center', 'start', 'end', 'nearest'] as const) {
      await bring(element, block)
      if (!coveringOf(element)) break
    }
    const middle = middleOf(element)
    return middle && { x: middle.x, y: middle.y, width: middle.box.width }
  }

  Object.assign((window.walker ??= {} as Walker), { controls, sweep, aim })
}
