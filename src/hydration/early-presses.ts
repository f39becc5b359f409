import { hydratedEvent } from '../runtime/hydrated.ts'

const presses = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend'] as const

/** Stops pointer events, because React would hydrate synchronously for each. event-replay.ts replays the click. */
export function holdPressesUntilHydrated(): void {
  const held = new AbortController()
  for (const press of presses)
    addEventListener(press, (event) => event.stopPropagation(), { capture: true, passive: true, signal: held.signal })
  addEventListener(hydratedEvent, () => held.abort(), { once: true })
}
