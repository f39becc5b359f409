// Heights in metres, times in seconds, shares of energy from 0 to 1.

/** Acceleration of free fall (m/s²), standard gravity. */
const gravity = 9.80665

/**
 * Shares of the energy that come back from soles that were squashed by a machine as by a runner: Hoogkamer et al., Sports Medicine
 * 48 (2018) 1009. `usual`: a racing shoe of before; `super`: the prototype with foam of polyether block amide.
 */
export const soles = { usual: 0.655, super: 0.87 } as const

/** The height after so many bounces: each gives back the same share of the energy, and energy is weight times height. */
export function heightAfter(bounces: number, returned: number, drop = 1): number {
  return drop * returned ** bounces
}

/** Whether a ball rises to half of its height after so many bounces, give or take 2 % of it. */
export function halfIsLeft(bounces: number, returned: number): boolean {
  return Math.abs(heightAfter(bounces, returned) - 0.5) < 0.02
}

/** How long (s) a fall from a height takes: √(2h/g). */
export const fallTime = (height: number): number => Math.sqrt((2 * height) / gravity)

/** The height of a ball at a moment (s) after it was dropped from a height; each bounce takes no time. */
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
 * How far real runners' need of energy fell in shoes with such foam against flat ones (per cent; below nought: it rose). The
 * mean of 18: Hoogkamer et al. 2018; lowest and highest of 7 of world class and of 7 amateurs: Knopp et al., Sports Medicine 53
 * (2023) 1255.
 */
export const runners = {
  mean: 4,
  champions: { lowest: -11.3, highest: 11.4 },
  amateurs: { lowest: -1.1, highest: 9.7 },
} as const
