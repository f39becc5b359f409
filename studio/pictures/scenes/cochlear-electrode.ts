import { drawnScene, paint } from '../drawing.ts'
import { curve, disc, line, polygon, ring, type Point } from '../shapes.ts'

const axis: Point = [500, 300]
const turns = 2.5
const inserted = 1.5
/** Angle of the base, in turns; the spiral is counterclockwise. */
const start = 0.06

function spiral(turn: number, across: number): Point {
  const centre = 238 * Math.exp(-0.5 * turn) - 14
  const half = 48 * Math.exp(-0.36 * turn)
  const angle = (start + turn) * 2 * Math.PI
  const radius = centre + across * half
  return [axis[0] + radius * Math.cos(angle), axis[1] - radius * Math.sin(angle)]
}

const side = (across: number): Point[] => curve(260, (t) => spiral(-0.02 + t * (turns + 0.02), across))

function draw(): string[] {
  const outer = side(1)
  const inner = side(-1)
  const tip = spiral(turns, 0)
  const round = curve(12, (t) => {
    const from = outer.at(-1) ?? tip
    const angle = Math.atan2(from[1] - tip[1], from[0] - tip[0]) - t * Math.PI
    const radius = Math.hypot(from[0] - tip[0], from[1] - tip[1])
    return [tip[0] + radius * Math.cos(angle), tip[1] + radius * Math.sin(angle)]
  })
  const shapes = [polygon([...outer, ...round, ...inner.toReversed()], paint(1, 0.5))]
  shapes.push(line([...outer, ...round, ...inner.toReversed()], 5, paint(2)))
  const contacts = evenly(12, 0.08, inserted - 0.03)
  for (const turn of contacts) {
    for (const fan of [-1, 0, 1]) {
      const from = spiral(turn + fan * 0.006, -0.5)
      const to = spiral(turn + fan * 0.03 * Math.exp(0.2 * turn), -1.62)
      shapes.push(line([from, to], 4, paint(3)))
    }
  }
  const thread = curve(240, (t) => spiral(t * inserted, -0.05))
  const [entry, next] = [spiral(0, -0.05), spiral(0.02, -0.05)]
  const step = Math.hypot(entry[0] - next[0], entry[1] - next[1])
  const [right, down] = [(entry[0] - next[0]) / step, (entry[1] - next[1]) / step]
  const lead: Point[] = curve(40, (t) => {
    const far = 420 * (1 - t)
    return [entry[0] + right * far - far * far * 0.0016, entry[1] + down * far + far * far * 0.0006]
  })
  shapes.push(line([...lead, ...thread], 15, paint(4)), line([...lead, ...thread], 9, paint(5)))
  for (const turn of contacts)
    shapes.push(disc(spiral(turn, -0.05), 11.5, paint(4)), disc(spiral(turn, -0.05), 8.5, paint(6)))
  shapes.push(ring(axis, 9, 5, paint(3)))
  return shapes
}

function evenly(count: number, first: number, last: number): number[] {
  const steps = 400
  const ways = [0]
  for (let i = 1; i <= steps; i++) {
    const [a, b] = [i - 1, i].map((n) => spiral(first + ((last - first) * n) / steps, 0))
    ways.push((ways.at(-1) ?? 0) + (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0))
  }
  return Array.from({ length: count }, (_, i) => {
    const way = ((ways.at(-1) ?? 0) * i) / (count - 1)
    const at = ways.findIndex((reached) => reached >= way - 1e-6)
    return first + ((last - first) * at) / steps
  })
}

export const cochlearElectrode = drawnScene(
  ['bio', 'cogno'],
  {
    1: { body: true, a: [{ kind: 'dots', base: 0.28, gain: 0, angle: 0.26 }] },
    2: { body: true, a: [{ kind: 'solid' }] },
    3: { body: false, b: [{ kind: 'solid' }] },
    4: { body: true, key: [{ kind: 'solid' }] },
    5: { body: true },
    6: { body: true, b: [{ kind: 'solid' }] },
  },
  draw(),
)
