/** Where a press or a key means something else than 'let Zed be heard': who writes is not read to, a link leads away. */
const elsewhere = 'input, textarea, select, [contenteditable], a[href], [data-no-gesture]'

/** Keys that browsers do not take for a gesture, or that mean something else. */
const silentKeys = new Set(['Escape', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab'])

/**
 * Calls `onGesture` at each gesture by which a browser lets a page sound: a key, a press of the mouse, the end of a
 * touch (its beginning does not count yet, and a touch that scrolls ends without one). The answer stops listening.
 */
export function listenForGestures(document: Document, onGesture: () => void): () => void {
  const isElsewhere = ({ target }: Event) => target instanceof Element && target.closest(elsewhere) !== null
  const onKey = (event: KeyboardEvent) => {
    if (!silentKeys.has(event.key) && !isElsewhere(event)) onGesture()
  }
  const onPointer = (event: PointerEvent) => {
    const byTouch = event.pointerType === 'touch' || event.pointerType === 'pen'
    if (byTouch === (event.type === 'pointerup') && !isElsewhere(event)) onGesture()
  }
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('pointerdown', onPointer, true)
  document.addEventListener('pointerup', onPointer, true)
  return () => {
    document.removeEventListener('keydown', onKey, true)
    document.removeEventListener('pointerdown', onPointer, true)
    document.removeEventListener('pointerup', onPointer, true)
  }
}
