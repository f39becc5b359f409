import { drawnScene, paint } from '../drawing.ts'
import type { Material } from '../scene.ts'
import { curve, disc, line, path, polygon, route, type Point } from '../shapes.ts'

/** 18.2 units per nanometer; the capsid is 25 nm wide. */
const middle: Point = [507, 285]
const radius = 228
const wall = 34
const firstPart = 10
const wedge = [-0.95, 0.68] as const

type Vector = readonly [x: number, y: number, z: number]
const golden = (1 + Math.sqrt(5)) / 2

const sum = (...all: readonly Vector[]): Vector =>
  all.reduce((a, b): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0])
const times = (v: Vector, k: number): Vector => [v[0] * k, v[1] * k, v[2] * k]
const length = (v: Vector): number => Math.hypot(...v)
const rounded = (v: Vector): Vector => times(v, 0.62 / length(v) + 0.38)

const corners = [-1, 1]
  .flatMap((a) =>
    [-golden, golden].flatMap((b): Vector[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  .map((v) => times(v, 1 / length(v)))

function turned([x, y, z]: Vector): Vector {
  const [a, b] = [0.5, 0.3]
  const [x1, z1] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)]
  return [x1, y * Math.cos(b) - z1 * Math.sin(b), y * Math.sin(b) + z1 * Math.cos(b)]
}

const seen = ([x, y]: Vector): Point => [middle[0] + radius * x, middle[1] - radius * y]
const side = 1 / Math.sin((2 * Math.PI) / 5)
const near = (a: Vector, b: Vector): boolean => Math.abs(length(sum(a, times(b, -1))) - side) < 0.01

const faces = corners.flatMap((a, i) =>
  corners.slice(i + 1).flatMap((b, j) =>
    corners.slice(i + j + 2).flatMap((c) => {
      if (!near(a, b) || !near(b, c) || !near(a, c)) return []
      const axis = turned(times(sum(a, b, c), 1 / 3))
      return axis[2] > 0.2 ? [{ axis, corners: [a, b, c].map(turned) }] : []
    }),
  ),
)

function facePrint({ axis, corners: three }: (typeof faces)[number], face: number): string[] {
  const parts = three.flatMap((corner, i) => {
    const [next, last] = [three[(i + 1) % 3] ?? corner, three[(i + 2) % 3] ?? corner]
    const shape = [corner, times(sum(corner, next), 0.5), axis, times(sum(corner, last), 0.5)]
    const peak = rounded(sum(times(axis, 0.72), times(corner, 0.28)))
    const lit = (-axis[0] * 0.5 + axis[1] * 0.6 + axis[2] * 0.6) / length(axis)
    const light = Math.min(1, Math.max(0, 0.15 + 0.85 * lit - 0.12 * i))
    const tilt = 0.35 + 0.65 * axis[2]
    return [
      polygon(
        shape.map((v) => seen(rounded(v))),
        paint(firstPart + face * 3 + i, light),
      ),
      disc(seen(peak), 11 * tilt, paint(5)),
    ]
  })
  const edges = three.flatMap((corner, i): Vector[] => [corner, times(sum(corner, three[(i + 1) % 3] ?? corner), 0.5)])
  return [...parts, path(`${route(edges.map((v) => seen(rounded(v))))}Z`, { stroke: paint(1), 'stroke-width': 4.5 })]
}

const on = (angle: number, distance: number): Point => [
  middle[0] + distance * Math.cos(angle),
  middle[1] + distance * Math.sin(angle),
]
const [from, to] = wedge
function reach(angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const crossings = faces.flatMap(({ corners: three }) =>
    three.flatMap((corner, i) => {
      const next = three[(i + 1) % 3] ?? corner
      const bent = [corner, times(sum(corner, next), 0.5), next].map((v) => seen(rounded(v)))
      return bent.slice(1).map((b, k) => {
        const a = bent[k] ?? b
        const [ax, ay] = [a[0] - middle[0], a[1] - middle[1]]
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
        const across = (cos * ay - sin * ax) / (sin * dx - cos * dy)
        return across >= 0 && across <= 1 ? cos * (ax + dx * across) + sin * (ay + dy * across) : 0
      })
    }),
  )
  return Math.max(...crossings)
}

const rim = (inset: number): Point[] =>
  curve(60, (t) => {
    const angle = from + (to - from) * t
    return on(angle, reach(angle) - inset)
  })

const strand = curve(360, (t) => {
  const distance = 84 + 70 * t
  const margin = 36 / distance
  const swing = 0.5 - 0.5 * Math.cos(2 * Math.PI * 1.5 * t)
  const [x, y] = on(from + margin + (to - from - 2 * margin) * swing, distance)
  const turn = 2 * Math.PI * 13 * t
  return [x + 17 * Math.cos(turn), y + 17 * Math.sin(turn)]
})

const pieces = Array.from({ length: 72 }, (_, i) => strand.slice(i * 5, i * 5 + 6))

const part: Material = { body: true, outline: 0.8, a: [{ kind: 'dots', base: 0.05, gain: 0.95, angle: 0.26 }] }

export const aavCapsid = drawnScene(
  ['nano', 'bio'],
  {
    1: { body: true, key: [{ kind: 'solid' }] },
    5: { body: true, outline: 1, a: [{ kind: 'solid' }] },
    6: { body: true, outline: 1.4 },
    ...Object.fromEntries(Array.from({ length: 30 }, (_, i) => [firstPart + i, part])),
    7: { body: true, outline: 1, b: [{ kind: 'solid' }] },
  },
  [
    ...faces.flatMap(facePrint),
    polygon([middle, ...rim(-40)], paint(0)),
    polygon([middle, ...rim(0)], paint(6)),
    polygon([middle, ...rim(wall)], paint(1)),
    ...pieces.flatMap((piece) => [line(piece, 17, paint(1), 'stroke-linecap="butt"'), line(piece, 10, paint(7))]),
  ],
)
