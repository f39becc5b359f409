import { hydratedEvent } from '../runtime/hydrated.ts'

/** What comes before a click. */
const presses = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend'] as const

/**
 * Keeps from React what comes before a click, until it has hydrated: it would hydrate all at once for each of them, and a slow
 * processor would show nothing meanwhile. The click itself is kept and replayed (event-replay.ts), and none of the page's parts
 * has been told of a press by then.
 */
export function holdPressesUntilHydrated(): void {
  const held = new AbortController()
  for (const press of presses)
    addEventListener(press, (event) => event.stopPropagation(), { capture: true, passive: true, signal: held.signal })
  addEventListener(hydratedEvent, () => held.abort(), { once: true })
}
