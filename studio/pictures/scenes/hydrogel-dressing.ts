import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import type { Material } from '../scene.ts'
import { curve, disc, line, path, polygon, rectangle, short, smoothLoop, type Point } from '../shapes.ts'

const random = seededRandom(23)
const side = 58
const netFoot = 306

const knots = new Map<string, Point>()
function knot(x: number, y: number): Point {
  const key = `${Math.round(x)},${Math.round(y)}`
  const there = knots.get(key)
  if (there) return there
  const moved: Point = [x + 24 * (random() - 0.5), y + 24 * (random() - 0.5)]
  knots.set(key, moved)
  return moved
}

const cellWide = side * Math.sqrt(3)
const gaps = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: 13 }, (__, column): Point => [
    (column - 0.75 + (row % 2) / 2) * cellWide,
    (row - 2) * side * 1.5 + 52,
  ]),
).flat()

const chains = new Map<string, string>()
for (const [x, y] of gaps) {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6
    return [x + side * Math.cos(angle), y + side * Math.sin(angle)] as const
  })
  for (const [i, corner] of corners.entries()) {
    const next = corners[(i + 1) % 6] ?? corner
    const [a, b] = [knot(...corner), knot(...next)]
    const key = [a, b]
      .map((p) => p.map(short).join())
      .toSorted()
      .join(' ')
    if (chains.has(key) || Math.max(a[1], b[1]) > netFoot + 12) continue
    const bend: Point = [(a[0] + b[0]) / 2 + 40 * (random() - 0.5), (a[1] + b[1]) / 2 + 40 * (random() - 0.5)]
    chains.set(
      key,
      path(`M${a.map(short).join(' ')}Q${bend.map(short).join(' ')} ${b.map(short).join(' ')}`, {
        stroke: paint(7),
        'stroke-width': 9,
      }),
    )
  }
}

const drops = gaps
  .filter(([, y]) => y < netFoot - 40)
  .flatMap(([x, y]) =>
    random() < 0.8 ? [disc([x + 8 * random(), y + 8 * random()], 15 + 14 * random(), paint(1))] : [],
  )

function skinCell(x: number, y: number, wide: number, material: number, lean = 0): string[] {
  const high = lean === 0 ? 66 : 52
  const low = y + 66
  const foot = lean * 46
  const outline: Point[] = [
    [x + 12 - Math.min(0, foot), low - high],
    [x + wide - 12 - Math.max(0, foot), low - high],
    [x + wide + (lean > 0 ? -6 : 0), low - (lean > 0 ? 20 : high * 0.55)],
    [x + wide - 4 + Math.max(0, foot), low],
    [x + 4 + Math.min(0, foot), low],
    [x + (lean < 0 ? 6 : 0), low - (lean < 0 ? 20 : high * 0.55)],
  ]
  return [
    path(smoothLoop(outline), { fill: paint(material) }),
    `<ellipse cx="${x + wide / 2 - lean * 8}" cy="${low - 30}" rx="18" ry="13" fill="${paint(5)}"/>`,
  ]
}

const bed = 500
const cellLong = 96
const layer = bed - 66
const tear = (y: number): Point[] => curve(60, (t) => [-20 + 1054 * t, y + (Math.round(t * 60) % 2 === 0 ? -7 : 7)])

/** Neighbors alternate between two equal materials, so that there is an outline between them. */
const cell: Material = { body: true, outline: 1.4, b: [{ kind: 'dots', base: 0.3, gain: 0, angle: 0.26 }] }

export const hydrogelDressing = drawnScene(
  ['bio', 'nano'],
  {
    1: { body: true, outline: 1.1 },
    2: { body: true, a: [{ kind: 'dots', base: 0.3, gain: 0, angle: 0.26, pitch: 1.7 }] },
    3: cell,
    4: cell,
    5: { body: true, outline: 1, b: [{ kind: 'solid' }] },
    6: { body: true, outline: 1.2 },
    7: { body: true, outline: 0.9, a: [{ kind: 'solid' }] },
    8: { body: true, outline: 1, b: [{ kind: 'solid' }] },
    9: { body: false, a: [{ kind: 'solid' }] },
  },
  [
    ...drops,
    ...chains.values(),
    ...[...knots.values()].filter(([, y]) => y <= netFoot + 12).map((at) => disc(at, 11, paint(8))),
    polygon([...tear(338), [1034, 386], [-20, 386]], paint(0)),
    line(tear(344), 5, paint(9)),
    line(tear(362), 5, paint(9)),
    rectangle(-20, 402, 1054, bed - 396, paint(2)),
    rectangle(-20, bed, 1054, 120, paint(6)),
    ...[0, 1, 2, 3].flatMap((i) =>
      skinCell(372 - (i + 1) * (cellLong + 3), layer, cellLong, 3 + (i % 2), i === 0 ? 1 : 0),
    ),
    ...[0, 1, 2, 3].flatMap((i) => skinCell(642 + i * (cellLong + 3), layer, cellLong, 3 + (i % 2), i === 0 ? -1 : 0)),
  ],
)
