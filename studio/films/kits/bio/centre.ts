import type { Point } from '../../paths.ts'
import type { Box } from '../../scene.ts'

export function centreOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2]
}
