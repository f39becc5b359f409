import { keepEarlyDraft } from '../runtime/kept-draft.ts'
import { reportLoadError } from '../runtime/load-error.ts'
import { hydratedEvent, isHydrated, islandHydratedEvent } from '../runtime/hydrated.ts'
import { errorBannerId } from './error-banner-id.ts'
import { isPlainClick } from './plain-click.ts'

/** A control that the visitor used before React listened to it. */
interface Kept {
  control: HTMLElement
  replay: (control: HTMLElement) => void
  /** What has been made in the control's place, where a part is made anew: a browser that translates the page has that happen. */
  successor?: () => HTMLElement | undefined
}

/**
 * Keeps what the visitor does to a control that React does not listen to yet, marks it as heard (`aria-busy`), and does it
 * when React listens: in the whole page until the app is there, and in islands after that. `onUse` is told of each.
 */
export function replayEarlyEvents(onUse: () => void): void {
  const kept = new Set<Kept>()

  function keep(event: Event, one: Kept): void {
    // React would keep some of these events, too: then they would come twice.
    event.stopImmediatePropagation()
    for (const earlier of kept) if (earlier.control === one.control) kept.delete(earlier)
    kept.add(one)
    onUse()
  }

  /** One task each: React batches what happens within one. */
  function replayNext(): void {
    for (const one of kept) if (!one.control.isConnected) one.control = one.successor?.() ?? one.control
    const next = [...kept].find(({ control, successor }) => (control.isConnected ? isHydrated(control) : !successor))
    if (!next) return
    kept.delete(next)
    next.control.removeAttribute('aria-busy')
    if (next.control.isConnected) next.replay(next.control)
    setTimeout(replayNext)
  }

  function onClick(event: MouseEvent): void {
    // What is clicked is an element, always.
    const target = event.target as Element
    const link = target.closest('a')
    // A service worker answers for what is kept on the device, and says what is.
    if (link && !navigator.onLine && !navigator.serviceWorker?.controller) {
      // What listens to a link may do something else with it.
      if (isHydrated(link)) addEventListener('click', stayOffline, { once: true })
      else stayOffline(event)
    }
    const control = target.closest<HTMLElement>('button, [role=button]')
    if (!control || isHydrated(control) || control.closest(`#${errorBannerId}`)) return
    event.preventDefault()
    control.setAttribute('aria-busy', 'true')
    keep(event, { control, replay: (pressed) => pressed.click() })
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || isHydrated(form)) return
    event.preventDefault()
    keep(event, { control: form, replay: () => form.requestSubmit(event.submitter) })
  }

  function onInput(event: Event): void {
    const field = event.target
    if (!isTextField(field) || isHydrated(field)) return
    const { value, dataset } = field
    const { pathname } = location
    // The page may be reloaded or left before React listens.
    if (dataset['draft']) keepEarlyDraft(dataset['draft'], value)
    keep(event, {
      control: field,
      replay: (writable) => {
        const next = writable as TextField
        if (next === field || !next.value) typeInto(next, value)
      },
      successor: () => {
        const next = pathname === location.pathname ? successorOf(field) : undefined
        // The focus was lost with the field.
        if (next && document.activeElement === document.body) next.focus({ preventScroll: true })
        return next
      },
    })
  }

  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onInput, true)
  for (const hydrated of [hydratedEvent, islandHydratedEvent]) addEventListener(hydrated, () => setTimeout(replayNext))
}

/** A link that the browser itself would follow leads nowhere without a connection, and the page would be lost. */
function stayOffline(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || !isPlainClick(event) || link.target || !link.href.startsWith('http')) return
  // Within the page.
  if (link.hash && link.href.startsWith(`${location.href.split('#')[0]}#`)) return
  event.preventDefault()
  reportLoadError({ address: link.href, byBrowser: true })
}

type TextField = HTMLInputElement | HTMLTextAreaElement

function isTextField(target: unknown): target is TextField {
  return (target as Element).matches('textarea, input:not([type=checkbox])')
}

/** The field that stands where one stood that is gone: that of its name in a form of its kind. */
function successorOf(field: TextField): TextField | undefined {
  const formOf = (one: TextField) => one.form?.className
  const fields = document.querySelectorAll<TextField>(field.localName)
  return [...fields].find((one) => one.name === field.name && one.type === field.type && formOf(one) === formOf(field))
}

/** Sets what was typed by the element's own setter, which React's tracking does not see, and tells React. */
function typeInto(field: TextField, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, '')
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
