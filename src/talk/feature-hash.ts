import { hashOf } from './text-hash.ts'

/**
 * The place of a feature where features share so many of them (feature hashing, Weinberger et al., 2009).
 * `places`: a power of two.
 */
export function placeOf(feature: string, places: number): number {
  const hash = hashOf(feature)
  // The low bits alone are mixed too little: a pair differs from another in a letter.
  return ((hash ^ (hash >>> 15)) >>> 0) % places
}
