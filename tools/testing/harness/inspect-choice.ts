import type { InspectionEvent } from 'xstate'
import type { SystemObserver } from './observer.ts'

const labAddress = '/lab/machines'

/** `?inspect` offers the local machine page and Stately's inspector. Opens windows only on click. */
export function offerInspection(observer: SystemObserver, view: Window): void {
  const { document } = view
  const message = document.createElement('p')
  message.setAttribute('role', 'status')
  const tell = (text: string) => void (message.textContent = text)
  const choice = document.createElement('div')
  choice.id = 'zed-inspect'
  choice.setAttribute('role', 'group')
  choice.setAttribute('aria-label', 'Inspect the machines')
  Object.assign(choice.style, { position: 'fixed', insetInlineStart: '8px', bottom: '8px', zIndex: '1000' })
  Object.assign(choice.style, { background: 'Canvas', color: 'CanvasText', padding: '8px', border: '1px solid' })
  const button = (text: string, act: () => void) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = text
    made.addEventListener('click', act)
    return made
  }
  const stately = statelyInspector(observer, view, tell)
  // In a shadow tree, out of reach of event replay (hydration/event-replay.ts).
  choice.attachShadow({ mode: 'open' }).append(
    button('Machines of this page', () => {
      const opened = view.open(labAddress, 'zed-machines')
      tell(opened ? '' : `The browser has blocked the window. Allow pop-ups for this site, or open ${labAddress}.`)
    }),
    button("Stately's inspector", stately),
    message,
  )
  document.body.append(choice)
}

/** Loaded in advance, because browsers allow new windows only during the click. */
function statelyInspector(observer: SystemObserver, view: Window, tell: (text: string) => void): () => void {
  let start: (() => void) | null = null
  let failure: unknown = null
  import('@statelyai/inspect').then(
    ({ createBrowserInspector }) => {
      let opened: Window | null = null
      const inspector = createBrowserInspector({
        autoStart: false,
        window: {
          open: (url: string, name: string) => (opened = view.open(url, name)),
          addEventListener: view.addEventListener.bind(view),
        } as unknown as Window,
      })
      observer.relay((event: InspectionEvent) => inspector.inspect.next?.(event as never))
      start = () => {
        inspector.start()
        tell(opened ? '' : 'The browser has blocked the window. Allow pop-ups for this site.')
      }
    },
    (error: unknown) => (failure = error),
  )
  return () => {
    if (!view.navigator.onLine) tell("Stately's inspector needs the internet; the machines of this page do not.")
    else if (start) start()
    else tell(failure === null ? 'It is still loading: try again.' : `It could not be loaded: ${String(failure)}`)
  }
}
