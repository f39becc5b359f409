import { reportLoadError } from '../runtime/load-error.ts'
import { hydratedEvent, isHydrated, islandHydratedEvent } from '../runtime/hydrated.ts'
import { errorBannerId } from './error-banner-id.ts'
import { isPlainClick } from './plain-click.ts'

/** A control used before hydration. */
type Kept = { control: HTMLElement; replay: () => void }

/**
 * Records interactions with controls that aren't hydrated, marks them `aria-busy`, and replays them after hydration of
 * the page or island. Calls `onUse` for each.
 */
export function replayEarlyEvents(onUse: () => void): void {
  const kept: Kept[] = []

  function keep(event: Event, control: HTMLElement, replay: () => void): void {
    // React would also replay some of these events.
    event.stopImmediatePropagation()
    const earlier = kept.findIndex((one) => one.control === control)
    if (earlier >= 0) kept.splice(earlier, 1)
    kept.push({ control, replay })
    onUse()
  }

  /** One task each: React batches within a task. */
  function replayNext(): void {
    const at = kept.findIndex(({ control }) => !control.isConnected || isHydrated(control))
    const [next] = at < 0 ? [] : kept.splice(at, 1)
    if (!next) return
    next.control.removeAttribute('aria-busy')
    if (next.control.isConnected) next.replay()
    setTimeout(replayNext)
  }

  function onClick(event: MouseEvent): void {
    const target = event.target as Element
    const link = target.closest('a')
    // Offline, a service worker serves stored pages.
    if (link && !navigator.onLine && !navigator.serviceWorker?.controller) {
      // Click handlers may cancel the navigation.
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

/** Offline, native navigation would lose the page. */
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

/** Uses the native setter, which React's value tracking doesn't see, and dispatches an input event. */
function typeInto(field: TextField, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, '')
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
