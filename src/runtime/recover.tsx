import {
  Component,
  Fragment,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ErrorInfo,
  type ReactNode,
} from 'react'
import { retryEvent, reportLoadError } from './load-error.ts'

/** How often within how long (ms) a part that fails is made anew by itself. */
const attempts = { most: 4, within: 10_000 } as const

/** Counts failures. A browser that translates a page makes parts of it fail now and then, a fault of their own at once again. */
class Failures {
  #since = -Infinity
  #count = 0

  /** Notes one, and tells whether there have been few enough to try again. */
  add(now: number): boolean {
    if (now - this.#since > attempts.within) {
      this.#since = now
      this.#count = 0
    }
    this.#count += 1
    return this.#count <= attempts.most
  }
}

interface RecoverState {
  failed: boolean
  /** How often its parts have been made anew. */
  turn: number
}

/**
 * Keeps the failure of a part of a page to that part, and makes the part anew: a browser that translates the page, and an
 * extension that changes it, take nodes away that React is about to change. A part that goes on failing is left out, the visitor
 * is told, and may try again. Its children's outermost elements have to be elements, not texts.
 */
export class Recover extends Component<{ children: ReactNode }, RecoverState> {
  override state: RecoverState = { failed: false, turn: 0 }
  readonly #failures = new Failures()

  static getDerivedStateFromError(): Partial<RecoverState> {
    return { failed: true }
  }

  readonly #again = () => {
    removeEventListener(retryEvent, this.#again)
    this.setState(({ turn }) => ({ failed: false, turn: turn + 1 }))
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.warn('A part of the page failed', error, componentStack)
    if (this.#failures.add(performance.now())) return this.#again()
    addEventListener(retryEvent, this.#again)
    reportLoadError({})
  }

  override componentWillUnmount(): void {
    removeEventListener(retryEvent, this.#again)
  }

  override render(): ReactNode {
    const { failed, turn } = this.state
    return failed ? null : <Fragment key={turn}>{this.props.children}</Fragment>
  }
}

const ofPages = new Failures()

/** Whether something else than the app has changed the page under React's hands. */
const isForeign = (error: unknown) =>
  typeof document !== 'undefined' &&
  error instanceof DOMException &&
  (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError')

/**
 * What a route shows when its page fails: `Words`, unless the browser has changed the page under React's hands: then the page is
 * made anew.
 */
export function recovering(
  Words: ComponentType<{ error: unknown }>,
): (props: { error: unknown; reset: () => void }) => ReactNode {
  return function Recovering({ error, reset }) {
    const [isBrief] = useState(() => isForeign(error) && ofPages.add(performance.now()))
    useLayoutEffect(() => {
      if (isBrief) reset()
    }, [isBrief, reset])
    return isBrief ? null : <Words error={error} />
  }
}
