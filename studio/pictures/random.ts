/** Source of numbers in [0, 1), the same for the same seed on every machine. */
export type Random = () => number

/**
 * Seeded random numbers, so that a picture is the same every time it is made.
 * The generator is mulberry32 (Tommy Ettinger, public domain), seeded through Knuth's multiplicative hash.
 */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed, 2654435761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}
