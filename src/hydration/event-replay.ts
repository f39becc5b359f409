import { reportLoadError } from '../runtime/load-error.ts'
import { hydratedEvent, isHydrated, islandHydratedEvent } from '../runtime/hydrated.ts'
import { errorBannerId } from './error-banner-id.ts'
import { isPlainClick } from './plain-click.ts'

/** A control that the visitor used before React listened to it. */
type Kept = { control: HTMLElement; replay: () => void }

/**
 * Keeps what the visitor does to a control that React does not listen to yet, marks it as heard (`aria-busy`), and does it
 * when React listens: in the whole page until the app is there, and in islands after that. `onUse` is told of each.
 */
export function replayEarlyEvents(onUse: () => void): void {
  const kept: Kept[] = []

  function keep(event: Event, control: HTMLElement, replay: () => void): void {
    // React would keep some of these events, too: then they would come twice.
    event.stopImmediatePropagation()
    const earlier = kept.findIndex((one) => one.control === control)
    if (earlier >= 0) kept.splice(earlier, 1)
    kept.push({ control, replay })
    onUse()
  }

  /** One task each: React batches what happens within one. */
  function replayNext(): void {
    const at = kept.findIndex(({ control }) => !control.isConnected || isHydrated(control))
    const [next] = at < 0 ? [] : kept.splice(at, 1)
    if (!next) return
    next.control.removeAttribute('aria-busy')
    if (next.control.isConnected) next.replay()
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
    keep(event, control, () => control.click())
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || isHydrated(form)) return
    event.preventDefault()
    keep(event, form, () => form.requestSubmit(event.submitter))
  }

  function onInput(event: Event): void {
    const field = event.target
    if (!isTextField(field) || isHydrated(field)) return
    const { value } = field
    keep(event, field, () => typeInto(field, value))
  }

  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onInput, true)
  for (const hydrated of [hydratedEvent, islandHydratedEvent]) addEventListener(hydrated, () => setTimeout(replayNext))
}

/** A link that the browser itself would follow leads nowhere without a connection, and the page would be lost. */
function stayOffline(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || !isPlainClick(event) || link.target || !link.protocol.startsWith('http'))
    return
  const isHere = link.pathname === location.pathname && link.search === location.search && link.hash
  if (isHere) return
  event.preventDefault()
  reportLoadError({ address: link.href, byBrowser: true })
}

type TextField = HTMLInputElement | HTMLTextAreaElement

function isTextField(target: EventTarget | null): target is TextField {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')
}

/** Sets what was typed by the element's own setter, which React's tracking does not see, and tells React. */
function typeInto(field: TextField, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, '')
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
