/** Deterministic numbers in [0, 1). */
export type Random = () => number

/** Seeded random numbers: mulberry32 (Tommy Ettinger, public domain), seeded through Knuth's multiplicative hash. */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed, 2654435761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}
