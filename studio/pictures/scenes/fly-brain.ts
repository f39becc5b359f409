import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import { disc, line, path, smoothLoop, type Point } from '../shapes.ts'

/** One unit is a micrometer: the brain is 750 µm wide, including the lobes of the eyes. */
const middle: Point = [507, 292]
const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y])
const at = ([x, y]: Point): Point => [middle[0] + x, middle[1] + y]

const half: readonly Point[] = [
  [0, -98],
  [52, -132],
  [112, -128],
  [158, -92],
  [172, -36],
  [160, 26],
  [128, 72],
  [84, 108],
  [44, 150],
  [0, 162],
]
const lobe: readonly Point[] = [
  [150, -30],
  [196, -88],
  [250, -150],
  [316, -158],
  [362, -100],
  [376, -10],
  [362, 74],
  [318, 130],
  [262, 118],
  [214, 66],
  [158, 34],
]
const brain = [...half, ...mirrored(half.slice(1, -1)).toReversed()]

function inside([x, y]: Point, outline: readonly Point[]): boolean {
  return outline.reduce((within, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [0, 0]
    const crosses = ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
    return crosses ? !within : within
  }, false)
}
const outlines = [brain, lobe, mirrored(lobe)]
const room = (place: Point): boolean =>
  outlines.some((outline) => inside(place, outline)) && Math.hypot(place[0], place[1] - 30) > 26

const random = seededRandom(139)
interface Fibre {
  points: Point[]
  depth: number
}

function grow(from: Point, goal: Point, depth: number): Fibre[] {
  const points: Point[] = [from]
  const branches: Fibre[] = []
  let place = from
  let heading = Math.atan2(goal[1] - from[1], goal[0] - from[0])
  const steps = depth === 0 ? 48 : 15 - 3 * depth
  for (let i = 0; i < steps; i++) {
    const wanted = Math.atan2(goal[1] - place[1], goal[0] - place[0])
    const off = Math.atan2(Math.sin(wanted - heading), Math.cos(wanted - heading))
    heading += 0.25 * off + (random() - 0.5) * 0.7
    const next: Point = [place[0] + 9 * Math.cos(heading), place[1] + 9 * Math.sin(heading)]
    if (!room(next)) {
      heading += 0.9
      continue
    }
    place = next
    points.push(place)
    const near = Math.hypot(goal[0] - place[0], goal[1] - place[1])
    if (depth < 2 && i > 2 && (near < 80 || depth === 1) && random() < 0.3) {
      const aside = heading + (random() < 0.5 ? -1 : 1) * (0.6 + 0.6 * random())
      branches.push(...grow(place, [place[0] + 90 * Math.cos(aside), place[1] + 90 * Math.sin(aside)], depth + 1))
    }
    if (near < 14) break
  }
  return [{ points, depth }, ...branches]
}

const neurons: readonly (readonly [from: Point, goal: Point, ink: number])[] = [
  [[340, -96], [232, 10], 5],
  [[356, 30], [90, 26], 6],
  [[-350, -30], [-96, -40], 5],
  [[-330, 96], [-230, -20], 6],
  [[-262, -136], [-300, 50], 6],
  [[292, 112], [300, -90], 5],
  [[60, -118], [-104, 30], 6],
  [[-70, -118], [96, -60], 5],
  [[142, 44], [-60, 104], 5],
  [[-146, 50], [-110, -92], 6],
  [[20, 146], [128, -70], 6],
  [[-30, 144], [-140, 0], 5],
  [[164, -40], [262, -110], 6],
  [[-160, -50], [-320, -80], 5],
]
const grown = neurons.map(([from, goal, ink]) => ({ from, ink, fibres: grow(from, goal, 0) }))
const width = [7, 5, 4] as const

export const flyBrain = drawnScene(
  ['info', 'cogno'],
  {
    2: { body: true, outline: 1.6 },
    3: { body: true, outline: 1.6, key: [{ kind: 'dots', base: 0.07, gain: 0, angle: 0.26, pitch: 1.3 }] },
    4: { body: false },
    5: { body: true, a: [{ kind: 'solid' }] },
    6: { body: true, b: [{ kind: 'solid' }] },
  },
  [
    path(smoothLoop(lobe.map(at)), { fill: paint(3) }),
    path(smoothLoop(mirrored(lobe).map(at)), { fill: paint(3) }),
    path(smoothLoop(brain.map(at)), { fill: paint(2) }),
    disc(at([0, 30]), 20, paint(4)),
    ...grown.flatMap(({ fibres, ink }) =>
      fibres.map(({ points, depth }) => line(points.map(at), width[depth as 0 | 1 | 2] ?? 4, paint(ink))),
    ),
    ...grown.map(({ from, ink }) => disc(at(from), 12, paint(ink))),
  ],
)
