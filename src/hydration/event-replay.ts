import { keepEarlyDraft } from '../runtime/kept-draft.ts'
import { reportLoadError } from '../runtime/load-error.ts'
import { hydratedEvent, isHydrated, islandHydratedEvent } from '../runtime/hydrated.ts'
import { errorBannerId } from './error-banner-id.ts'
import { isPlainClick } from './plain-click.ts'

interface Kept {
  control: HTMLElement
  replay: (control: HTMLElement) => void
  /** Finds the new element if the part was rendered again, for example because the browser translates the page. */
  successor?: () => HTMLElement | undefined
}

/** Records events on controls without React handlers (`aria-busy`), and replays them after hydration. */
export function replayEarlyEvents(onUse: () => void): void {
  const kept = new Set<Kept>()

  function keep(event: Event, one: Kept): void {
    // React replays some of these events itself: they would occur twice.
    event.stopImmediatePropagation()
    for (const earlier of kept) if (earlier.control === one.control) kept.delete(earlier)
    kept.add(one)
    onUse()
  }

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
    const target = event.target as Element
    const link = target.closest('a')
    // Offline without a service worker, following a link would lose the page.
    if (link && !navigator.onLine && !navigator.serviceWorker?.controller) {
      // Other click handlers may prevent the navigation.
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
    // The page may be left before hydration.
    if (dataset['draft']) keepEarlyDraft(dataset['draft'], value)
    keep(event, {
      control: field,
      replay: (writable) => {
        const next = writable as TextField
        if (next === field || !next.value) typeInto(next, value)
      },
      successor: () => {
        const next = pathname === location.pathname ? successorOf(field) : undefined
        // The focused field was replaced.
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

/** Prevents native navigation without a connection, which would lose the page. */
function stayOffline(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || !isPlainClick(event) || link.target || !link.href.startsWith('http')) return
  // A link within the page.
  if (link.hash && link.href.startsWith(`${location.href.split('#')[0]}#`)) return
  event.preventDefault()
  reportLoadError({ address: link.href, byBrowser: true })
}

type TextField = HTMLInputElement | HTMLTextAreaElement

function isTextField(target: unknown): target is TextField {
  return (target as Element).matches('textarea, input:not([type=checkbox])')
}

/** Returns the field with the same name in a form of the same kind. */
function successorOf(field: TextField): TextField | undefined {
  const formOf = (one: TextField) => one.form?.className
  const fields = document.querySelectorAll<TextField>(field.localName)
  return [...fields].find((one) => one.name === field.name && one.type === field.type && formOf(one) === formOf(field))
}

/** Uses the native setter, which React doesn't track, so that React sees the change. */
function typeInto(field: TextField, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, '')
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
