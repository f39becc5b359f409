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

/** Most automatic retries, and their time window in ms. */
const attempts = { most: 4, within: 10_000 } as const

class Failures {
  #since = -Infinity
  #count = 0

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
  turn: number
}

/**
 * Remounts its content after errors, because translation and extensions remove nodes that React manages. After repeated
 * failures, offers a retry. Outermost children must be elements, not text.
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

const isForeign = (error: unknown) =>
  typeof document !== 'undefined' &&
  error instanceof DOMException &&
  (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError')

/** Error component of a route: `Words`, or a remount if the DOM was changed from outside. */
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
