import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import { disc, polygon, rectangle, type Point } from '../shapes.ts'

/** 0.95 units per nanometer: wires are 50 nm wide, 100 nm apart. */
const pitch = 95
const wire = 47.5
const columns = 8
const rows = 5
const foot = 486

const random = seededRandom(21)
const conductance = Array.from({ length: columns }, () =>
  Array.from({ length: rows }, () => 0.06 + 0.94 * random() ** 1.4),
)

const left = 507 - ((columns - 1) / 2) * pitch
const top = 64

function sumArrow(x: number, sum: number): string {
  const shaft = 3 + sum * 5.2
  const head = shaft + 9
  const outline: Point[] = [
    [x - shaft, foot + 8],
    [x + shaft, foot + 8],
    [x + shaft, 530],
    [x + head, 530],
    [x, 560],
    [x - head, 530],
    [x - shaft, 530],
  ]
  return polygon(outline, paint(5))
}

export const memristorCrossbar = drawnScene(
  ['info', 'nano'],
  {
    1: { body: true, outline: 1, a: [{ kind: 'dots', base: 0.22, gain: 0, angle: 0.26 }] },
    2: { body: true, outline: 1.2, a: [{ kind: 'solid' }] },
    3: { body: true, outline: 1.2 },
    4: { body: true, b: [{ kind: 'solid' }] },
    5: { body: false, b: [{ kind: 'solid' }] },
  },
  [
    ...Array.from({ length: rows }, (_, row) => rectangle(-20, top + row * pitch - wire / 2, 1034, wire, paint(1))),
    ...conductance.map((_, column) => rectangle(left + column * pitch - wire / 2, -60, wire, foot + 60, paint(2))),
    ...conductance.flatMap((column, x) =>
      column.flatMap((share, y) => {
        const at: Point = [left + x * pitch, top + y * pitch]
        return [disc(at, 32, paint(3)), disc(at, 28 * Math.sqrt(share), paint(4))]
      }),
    ),
    ...conductance.map((column, x) =>
      sumArrow(
        left + x * pitch,
        column.reduce((sum, share) => sum + share, 0),
      ),
    ),
  ],
)
