// Heights are in meters, times in seconds, energy shares from 0 to 1.

const gravity = 9.80665

/** Energy returned by soles (Hoogkamer et al., Sports Medicine 48 (2018) 1009). `super`: polyether block amide foam. */
export const soles = { usual: 0.655, super: 0.87 } as const

export function heightAfter(bounces: number, returned: number, drop = 1): number {
  return drop * returned ** bounces
}

export function halfIsLeft(bounces: number, returned: number): boolean {
  return Math.abs(heightAfter(bounces, returned) - 0.5) < 0.02
}

/** Fall time in seconds: √(2h/g). */
export const fallTime = (height: number): number => Math.sqrt((2 * height) / gravity)

/** Height at a time (s) after the drop. Bounces take no time. */
export function heightAt(time: number, returned: number, drop = 1): number {
  let left = time - fallTime(drop)
  if (left < 0) return drop - (gravity * time ** 2) / 2
  for (let bounce = 1; bounce < 40; bounce++) {
    const rise = fallTime(heightAfter(bounce, returned, drop))
    if (left < 2 * rise) return gravity * rise * left - (gravity * left ** 2) / 2
    left -= 2 * rise
  }
  return 0
}

/**
 * Reduction of runners' energy use (percent; negative: increase). Mean of 18 runners: Hoogkamer et al. 2018; extremes
 * of 14 runners: Knopp et al., Sports Medicine 53 (2023) 1255.
 */
export const runners = {
  mean: 4,
  champions: { lowest: -11.3, highest: 11.4 },
  amateurs: { lowest: -1.1, highest: 9.7 },
} as const
