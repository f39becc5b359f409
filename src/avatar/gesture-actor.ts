import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'

/** Events by which browsers allow sound; a click is also what a touch and a pressed button end in. */
const gestures = ['click', 'keydown']

/** Keys that browsers do not take for a gesture, or that mean something else than 'let Zed speak'. */
const silentKeys = new Set(['Escape', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab'])

/** Who writes a question should not be read to, a link leads away, and some buttons mean something else. */
const elsewhere = 'input, textarea, select, [contenteditable], a[href], [data-no-gesture]'

/**
 * The bridge's `gestures` actor: sends `gesture` at each click or key in the page that may let Zed speak. Listens on
 * `target` (the window) last of all, so that a button which closes the panel has done so before.
 */
export function gestureActor(target: EventTarget) {
  return fromCallback<EventObject>(({ sendBack }) => {
    function listener(event: Event): void {
      if (event.target instanceof Element && event.target.closest(elsewhere) !== null) return
      if (event instanceof KeyboardEvent && silentKeys.has(event.key)) return
      sendBack({ type: 'gesture' })
    }
    for (const type of gestures) target.addEventListener(type, listener)
    return () => {
      for (const type of gestures) target.removeEventListener(type, listener)
    }
  })
}
