import type { HandPose } from './body-model.ts'
import { digitsOf } from './body-model.ts'
import { finger, gradient, paintBody, paintGround, paintHead, squircle, tones } from './drawn-zed.ts'
import { viewOf } from './framing.ts'
import type { ZedPose } from './pose.ts'

type Brush = CanvasRenderingContext2D

function paintHand(brush: Brush, pose: HandPose, side: -1 | 1) {
  brush.save()
  brush.translate(pose.x, pose.y)
  brush.rotate(pose.roll)
  const size = 1 + (pose.z - 0.3) * 0.16
  brush.scale(size * Math.cos(pose.yaw * 0.6), size)
  brush.lineCap = 'round'
  brush.fillStyle = gradient(brush, [-0.14, 0], [0.14, 0], tones.blue)
  brush.beginPath()
  brush.roundRect(-0.14, -0.215, 0.28, 0.09, 0.045)
  brush.fill()
  const [folded, ...curls] = digitsOf(pose)
  for (const [index, curl] of curls.entries()) {
    // The first finger is the one beside the thumb.
    const place = side * (index - 1)
    const spread = place * 0.3 * (1 - curl)
    const length = 0.19 * (1 - 0.75 * curl)
    const x = place * 0.105
    const y = place === 0 ? 0.11 : 0.085
    finger(brush, x, y, x + Math.sin(spread) * length, y + Math.cos(spread) * length, length)
  }
  const thumb = 0.13 * (1 - 0.9 * folded)
  finger(brush, -side * 0.1, -0.03, -side * (0.12 + thumb), 0.03 + thumb * 0.45, thumb)
  brush.fillStyle = gradient(brush, [-0.1, 0.16], [0.1, -0.17], ['#ffffff', '#e9eafa', '#a9a8e0'])
  squircle(brush, 0.165, 0.16, 2.4)
  brush.fill()
  brush.restore()
}

/** Draws Zed on a canvas of a size in its pixels. `ratio`: of these to the host's. */
export function paintFigure(brush: Brush, width: number, height: number, ratio: number, pose: ZedPose): void {
  const view = viewOf(width / ratio, height / ratio)
  const scale = width / view.width
  const { left, right } = pose.body
  brush.setTransform(1, 0, 0, 1, 0, 0)
  brush.clearRect(0, 0, width, height)
  brush.setTransform(scale, 0, 0, -scale, width / 2, view.top * scale)
  paintGround(brush, pose)
  brush.translate(0, pose.body.lift)
  brush.rotate(pose.body.lean)
  paintBody(brush, pose)
  paintHead(brush, pose)
  paintHand(brush, left, -1)
  paintHand(brush, right, 1)
}
