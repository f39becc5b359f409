import { drawnScene, paint } from '../drawing.ts'
import { curve, line, rectangle, path, type Point } from '../shapes.ts'
import { seededRandom } from '../random.ts'

const nanometre = 570 / 7
const axisX = 400
const radius = nanometre
const turn = 3.4 * nanometre
const rise = turn / 10.5
/** Angle between the strands, in turns; not half, so the grooves differ. */
const minor = 0.38

function strand(y: number, shift: number): { at: Point; front: boolean } {
  const angle = (-y / turn + 0.1 + shift) * 2 * Math.PI
  return { at: [axisX + radius * 1.12 * Math.sin(angle), y], front: Math.cos(angle) > 0 }
}

function draw(): string[] {
  const random = seededRandom(13)
  const behind: string[] = []
  const front: string[] = []
  const rungs: string[] = []
  for (const shift of [0, minor]) {
    for (let from = -30; from < 600; from += 2) {
      const { front: nearer } = strand(from + 1, shift)
      const part = curve(2, (t) => strand(from + t * 2.4, shift).at)
      const list = nearer ? front : behind
      list.push(line(part, nearer ? 27 : 22, paint(nearer ? 8 : 6)))
    }
  }
  const fills = { behind: [] as string[], front: [] as string[] }
  for (const shift of [0, minor]) {
    for (let from = -30; from < 600; from += 2) {
      const { front: nearer } = strand(from + 1, shift)
      const part = curve(2, (t) => strand(from + t * 2.4, shift).at)
      ;(nearer ? fills.front : fills.behind).push(line(part, nearer ? 20 : 15, paint(nearer ? 9 : 7)))
    }
  }
  for (let i = 0; i < 22; i++) {
    const y = rise * (i + 0.3)
    const [left, right] = [strand(y, 0).at[0], strand(y, minor).at[0]]
    const kind = Math.floor(random() * 4)
    const middle = (left + right) / 2
    const [a, b] = kind < 2 ? [1, 2] : [3, 4]
    if (Math.abs(left - right) > 22) {
      rungs.push(rectangle(Math.min(left, right), y - 7.5, Math.abs(left - right), 15, paint(5)))
      const halves: [number, number][] =
        kind % 2 === 0
          ? [
              [left, a],
              [right, b],
            ]
          : [
              [left, b],
              [right, a],
            ]
      for (const [end, id] of halves) {
        rungs.push(rectangle(Math.min(end, middle), y - 5, Math.abs(end - middle), 10, paint(id)))
      }
    }
    digit([672, y], kind >> 1, rungs)
    digit([712, y], kind & 1, rungs)
    rungs.push(
      line(
        [
          [540, y],
          [630, y],
        ],
        4,
        paint(12),
        'stroke-dasharray="0 12"',
      ),
    )
  }
  return [...behind, ...fills.behind, ...rungs, ...front, ...fills.front]
}

function digit([x, y]: Point, value: number, shapes: string[]): void {
  if (value === 1)
    shapes.push(
      line(
        [
          [x, y - 5],
          [x, y + 5],
        ],
        8,
        paint(11),
      ),
    )
  else shapes.push(path(`M${x - 8} ${y}a8 7 0 1 1 16 0a8 7 0 1 1 -16 0`, { stroke: paint(10), 'stroke-width': 6 }))
}

export const dnaArchive = drawnScene(
  ['info', 'bio'],
  {
    1: { body: true, a: [{ kind: 'solid' }] },
    2: { body: true, b: [{ kind: 'dots', base: 0.45, gain: 0, angle: 0.79, pitch: 0.8 }] },
    3: { body: true, b: [{ kind: 'solid' }] },
    4: { body: true, a: [{ kind: 'dots', base: 0.45, gain: 0, angle: 0.79, pitch: 0.8 }] },
    5: { body: true, key: [{ kind: 'solid' }] },
    6: { body: true, key: [{ kind: 'solid' }] },
    7: { body: true, a: [{ kind: 'dots', base: 0.5, gain: 0, angle: 0.26 }] },
    8: { body: true, key: [{ kind: 'solid' }] },
    9: { body: true, a: [{ kind: 'solid' }] },
    10: { body: false, b: [{ kind: 'solid' }] },
    11: { body: false, a: [{ kind: 'solid' }] },
    12: { body: false, a: [{ kind: 'solid' }] },
  },
  draw(),
)
