import { drawnScene, paint } from '../drawing.ts'
import { meshed, turned, type Vector } from '../mesh.ts'
import { curve, line, path, polygon, route, type Point } from '../shapes.ts'

/** Units per micrometer: the sheet is 24 µm high. */
const micrometre = 23.75

type Pose = readonly [x: number, y: number, tilt: number, spin: number]

const placed = ([x, y, tilt, spin]: Pose, place: Vector): Vector => {
  const [px, py, pz] = turned(place, tilt, spin)
  return [x + px * micrometre, y + py * micrometre, pz * micrometre]
}

/** Half thickness of a red cell in µm by distance from the center, relative to the radius (Evans and Fung 1972). */
const halfThickness = (share: number): number => (0.81 + 7.83 * share ** 2 - 4.39 * share ** 4) / 2
const cellRadius = 3.91

function roundCell(pose: Pose): string[] {
  return meshed(
    (u, v) => {
      const [round, down] = [2 * Math.PI * u, Math.PI * v]
      const share = Math.sin(down)
      return placed(pose, [
        cellRadius * share * Math.cos(round),
        cellRadius * share * Math.sin(round),
        Math.cos(down) * halfThickness(share),
      ])
    },
    [48, 40],
    1,
  )
}

/** A sickled cell: 11 µm from tip to tip, bent by `bend` radians. */
const tips = 11
const arcRadius = (bend: number): number => tips / 2 / Math.sin(bend / 2)
const halfWidth = (t: number): number => 1.5 * Math.sin(Math.PI * t) ** 0.8

function onSickle(bend: number, t: number, outwards: number): Point {
  const angle = bend * (t - 0.5)
  const reach = arcRadius(bend) + outwards
  return [reach * Math.sin(angle), arcRadius(bend) * Math.cos(bend / 4) - reach * Math.cos(angle)]
}

function sickle(pose: Pose, bend: number): string[] {
  return meshed(
    (u, v) => {
      const round = 2 * Math.PI * u
      const half = halfWidth(v)
      const [x, y] = onSickle(bend, v, half * Math.cos(round))
      return placed(pose, [x, y, -0.8 * half * Math.sin(round)])
    },
    [40, 90],
    4,
  )
}

const opened = { pose: [500, 300, 0, -0.32], bend: 1.3, skin: 0.34 } as const

const openedPoint = (t: number, outwards: number): Point => {
  const [x, y] = placed(opened.pose, [...onSickle(opened.bend, t, outwards), 0])
  return [x, y]
}
const crescent = (inset: number): Point[] => {
  const there = curve(120, (t) => [t, halfWidth(t) - inset]).filter(([, half]) => half >= 0)
  return [
    ...there.map(([t, half]) => openedPoint(t, half)),
    ...there.toReversed().map(([t, half]) => openedPoint(t, -half)),
  ]
}

const fibres = [
  [0.02, 0.4],
  [0.98, 0.6],
  [0.27, 0.73],
].flatMap(([from = 0, to = 1]) =>
  [-1, -0.6, -0.2, 0.2, 0.6, 1].flatMap((side): string[] => {
    const [a, b] = [openedPoint(from, side), openedPoint(to, side)]
    const points = curve(80, (t): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]).filter(within)
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last || Math.hypot(last[0] - first[0], last[1] - first[1]) < 24) return []
    return [line([first, last], 9, paint(7)), line([first, last], 5.6, paint(8))]
  }),
)

function within(point: Point): boolean {
  const [x, y] = [point[0] - opened.pose[0], point[1] - opened.pose[1]]
  const [cos, sin] = [Math.cos(-opened.pose[3]), Math.sin(-opened.pose[3])]
  const [px, py] = [(x * cos - y * sin) / micrometre, (x * sin + y * cos) / micrometre]
  const down = arcRadius(opened.bend) * Math.cos(opened.bend / 4) - py
  const t = Math.atan2(px, down) / opened.bend + 0.5
  const room = t > 0 && t < 1 ? halfWidth(t) - opened.skin - 0.16 : -1
  return Math.abs(Math.hypot(px, down) - arcRadius(opened.bend)) < room
}

const wallCells = (y: number, inwards: 1 | -1, shift: number): string[] =>
  [-1, 0, 1, 2, 3].flatMap((i) => {
    const from = shift + i * 300
    const bulge = curve(40, (t): Point => [from + 300 * t, y + inwards * (13 + 17 * Math.sin(Math.PI * t) ** 4)])
    const back = y - inwards * 60
    return [
      path(`${route(bulge)}L${from + 300} ${back}L${from} ${back}Z`, { fill: paint(9 + (i & 1)) }),
      `<ellipse cx="${from + 150}" cy="${y + inwards * 11}" rx="44" ry="10" fill="${paint(11)}"/>`,
    ]
  })

const roundCells: readonly Pose[] = [
  [70, 290, 0.55, 0.4],
  [290, 146, -0.28, 0.2],
  [336, 456, 0.75, -0.5],
  [556, 132, 1.08, -0.3],
  [618, 442, -0.3, 0.5],
  [786, 158, 0.35, 0.6],
  [858, 424, 0.95, 0.5],
  [1010, 270, -0.5, -0.4],
]

const wall = { body: true, outline: 1, b: [{ kind: 'dots', base: 0.3, gain: 0, angle: 0.26, pitch: 1.3 }] } as const

export const sickleCells = drawnScene(
  ['nano', 'bio'],
  {
    1: { body: true, outline: 1.3, a: [{ kind: 'dots', base: 0.08, gain: 1.05, angle: 0.26 }] },
    4: {
      body: true,
      outline: 1.5,
      a: [{ kind: 'solid' }],
      key: [{ kind: 'shadow', above: 0.84 }],
    },
    5: { body: true, outline: 1.5, a: [{ kind: 'solid' }] },
    6: { body: true },
    7: { body: true, key: [{ kind: 'solid' }] },
    8: { body: true, b: [{ kind: 'solid' }] },
    9: wall,
    10: wall,
    11: { body: true, outline: 1, b: [{ kind: 'solid' }] },
  },
  [
    ...wallCells(0, 1, -60),
    ...wallCells(570, -1, 40),
    ...roundCells.flatMap(roundCell),
    ...sickle([222, 318, 0.4, 0.9], 2),
    ...sickle([738, 296, -0.4, -2.2], 1.8),
    polygon(crescent(0), paint(5)),
    polygon(crescent(opened.skin), paint(6)),
    ...fibres,
  ],
)
