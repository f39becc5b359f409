const keys = ['keydown', 'keypress', 'keyup'] as const
const typed = 'input, textarea, select, [contenteditable]'

/**
 * Lets visitors type while a Unity build listens: builds capture the window's keys and prevent what they would do, until they
 * are told to release the keyboard, which not every build can be. Call it before the build loads, so that its listeners come later.
 * Returns a function that ends it.
 */
export function spareTyping(view: Window): () => void {
  const ending = new AbortController()
  // Only the window's listeners are held off; those between window and field are the page's own.
  const spare = (event: Event) => {
    const isTyped = event.target instanceof Element && event.target.closest(typed) !== null
    if (isTyped) Object.defineProperty(event, 'preventDefault', { value: () => undefined, configurable: true })
  }
  const restore = (event: Event) => void Reflect.deleteProperty(event, 'preventDefault')
  for (const key of keys) {
    view.addEventListener(key, spare, { capture: true, signal: ending.signal })
    view.document.addEventListener(key, restore, { capture: true, signal: ending.signal })
    view.document.addEventListener(key, spare, { signal: ending.signal })
  }
  return () => ending.abort()
}
