import type { Point } from '../../paths.ts'
import type { Box } from '../../scene.ts'

/** Middle of a box, in units. */
export function centreOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2]
}
