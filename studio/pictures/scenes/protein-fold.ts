import { drawnScene, paint } from '../drawing.ts'
import { curve, disc } from '../shapes.ts'

/** 79 units per nanometer: links are 0.38 nm apart, the ball is about 4 nm wide. */
const step = 30
const ball = { x: 700, y: 285, radius: 142 } as const

type Bead = readonly [x: number, y: number, near: number]

function wound(t: number): Bead {
  const turn = 2 * Math.PI * t
  const up = Math.cos(3.3 * turn + 0.4)
  const flat = Math.sqrt(1 - up * up)
  const round = 5.7 * turn + 2.9
  const reach = ball.radius * (0.7 + 0.3 * Math.cos(8.9 * turn))
  return [ball.x + reach * flat * Math.cos(round), ball.y + reach * up, reach * flat * Math.sin(round)]
}

function loose(t: number): Bead {
  const [endX, endY, endNear] = wound(0)
  const swing = Math.sin(Math.PI * t) * 130 * Math.sin(3 * Math.PI * t + 0.4)
  const ease = t * t * (3 - 2 * t)
  return [-40 + (endX + 40) * t, 330 + (endY - 330) * ease + swing, endNear * ease]
}

function strung(path: readonly Bead[]): Bead[] {
  const beads: Bead[] = []
  let due = 0
  path.forEach((to, i) => {
    const from = path[i - 1]
    if (from) due -= Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
    if (due > 0) return
    beads.push(to)
    due += step
  })
  return beads
}

const points = 6000
const path: Bead[] = [
  ...curve(points, (t) => [t, 0]).map(([t]) => loose(t)),
  ...curve(points, (t) => [t, 0]).map(([t]) => wound(t)),
]

const kinds = [2, 4, 3, 2, 4, 2, 3, 4, 4, 2, 3] as const

const beads = strung(path)
  .map((bead, i) => ({ bead, kind: kinds[(i * i + 3 * i) % kinds.length] ?? 2 }))
  .toSorted((a, b) => a.bead[2] - b.bead[2])

export const proteinFold = drawnScene(
  ['info', 'bio'],
  {
    1: { body: true, key: [{ kind: 'solid' }] },
    2: { body: true, a: [{ kind: 'solid' }] },
    3: { body: true },
    4: { body: true, b: [{ kind: 'solid' }] },
  },
  beads.flatMap(({ bead: [x, y, near], kind }) => {
    const radius = 18 + near / 34
    return [disc([x, y], radius + 2.6, paint(1)), disc([x, y], radius, paint(kind))]
  }),
)
