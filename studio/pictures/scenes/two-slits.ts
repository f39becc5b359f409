import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import { disc, line, path, rectangle, type Point } from '../shapes.ts'

const wall = 330
const middle = 285
/** Half the distance of the slits, and half their height. */
const apart = 62
const opening = 15
const wavelength = 25
const screen = { left: 660, right: 862, top: 26, bottom: 544 } as const

function draw(): string[] {
  const shapes: string[] = []
  shapes.push(
    `<clipPath id="between"><rect x="${wall}" y="0" width="${screen.left - wall - 24}" height="570"/></clipPath>`,
  )
  for (const [side, id] of [
    [-1, 1],
    [1, 2],
  ] as const) {
    const from: Point = [wall, middle + side * apart]
    for (let n = 1; n < 22; n++) {
      const radius = n * wavelength
      shapes.push(
        path(`M${from[0]} ${from[1] - radius}A${radius} ${radius} 0 0 1 ${from[0]} ${from[1] + radius}`, {
          stroke: paint(id),
          'stroke-width': 5,
          'clip-path': 'url(#between)',
        }),
      )
    }
  }
  for (let x = wall - wavelength; x > 126; x -= wavelength)
    shapes.push(
      line(
        [
          [x, 40],
          [x, 530],
        ],
        6,
        paint(4),
      ),
    )
  const edges = [
    -10,
    middle - apart - opening,
    middle - apart + opening,
    middle + apart - opening,
    middle + apart + opening,
    580,
  ]
  for (let i = 0; i < 6; i += 2) {
    const [top, bottom] = [edges[i] ?? 0, edges[i + 1] ?? 0]
    shapes.push(rectangle(wall - 9, top, 18, bottom - top, paint(5)))
  }
  const { left, right, top, bottom } = screen
  shapes.push(rectangle(left, top, right - left, bottom - top, paint(6, 0.5), 6))
  return [...shapes, ...hits()]
}

/** Random positions of particles from cos² · sinc², kept apart from each other. */
function hits(): string[] {
  const random = seededRandom(17)
  const found: Point[] = []
  for (let tries = 0; tries < 60000 && found.length < 430; tries++) {
    const y = screen.top + 12 + random() * (screen.bottom - screen.top - 24)
    const at = (y - middle) / 78
    const wide = at * Math.PI * 0.33
    const chance = Math.cos(at * Math.PI) ** 2 * (at === 0 ? 1 : Math.sin(wide) / wide) ** 2
    const point: Point = [screen.left + 12 + random() * (screen.right - screen.left - 24), y]
    if (random() > chance) continue
    if (found.every(([x2, y2]) => Math.hypot(x2 - point[0], y2 - point[1]) > 7.6)) found.push(point)
  }
  return found.map((point) => disc(point, 3.4, paint(7)))
}

export const twoSlits = drawnScene(
  ['nano', 'info'],
  {
    1: { body: false, b: [{ kind: 'solid' }] },
    2: { body: false, b: [{ kind: 'solid' }] },
    4: { body: false, b: [{ kind: 'solid' }] },
    5: { body: true, a: [{ kind: 'solid' }], outline: 1.2 },
    6: { body: true, outline: 1.3 },
    7: { body: true, a: [{ kind: 'solid' }] },
  },
  draw(),
)
