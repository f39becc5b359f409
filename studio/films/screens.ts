/** `dots`: halftone; `lines`: across the gradient; `wedges`: along it. Both widen toward the shade. */
export type Screen = 'dots' | 'lines' | 'wedges'

/** Pattern pixels per frame unit. */
const resolution = 2

/** Margin of the strip beyond its ends, for shapes that extend beyond them. */
const margin = 0.4

export interface ScreenWay {
  readonly screen: Screen
  readonly ink: string
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  /** Coverage at `from` and `to`, 0 to 1. */
  readonly cover: readonly [number, number]
  /** Pitch in units. */
  readonly pitch: number
}

type Drawn = OffscreenCanvas
const strips = new Map<string, { drawn: Drawn; rows: number; step: number }>()
const patterns = new WeakMap<Drawn, CanvasPattern>()

/** Cache limit: shapes that change size create patterns in every frame. */
const mostStrips = 600

export function screenFill(brush: CanvasRenderingContext2D, way: ScreenWay): CanvasPattern | string {
  const [x1, y1] = way.from
  const [x2, y2] = way.to
  const length = Math.max(way.pitch, Math.hypot(x2 - x1, y2 - y1))
  const { drawn, rows, step } = strip(way, length)
  let pattern = patterns.get(drawn)
  if (!pattern) {
    const made = brush.createPattern(drawn, 'repeat')
    if (!made) return way.ink
    pattern = made
    patterns.set(drawn, pattern)
  }
  // The strip's y axis follows the gradient, starting `margin` before `from`.
  const angle = Math.atan2(y2 - y1, x2 - x1) - Math.PI / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const stretch = length / (rows * step)
  const ahead = margin * length
  const [a, b] = [cos / resolution, sin / resolution]
  const [c, d] = [(-sin * stretch) / resolution, (cos * stretch) / resolution]
  pattern.setTransform({ a, b, c, d, e: x1 + sin * ahead, f: y1 - cos * ahead })
  return pattern
}

function strip(way: ScreenWay, length: number): { drawn: Drawn; rows: number; step: number } {
  // Alternate rows are shifted, for a 45° screen.
  const step = way.screen === 'dots' ? way.pitch * Math.SQRT1_2 : way.pitch
  const rows = Math.max(1, Math.round(length / step))
  const name = [way.screen, way.ink, way.pitch, rows, ...way.cover.map((one) => one.toFixed(2))].join(' ')
  const known = strips.get(name)
  if (known) return known
  const width = way.screen === 'dots' ? way.pitch * Math.SQRT2 : way.pitch
  const before = Math.round(rows * margin)
  const pixels = { width: Math.max(2, Math.round(width * resolution)), height: 0 }
  pixels.height = Math.max(2, Math.round((rows + 2 * rows * margin) * step * resolution))
  const drawn = new OffscreenCanvas(pixels.width, pixels.height)
  const brush = drawn.getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('The browser gives no 2D canvas')
  brush.scale(pixels.width / width, resolution)
  brush.fillStyle = way.ink
  const coverAt = (row: number) => {
    const share = Math.min(1, Math.max(0, row / rows))
    return way.cover[0] + (way.cover[1] - way.cover[0]) * share
  }
  const first = -before - 1
  for (let row = first; row <= rows + before + 1; row++) {
    const y = (row + rows * margin + 0.5) * step
    if (way.screen === 'dots') dotRow(brush, coverAt(row), y, way.pitch, (row & 1) * 0.5 * width, width)
    else if (way.screen === 'lines') lineRow(brush, coverAt(row), y, step, width)
    else wedgeRow(brush, coverAt(row), coverAt(row + 1), y - step / 2, step, width)
  }
  if (strips.size >= mostStrips) strips.clear()
  const made = { drawn, rows, step }
  strips.set(name, made)
  return made
}

type Pen = OffscreenCanvasRenderingContext2D

function dotRow(brush: Pen, cover: number, y: number, pitch: number, shift: number, width: number): void {
  if (cover < 0.03) return
  const radius = pitch * Math.sqrt(Math.min(1, cover) / Math.PI) * (cover > 0.6 ? 1 + (cover - 0.6) * 0.6 : 1)
  for (const x of [shift - width, shift, shift + width]) {
    brush.beginPath()
    brush.arc(x, y, radius, 0, 2 * Math.PI)
    brush.fill()
  }
}

function lineRow(brush: Pen, cover: number, y: number, step: number, width: number): void {
  const weight = step * cover
  if (weight > 0.25) brush.fillRect(-1, y - weight / 2, width + 2, weight)
}

function wedgeRow(brush: Pen, cover: number, next: number, y: number, step: number, width: number): void {
  if (cover < 0.04) return
  const [half, nextHalf] = [(cover * width) / 2, (next * width) / 2]
  brush.beginPath()
  brush.moveTo(width / 2 - half, y)
  brush.lineTo(width / 2 + half, y)
  brush.lineTo(width / 2 + nextHalf, y + step + 0.3)
  brush.lineTo(width / 2 - nextHalf, y + step + 0.3)
  brush.fill()
}
