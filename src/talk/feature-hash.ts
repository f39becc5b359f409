/**
 * The place of a feature where features share so many of them (feature hashing, Weinberger et al., 2009), by FNV-1a.
 * `places`: a power of two.
 */
export function placeOf(feature: string, places: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  // The low bits alone are mixed too little: a pair differs from another in a letter.
  return ((hash ^ (hash >>> 15)) >>> 0) % places
}
