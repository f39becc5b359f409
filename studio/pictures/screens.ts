/**
 * Screens turn a tone into ink or no ink, as a printing plate must.
 * Each function answers for one point; coverage is the share of the area that gets ink, 0..1.
 */

/** Dots smaller than this share of their cell are left out: they would only be noise, and weight in the file. */
const smallestDot = 0.05

/**
 * Round-dot halftone: dots grow to a chequer at half coverage, then become shrinking holes.
 * @param x,y point in pixels @param pitch distance of dots in pixels @param angle of the grid in radians
 */
export function dotScreen(x: number, y: number, coverage: number, pitch: number, angle: number): boolean {
  if (coverage < smallestDot) return false
  if (coverage > 1 - smallestDot) return true
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const u = (x * cos + y * sin) / pitch
  const v = (y * cos - x * sin) / pitch
  const fromDot = squaredDistanceToGrid(u, v)
  // A disc of area c has the radius √(c/π); beyond half coverage the same disc is a hole, half a cell away.
  if (coverage <= 0.5) return fromDot < coverage / Math.PI
  return squaredDistanceToGrid(u + 0.5, v + 0.5) >= (1 - coverage) / Math.PI
}

/** Square of the distance from (u, v) to the nearest point with whole coordinates. */
function squaredDistanceToGrid(u: number, v: number): number {
  const du = u - Math.round(u)
  const dv = v - Math.round(v)
  return du * du + dv * dv
}

/** Line screen: one line per whole step of the phase, as wide as the coverage asks. */
export function lineScreen(phase: number, coverage: number): boolean {
  return Math.abs(phase - Math.round(phase)) < coverage / 2
}
