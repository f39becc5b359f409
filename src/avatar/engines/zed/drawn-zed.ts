import type { HandPose } from './body-model.ts'
import { glow, paintFace } from './drawn-face.ts'
import type { ZedPose } from './pose.ts'
import { colours, proportions } from './proportions.ts'

type Brush = CanvasRenderingContext2D

export const tones = {
  shell: ['#ffffff', '#eeeffb', '#bfc0ea', '#8583d2'],
  blue: ['#8f8af5', '#4c44dd', '#2b25a0'],
  edge: '#b4b3e4',
  glass: ['#1b1f3d', '#090b1d', '#05060f'],
} as const

export function gradient(brush: Brush, from: [number, number], to: [number, number], steps: readonly string[]) {
  const fill = brush.createLinearGradient(...from, ...to)
  for (const [index, colour] of steps.entries()) fill.addColorStop(index / (steps.length - 1), colour)
  return fill
}

export function squircle(brush: Brush, halfWidth: number, halfHeight: number, exponent: number) {
  brush.beginPath()
  for (let step = 0; step < 72; step++) {
    const angle = (step / 72) * 2 * Math.PI
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    const x = halfWidth * Math.sign(c) * Math.abs(c) ** (2 / exponent)
    brush.lineTo(x, halfHeight * Math.sign(s) * Math.abs(s) ** (2 / exponent))
  }
  brush.closePath()
}

function disc(brush: Brush, x: number, y: number, rx: number, ry = rx) {
  brush.beginPath()
  brush.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
}

export function paintGround(brush: Brush, pose: ZedPose) {
  const { y, width, height } = proportions.shadow
  brush.save()
  brush.translate(0, y)
  brush.scale(1, height / width)
  const spread = (width / 2) * (1 - pose.body.lift * 0.8)
  glow(brush, 0, 0, spread, '#2a2470', 0.5)
  glow(brush, 0, 0, spread * 0.55, colours.violet, 0.25 + 0.2 * pose.voice)
  brush.restore()
}

function paintFlame(brush: Brush, { voice, time }: ZedPose) {
  const length = 0.5 + 0.14 * voice + Math.sin(time * 23) * 0.02
  const sway = Math.sin(time * 9) * 0.02
  const light = brush.createLinearGradient(0, -0.66, 0, -0.66 - length)
  light.addColorStop(0, '#d6fbffee')
  light.addColorStop(0.35, '#5fe3f7b0')
  light.addColorStop(0.7, '#8f7bff66')
  light.addColorStop(1, '#8f7bff00')
  brush.fillStyle = light
  brush.beginPath()
  brush.moveTo(-0.12, -0.66)
  brush.bezierCurveTo(-0.2, -0.86, -0.06, -0.98, sway, -0.66 - length)
  brush.bezierCurveTo(0.06, -0.98, 0.2, -0.86, 0.12, -0.66)
  brush.fill()
}

export function paintBody(brush: Brush, pose: ZedPose) {
  brush.save()
  brush.translate(0, proportions.body.centre)
  brush.rotate(pose.body.roll * -0.25)
  paintFlame(brush, pose)
  brush.fillStyle = gradient(brush, [-0.3, 0], [0.3, 0], [tones.blue[1], colours.deep, '#120f52'])
  brush.beginPath()
  brush.moveTo(-0.32, -0.46)
  brush.bezierCurveTo(-0.26, -0.56, -0.18, -0.6, -0.15, -0.67)
  brush.quadraticCurveTo(0, -0.71, 0.15, -0.67)
  brush.bezierCurveTo(0.18, -0.6, 0.26, -0.56, 0.32, -0.46)
  brush.fill()
  brush.fillStyle = gradient(brush, [-0.3, 0], [0.3, 0], tones.blue)
  brush.beginPath()
  brush.roundRect(-0.27, 0.4, 0.54, 0.36, 0.06)
  brush.fill()
  brush.fillStyle = gradient(brush, [-0.32, 0.5], [0.3, -0.6], tones.shell)
  brush.beginPath()
  brush.moveTo(0, 0.56)
  brush.bezierCurveTo(0.4, 0.56, 0.55, 0.22, 0.55, -0.04)
  brush.bezierCurveTo(0.55, -0.32, 0.34, -0.53, 0, -0.54)
  brush.bezierCurveTo(-0.34, -0.53, -0.55, -0.32, -0.55, -0.04)
  brush.bezierCurveTo(-0.55, 0.22, -0.4, 0.56, 0, 0.56)
  brush.fill()
  brush.strokeStyle = tones.edge
  brush.lineWidth = 0.018
  brush.stroke()
  brush.strokeStyle = gradient(brush, [-0.5, 0], [0.5, 0], tones.blue)
  brush.lineWidth = 0.07
  brush.beginPath()
  brush.moveTo(-0.525, -0.13)
  brush.quadraticCurveTo(0, -0.24, 0.525, -0.13)
  brush.stroke()
  paintChest(brush, pose)
  brush.restore()
}

