import type { Box } from '../../scene.ts'
import type { Point } from '../../paths.ts'

/** The middle of a box. */
export function centreOf(area: Box): Point {
  return [area.x + area.width / 2, area.y + area.height / 2]
}
