import { drawnScene, paint } from '../drawing.ts'
import { curve, line, path, rectangle, ring, type Point } from '../shapes.ts'

/** 222 units per millimeter: a cross is 0.3 mm wide. */
const armLong = 25
const pitch = 112
const middle: Point = [507, 285]
const struck = [3, 1] as const

const data = [0, 1, 2, 3, 4].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => ({ at: place(column, row), hit: column === struck[0] && row === struck[1] })),
)
/** Each check is between four data qubits; the four around the struck one light up. */
const checks = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3].map((column) => ({
    at: place(column + 0.5, row + 0.5),
    lit: Math.abs(column + 0.5 - struck[0]) < 1 && Math.abs(row + 0.5 - struck[1]) < 1,
  })),
)

function place(column: number, row: number): Point {
  return [middle[0] + (column - 2) * pitch, middle[1] + (row - 2) * pitch]
}

const cross = ([x, y]: Point, width: number, material: number): string[] => {
  const reach = (armLong / Math.SQRT2) * 1.02
  return [1, -1].map((side) =>
    line(
      [
        [x - reach, y - side * reach],
        [x + reach, y + side * reach],
      ],
      width,
      paint(material),
    ),
  )
}

const couplers = checks.flatMap(({ at: [x, y] }) =>
  [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].map(([dx = 0, dy = 0]) =>
    line(
      [
        [x + dx * 16, y + dy * 16],
        [x + dx * 40, y + dy * 40],
      ],
      5,
      paint(2),
    ),
  ),
)

const wires = [-2, -1, 0, 1, 2].flatMap((row) =>
  [-1, 1].flatMap((side) => {
    const y = middle[1] + row * pitch
    const end = middle[1] + row * 92
    const at = (x: number, height: number): Point => [middle[0] + side * x, height]
    return [
      line([at(262, y), at(310, y), at(360, end), at(416, end)], 6, paint(3)),
      rectangle(side > 0 ? middle[0] + 412 : middle[0] - 446, end - 17, 34, 34, paint(3)),
    ]
  }),
)

const [hitX, hitY] = place(...struck)
const rays = curve(3, (t): Point => [t, 0]).flatMap(([t]) =>
  [-0.34, 0, 0.34].map((lean) => {
    const angle = 1.5 * Math.PI * t + lean
    const on = (reach: number): Point => [hitX + reach * Math.cos(angle), hitY + reach * Math.sin(angle)]
    return line([on(lean === 0 ? 26 : 34), on(lean === 0 ? 58 : 50)], 6, paint(5))
  }),
)

export const qubitLattice = drawnScene(
  ['info', 'nano'],
  {
    2: { body: false, a: [{ kind: 'solid' }] },
    3: { body: false, a: [{ kind: 'solid' }] },
    5: { body: false, a: [{ kind: 'solid' }] },
    6: { body: false, a: [{ kind: 'solid' }] },
    7: { body: false, b: [{ kind: 'solid' }] },
    9: { body: false, b: [{ kind: 'dots', base: 0.34, gain: 0, angle: 0.26 }] },
    10: { body: true, outline: 1.4, a: [{ kind: 'solid' }] },
    11: { body: true, outline: 1.4, b: [{ kind: 'solid' }] },
  },
  [
    path('M60 -30V600M954 -30V600', { stroke: paint(3), 'stroke-width': 4 }),
    ...wires,
    ...checks.filter(({ lit }) => lit).map(({ at }) => ring(at, 26, 44, paint(9))),
    ...couplers,
    ...rays,
    ...data.flatMap(({ at, hit }) => [...cross(at, hit ? 23 : 17, hit ? 10 : 6), ...(hit ? [] : cross(at, 7.5, 0))]),
    ...checks.flatMap(({ at, lit }) => [...cross(at, lit ? 23 : 17, lit ? 11 : 7), ...(lit ? [] : cross(at, 7.5, 0))]),
  ],
)