function paintChest(brush: Brush, { body, voice }: ZedPose) {
  brush.save()
  brush.translate(body.yaw * 0.16, 0.15)
  brush.fillStyle = colours.blue
  disc(brush, 0, 0, 0.21)
  brush.fill()
  brush.fillStyle = colours.visor
  disc(brush, 0, 0, 0.185)
  brush.fill()
  glow(brush, 0, 0, 0.2, colours.cyan, 0.35 + 0.5 * voice)
  brush.strokeStyle = colours.cyan
  brush.lineWidth = 0.036
  disc(brush, 0, 0, 0.13)
  brush.stroke()
  brush.globalAlpha = 0.35 + 0.65 * voice
  brush.fillStyle = colours.ice
  disc(brush, 0, 0, 0.045 + 0.045 * voice)
  brush.fill()
  brush.restore()
}

function paintHand(brush: Brush, pose: HandPose, side: -1 | 1) {
  brush.save()
  brush.translate(pose.x, pose.y)
  brush.rotate(pose.roll)
  const size = 1 + (pose.z - 0.3) * 0.1
  brush.scale(size, size)
  brush.lineCap = 'round'
  brush.fillStyle = gradient(brush, [-0.14, 0], [0.14, 0], tones.blue)
  brush.beginPath()
  brush.roundRect(-0.14, -0.215, 0.28, 0.09, 0.045)
  brush.fill()
  const length = 0.16 * (1 - 0.62 * pose.curl)
  for (const place of [-1, 1, 0]) {
    const spread = place * 0.3 * (1 - pose.curl)
    const x = place * 0.105
    const y = place === 0 ? 0.11 : 0.085
    finger(brush, x, y, x + Math.sin(spread) * length, y + Math.cos(spread) * length, length)
  }
  const thumb = 0.13 * (1 - 0.35 * pose.curl)
  finger(brush, -side * 0.1, -0.03, -side * (0.12 + thumb), 0.03 + thumb * 0.45, thumb)
  brush.fillStyle = gradient(brush, [-0.1, 0.16], [0.1, -0.17], ['#ffffff', '#e9eafa', '#a9a8e0'])
  squircle(brush, 0.165, 0.16, 2.4)
  brush.fill()
  brush.restore()
}

export function finger(brush: Brush, x: number, y: number, tipX: number, tipY: number, length: number) {
  for (const [width, tone] of [
    [0.135, '#a3a2dc'],
    [0.116, '#eff0fc'],
  ] as const) {
    brush.strokeStyle = tone
    brush.lineWidth = width
    brush.beginPath()
    brush.moveTo(x, y)
    brush.lineTo(tipX, tipY + length * 0.01)
    brush.stroke()
  }
}

