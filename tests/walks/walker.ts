export interface Control {
  /** Stable across reloads: place, appearance, and index among equals. */
  id: string
  name: string
  /** Part of the page: header, footer, panel, dialog, notice, or page. */
  scope: string
  group: string
  type: 'link' | 'button' | 'text' | 'check' | 'range' | 'select' | 'summary' | 'media' | 'other'
  href: string
  disabled: boolean
  /** Link to the current page, which does nothing by specification. */
  current: boolean
  /** Selected item of a set, which pressing doesn't change. */
  chosen: boolean
}

export interface Fault {
  control: string
  fault: string
}

export interface Walker {
  controls: () => Control[]
  /** Checks that every visible control is unclipped, uncovered, large enough, and named. `small`: under 44 px. */
  sweep: (ids: string[], foreign: string[], only: string[]) => Promise<{ faults: Fault[]; small: Fault[] }>
  aim: (id: string) => Promise<{ x: number; y: number; width: number } | null>
  watch: (id: string) => Promise<void>
  isReached: () => boolean
  /** Returns the observed effect, or an empty string. */
  answer: () => string
  still: () => Promise<void>
  /** Resolves when scrolling and lazy layout around the focus have ended. */
  settled: () => Promise<void>
  focused: () => FocusSeen
}

export interface FocusSeen {
  id: string
  name: string
  scope: string
  somewhere: boolean
  /** Whether the previously focused control looked different with focus. */
  hasShownBefore: boolean
  /** Visible, uncovered share (0 to 1). */
  uncovered: number
  over: string
  top: number
  left: number
}

interface Eyes {
  controls: () => Control[]
  elements: () => Element[]
  elementOf: (id: string) => Element | null
  isShown: (element: Element) => boolean
  nameOf: (element: Element) => string
  scopeOf: (element: Element) => string
  boxesOf: (element: Element) => DOMRect[]
  middleOf: (element: Element) => { x: number; y: number; box: DOMRect } | null
  hits: (element: Element, x: number, y: number) => boolean
  isOnScreen: (x: number, y: number) => boolean
  isInText: (element: Element) => boolean
  isScreenful: (box: DOMRect) => boolean
  describe: (element: Element | null) => string
  coveringOf: (element: Element) => string
  frames: () => Promise<void>
}

declare global {
  interface Window {
    eyes?: Eyes
    walker?: Walker
  }
}
