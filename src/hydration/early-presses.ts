import { hydratedEvent } from '../runtime/hydrated.ts'

const presses = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend'] as const

/** React would hydrate synchronously for each of these events. The click itself is replayed (event-replay.ts). */
export function holdPressesUntilHydrated(): void {
  const held = new AbortController()
  for (const press of presses)
    addEventListener(press, (event) => event.stopPropagation(), { capture: true, passive: true, signal: held.signal })
  addEventListener(hydratedEvent, () => held.abort(), { once: true })
}