export function paintHead(brush: Brush, pose: ZedPose) {
  const { body } = pose
  const { x: halfWidth, y: halfHeight, centre } = proportions.head
  const turn = Math.max(-0.11, Math.min(0.11, body.yaw * 0.42))
  const nod = Math.max(-0.09, Math.min(0.09, body.pitch * 0.4))
  brush.save()
  brush.translate(0, centre)
  brush.rotate(body.roll)
  paintAntenna(brush, pose, halfHeight)
  for (const side of [-1, 1]) {
    brush.fillStyle = gradient(brush, [0, 0.22], [0, -0.26], tones.blue)
    const shown = 0.13 + side * turn * -0.16
    brush.beginPath()
    brush.roundRect(side * (halfWidth + shown / 2 - 0.04) - shown / 2 - 0.05, -0.25, shown + 0.1, 0.46, 0.08)
    brush.fill()
    brush.fillStyle = colours.cyan
    brush.beginPath()
    brush.roundRect(side * (halfWidth + shown - 0.01) - 0.03, -0.16, 0.06, 0.28, 0.03)
    brush.fill()
  }
  brush.fillStyle = gradient(brush, [-0.3, halfHeight], [0.3, -halfHeight], tones.shell)
  squircle(brush, halfWidth, halfHeight, 3.2)
  brush.fill()
  brush.strokeStyle = tones.edge
  brush.lineWidth = 0.018
  brush.stroke()
  brush.translate(turn, nod)
  paintGlass(brush, pose)
  brush.restore()
}

function paintAntenna(brush: Brush, { body, voice, time }: ZedPose, top: number) {
  brush.save()
  brush.translate(0, top - 0.03)
  brush.rotate(-body.roll * 0.5 - body.lean + Math.sin(time * 2.3) * 0.02)
  const ball = proportions.antenna.ball - proportions.head.centre - top + 0.03
  glow(brush, 0, ball, 0.31, colours.cyan, 0.6 + 0.35 * voice)
  brush.fillStyle = colours.deep
  brush.beginPath()
  brush.roundRect(-0.028, 0, 0.056, ball, 0.02)
  brush.fill()
  brush.fillStyle = gradient(brush, [-0.25, 0], [0.25, 0], tones.blue)
  disc(brush, 0, 0.02, 0.26, 0.085)
  brush.fill()
  brush.fillStyle = colours.cyan
  disc(brush, 0, ball, proportions.antenna.radius)
  brush.fill()
  brush.fillStyle = colours.ice
  disc(brush, -0.03, ball + 0.03, 0.035)
  brush.fill()
  brush.restore()
}

function paintGlass(brush: Brush, pose: ZedPose) {
  const { x, y } = proportions.visor
  brush.save()
  squircle(brush, x, y, 4.2)
  brush.fillStyle = gradient(brush, [-0.2, y], [0.2, -y], tones.glass)
  brush.fill()
  brush.clip()
  brush.save()
  brush.scale(x, x)
  paintFace(brush, pose)
  brush.restore()
  brush.fillStyle = gradient(brush, [0, y], [0, y - 0.5], ['#ffffff2e', '#ffffff00'])
  brush.beginPath()
  brush.ellipse(-0.1, y + 0.12, 0.85, 0.36, 0.05, 0, 2 * Math.PI)
  brush.fill()
  brush.fillStyle = '#ffffffd0'
  brush.beginPath()
  brush.ellipse(-0.56, y - 0.15, 0.085, 0.03, 0.35, 0, 2 * Math.PI)
  brush.fill()
  brush.restore()
  squircle(brush, x, y, 4.2)
  brush.strokeStyle = gradient(brush, [-0.4, y], [0.4, -y], tones.blue)
  brush.lineWidth = 0.085
  brush.stroke()
}

export function paintZed(brush: Brush, width: number, height: number, pose: ZedPose): void {
  brush.setTransform(1, 0, 0, 1, 0, 0)
  brush.clearRect(0, 0, width, height)
  const scale = width / proportions.frame.width
  brush.setTransform(scale, 0, 0, -scale, width / 2, proportions.frame.top * scale)
  paintGround(brush, pose)
  brush.translate(0, pose.body.lift)
  brush.rotate(pose.body.lean)
  const { left, right } = pose.body
  paintBody(brush, pose)
  paintHead(brush, pose)
  paintHand(brush, left, -1)
  paintHand(brush, right, 1)
}
