import { onFirst, touches } from '../ui/first-interaction.ts'
import { hydratedEvent } from './hydrated-event.ts'
import { listens } from './react-listens.ts'

/**
 * The only script that a page starts with. It loads the app once the largest content has painted and the browser is
 * idle, or at the visitor's first interaction, which it keeps and replays when the app listens.
 */

/** A control that the visitor used before the app listened. */
type Kept = { control: HTMLElement; replay: () => void }

const quietMs = 100
const idleTimeoutMs = 4000
const replayPollMs = 40
const replayPolls = 150

const script = document.querySelector<HTMLScriptElement>('script[data-entry]')
if (script) start(script.dataset['entry'] ?? '', (script.dataset['preload'] ?? '').split(' '))

function start(entry: string, preload: string[]): void {
  const kept: Kept[] = []
  let hydrating = false

  const hydrate = () => {
    if (hydrating) return
    hydrating = true
    for (const href of preload.filter(Boolean)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    import(/* @vite-ignore */ entry).catch((error: unknown) => console.error('The app could not be loaded', error))
  }

  const keep = (control: HTMLElement, replay: () => void) => {
    const earlier = kept.findIndex((one) => one.control === control)
    if (earlier >= 0) kept.splice(earlier, 1)
    kept.push({ control, replay })
    hydrate()
  }

  const onClick = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [role=button]') : null
    if (!control) return
    event.preventDefault()
    keep(control, () => control.click())
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) {
      const form = event.target
      keep(form, () => form.requestSubmit(event.submitter))
    }
  }
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')) {
      const { value } = target
      keep(target, () => typeInto(target, value))
    }
  }

  onFirst([...touches, 'focusin'], hydrate)
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)
  addEventListener('input', onInput, true)
  addEventListener(
    hydratedEvent,
    () => {
      removeEventListener('click', onClick, true)
      removeEventListener('submit', onSubmit, true)
      removeEventListener('input', onInput, true)
      replayAll(kept, replayPolls)
    },
    { once: true },
  )
  whenMainContentHasPainted(() => whenIdle(hydrate))
}

function replayAll(kept: Kept[], polls: number): void {
  const [next] = kept
  if (!next) return
  if (next.control.isConnected && !listens(next.control) && polls > 0) {
    setTimeout(replayAll, replayPollMs, kept, polls - 1)
    return
  }
  kept.shift()
  if (next.control.isConnected) next.replay()
  // One task each: React batches what happens within one.
  setTimeout(replayAll, 0, kept, replayPolls)
}

/** Sets what was typed by the element's own setter, which React's tracking does not see, and tells React. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, '')
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function whenMainContentHasPainted(then: () => void): void {
  const onLoad = () => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) {
      requestAnimationFrame(() => setTimeout(then, quietMs))
      return
    }
    const observer = new PerformanceObserver(() => {
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(then, quietMs))
    })
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
  }
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad, { once: true })
}

function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then, { timeout: idleTimeoutMs })
  else setTimeout(then, 300)
}
