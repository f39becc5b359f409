/** A control of the page. */
export interface Control {
  /** Stable across reloads: place, appearance, and index among equals. */
  id: string
  name: string
  /** Part of the page: header, footer, panel, dialog, notice, or page. */
  scope: string
  /** Controls of the same component, which behave alike. */
  group: string
  type: 'link' | 'button' | 'text' | 'check' | 'range' | 'select' | 'summary' | 'media' | 'other'
  href: string
  disabled: boolean
  /** Link to the current page, which does nothing by specification. */
  current: boolean
  /** Selected item of a set, which pressing doesn't change. */
  chosen: boolean
}

/** A fault of a control. */
export interface Fault {
  control: string
  fault: string
}

/** Test API in the page, at `window.walker`. */
export interface Walker {
  controls: () => Control[]
  /** Checks every visible control: unclipped, uncovered, large enough, named. `small`: under 44 px, for touch. */
  sweep: (ids: string[], foreign: string[], only: string[]) => Promise<{ faults: Fault[]; small: Fault[] }>
  /** Scrolls a control into view and returns where to press it. */
  aim: (id: string) => Promise<{ x: number; y: number; width: number } | null>
  /** Starts to observe the effects of a press, ignoring unrelated movement. */
  watch: (id: string) => Promise<void>
  /** Whether the pointer has come down on the observed control, and not on what has moved there. */
  isReached: () => boolean
  /** Returns the observed effect, or an empty string. */
  answer: () => string
  /** Resolves when no finite animation runs. */
  still: () => Promise<void>
  /** Resolves when scrolling and lazy layout around the focus have ended. */
  settled: () => Promise<void>
  /** Returns the focused element as seen. */
  focused: () => FocusSeen
}

export interface FocusSeen {
  id: string
  name: string
  scope: string
  /** Whether an element other than the body has focus. */
  somewhere: boolean
  /** Whether the previously focused control looked different with focus. */
  hasShownBefore: boolean
  /** Visible, uncovered share (0 to 1). */
  uncovered: number
  /** What covers it. */
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
