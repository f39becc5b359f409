import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'

const gestures = ['click', 'keydown']

/** Keys that don't count as a gesture for browsers, or have another meaning. */
const silentKeys = new Set(['Escape', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab'])

/** Targets with another purpose: typing, links, and some buttons. */
const elsewhere = 'input, textarea, select, [contenteditable], a[href], [data-no-gesture]'

/** Sends `gesture` for clicks and keys that may start sound. Listens last, after a button that closes the panel. */
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
