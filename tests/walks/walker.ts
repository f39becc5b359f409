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
  /** It is the one of its set that is chosen: to press it changes nothing, by right. */
  chosen: boolean
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
  aim: (id: string) => Promise<{ x: number; y: number; width: number } | null>
  /** Begins to look for what a press of a control leads to. What moves by itself before the press does not count. */
  watch: (id: string) => Promise<void>
  /** What has come of the press; empty as long as nothing has. */
  answer: () => string
  /** Resolves when nothing that has an end moves any more. */
  still: () => Promise<void>
  /** Resolves when what has the focus stays where it stands: the page has been scrolled to it, and laid out around it. */
  settled: () => Promise<void>
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
  /** What hides some of it. */
  over: string
  top: number
  left: number
}

/** What the parts of a walker know together: which controls there are, and what is seen where. */
interface Eyes {
  controls: () => Control[]
  /** The elements of the controls that were counted last, in their order. */
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
