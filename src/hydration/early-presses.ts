import { hydratedEvent } from '../runtime/hydrated.ts'

/** Events that precede a click. */
const presses = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend'] as const

/**
 * Stops events that precede a click until hydration: React would hydrate synchronously for each of them. The click
 * itself is recorded and replayed (event-replay.ts).
 */
export function holdPressesUntilHydrated(): void {
  const held = new AbortController()
  for (const press of presses)
    addEventListener(press, (event) => event.stopPropagation(), { capture: true, passive: true, signal: held.signal })
  addEventListener(hydratedEvent, () => held.abort(), { once: true })
}
