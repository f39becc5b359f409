import type { Box } from '../../scene.ts'
import type { Point } from '../../paths.ts'

export function centreOf(area: Box): Point {
  return [area.x + area.width / 2, area.y + area.height / 2]
}
