import { hashOf } from './text-hash.ts'

/** Returns the hash bucket of a feature (feature hashing, Weinberger et al., 2009). `places`: a power of two. */
export function placeOf(feature: string, places: number): number {
  const hash = hashOf(feature)
  // The low bits alone are mixed poorly: features differ in a letter.
  return ((hash ^ (hash >>> 15)) >>> 0) % places
}
