/** Smaller dots (share of the cell) are omitted: noise that enlarges the file. */
const smallestDot = 0.05

/** Dots up to half coverage, then holes. Point and `pitch` in pixels, `angle` in radians. */
export function dotScreen(x: number, y: number, coverage: number, pitch: number, angle: number): boolean {
  if (coverage < smallestDot) return false
  if (coverage > 1 - smallestDot) return true
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const u = (x * cos + y * sin) / pitch
  const v = (y * cos - x * sin) / pitch
  const fromDot = squaredDistanceToGrid(u, v)
  // A disc of area c has the radius √(c/π). Above half coverage it is a hole, half a cell away.
  if (coverage <= 0.5) return fromDot < coverage / Math.PI
  return squaredDistanceToGrid(u + 0.5, v + 0.5) >= (1 - coverage) / Math.PI
}

function squaredDistanceToGrid(u: number, v: number): number {
  const du = u - Math.round(u)
  const dv = v - Math.round(v)
  return du * du + dv * dv
}

/** Line screen: one line per whole phase, as wide as the coverage. */
export function lineScreen(phase: number, coverage: number): boolean {
  return Math.abs(phase - Math.round(phase)) < coverage / 2
}
