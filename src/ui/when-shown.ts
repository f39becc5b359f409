/**
 * Calls back now, and whenever the browser shows the page again: out of its back/forward cache a page comes as it was left,
 * and has heard nothing meanwhile. Answers with a function that ends it.
 */
export function whenShown(callback: () => void): () => void {
  callback()
  addEventListener('pageshow', callback)
  return () => removeEventListener('pageshow', callback)
}
