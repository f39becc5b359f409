/** Events in which browsers let a page start sound. */
const gestures = ['click', 'keydown']

/** Calls back inside user gestures until it gets true. Returns a cancel function. */
export function inGesture(callback: () => boolean): () => void {
  const waiting = new AbortController()
  const heard = () => {
    // False for events by scripts, and for keys that don't count as a gesture.
    if (navigator.userActivation?.isActive === false) return
    if (callback()) waiting.abort()
  }
  for (const type of gestures) addEventListener(type, heard, { capture: true, signal: waiting.signal })
  return () => waiting.abort()
}
