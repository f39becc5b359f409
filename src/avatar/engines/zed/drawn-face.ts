import type { EyeShape, MouthShape } from './face-model.ts'
import { faceLayout } from './face-model.ts'
import type { ZedPose } from './pose.ts'
import { colours } from './proportions.ts'

type Brush = CanvasRenderingContext2D

/** Draws a radial glow. `fade`: a hex color plus two digits of alpha. */
export function glow(brush: Brush, x: number, y: number, radius: number, colour: string, strength: number): void {
  const light = brush.createRadialGradient(x, y, 0, x, y, radius)
  const alpha = (share: number) =>
    Math.round(255 * Math.max(0, Math.min(1, strength * share)))
      .toString(16)
      .padStart(2, '0')
  light.addColorStop(0, colour + alpha(1))
  light.addColorStop(0.4, colour + alpha(0.38))
  light.addColorStop(1, colour + '00')
  brush.fillStyle = light
  brush.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}

function paintEye(brush: Brush, eye: EyeShape, side: -1 | 1, pose: ZedPose) {
  const { blink } = pose
  const open = 1 - blink
  const width = eye.width * (1 + 0.12 * blink)
  const height = Math.max(0.022, eye.height * (1 - 0.93 * blink))
  glow(brush, 0, 0, eye.width * 2.6, colours.cyan, 0.3 * (0.4 + 0.6 * open))
  brush.save()
  const lid = eye.height * (1 - 2 * eye.lid * open)
  brush.save()
  brush.rotate(eye.lidTilt * side)
  brush.beginPath()
  brush.rect(-1, lid - 2, 2, 2)
  brush.restore()
  brush.clip()
  if (eye.cheek * open > 0.01) {
    const radius = eye.width * 1.22
    brush.beginPath()
    brush.rect(-1, -1, 2, 2)
    brush.arc(0, eye.cheek * open * 2 * eye.height - eye.height - radius, radius, 0, 2 * Math.PI)
    brush.clip('evenodd')
  }
  brush.fillStyle = '#83ecfa'
  brush.beginPath()
  brush.roundRect(-width, -height, 2 * width, 2 * height, Math.min(width, height) * 0.98)
  brush.fill()
  const sparkle = pose.face.sparkle * open
  if (sparkle > 0.05) {
    brush.fillStyle = '#ffffff'
    brush.globalAlpha = sparkle
    const x = 0.048 + pose.gaze.x * 0.025
    const y = 0.075 + pose.gaze.y * 0.025
    brush.beginPath()
    brush.arc(x, y, 0.042, 0, 2 * Math.PI)
    brush.arc(x - 0.09, y - 0.14, 0.024, 0, 2 * Math.PI)
    brush.fill()
  }
  brush.restore()
}

function paintBrow(brush: Brush, eye: EyeShape, side: -1 | 1) {
  if (eye.brow < 0.02) return
  brush.save()
  brush.globalAlpha = eye.brow * 0.9
  brush.translate(0, faceLayout.browY - faceLayout.eyeY + eye.browLift)
  brush.rotate(eye.browTilt * side)
  brush.strokeStyle = '#83ecfa'
  brush.lineWidth = 0.046
  brush.beginPath()
  brush.moveTo(-0.11, -0.012)
  brush.quadraticCurveTo(0, 0.014, 0.11, -0.012)
  brush.stroke()
  brush.restore()
}

export function mouthOutline(mouth: MouthShape): [number, number][] {
  const { width, height } = mouth
  const small = Math.min(width, height)
  const points: [number, number][] = []
  for (const [cornerX, cornerY, start] of [
    [1, 1, 0],
    [-1, 1, 1],
    [-1, -1, 2],
    [1, -1, 3],
  ] as const) {
    const radius = small * (cornerY > 0 ? mouth.top : mouth.bottom)
    for (let step = 0; step <= 6; step++) {
      const angle = ((start + step / 6) * Math.PI) / 2
      points.push([
        cornerX * (width - radius) + radius * Math.cos(angle),
        cornerY * (height - radius) + radius * Math.sin(angle),
      ])
    }
    // Straight edges need intermediate points so that the smile can bend them.
    const edge = (width - radius) * cornerX
    if (start % 2 === 0) for (let step = 1; step < 10; step++) points.push([edge * (1 - step / 5), cornerY * height])
  }
  return points.map(([x, y]) => {
    const t = Math.min(1.15, Math.abs(x) / Math.max(0.02, width))
    return [x, y + mouth.smile * width * 0.42 * (t * t - 0.55)]
  })
}

function paintMouth(brush: Brush, mouth: MouthShape) {
  brush.save()
  brush.rotate(mouth.tilt)
  glow(brush, 0, 0, mouth.width * 1.9 + mouth.height, colours.cyan, 0.22)
  brush.beginPath()
  for (const [x, y] of mouthOutline(mouth)) brush.lineTo(x, y)
  brush.closePath()
  if (mouth.height > 0.02) {
    brush.save()
    brush.clip()
    brush.fillStyle = '#050716'
    brush.fillRect(-1, -1, 2, 2)
    if (mouth.tongue > 0.02) {
      brush.fillStyle = colours.tongue
      brush.beginPath()
      const radius = mouth.height * (0.35 + 0.6 * mouth.tongue)
      brush.ellipse(0, -mouth.height * 1.1, radius, radius * 0.85, 0, 0, 2 * Math.PI)
      brush.fill()
    }
    if (mouth.teeth > 0.02) {
      const edge = mouth.height * (1 - 1.05 * mouth.teeth)
      brush.fillStyle = '#dff6fb'
      brush.beginPath()
      const bend = mouth.smile * mouth.width * 0.42
      brush.moveTo(-mouth.width, edge + bend * 0.45)
      brush.quadraticCurveTo(0, edge - bend * 1.55, mouth.width, edge + bend * 0.45)
      brush.lineTo(1, 1)
      brush.lineTo(-1, 1)
      brush.fill()
    }
    brush.restore()
    brush.beginPath()
    for (const [x, y] of mouthOutline(mouth)) brush.lineTo(x, y)
    brush.closePath()
  }
  brush.strokeStyle = '#83ecfa'
  brush.lineWidth = 2 * faceLayout.lip
  brush.stroke()
  brush.restore()
}

/** Draws the face in visor units (half the visor's width is 1, y upwards). The caller clips to the visor. */
export function paintFace(brush: Brush, pose: ZedPose): void {
  const { face, gaze } = pose
  brush.lineCap = 'round'
  brush.lineJoin = 'round'
  for (const side of [-1, 1] as const) {
    brush.save()
    brush.translate(side * faceLayout.cheekX + gaze.x * 0.06, faceLayout.cheekY + gaze.y * 0.03)
    brush.scale(1.15, 0.8)
    glow(brush, 0, 0, 0.24, colours.blush, 0.85 * face.blush)
    brush.restore()
    brush.save()
    brush.translate(side * faceLayout.eyeX + gaze.x * 0.1, faceLayout.eyeY + gaze.y * 0.07)
    const eye = side < 0 ? face.left : face.right
    paintEye(brush, eye, side, pose)
    paintBrow(brush, eye, side)
    brush.restore()
  }
  brush.save()
  brush.translate(face.mouth.shift + gaze.x * 0.05, faceLayout.mouthY + gaze.y * 0.03)
  paintMouth(brush, face.mouth)
  brush.restore()
}
