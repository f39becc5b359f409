import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import { disc, line, path, type Point } from '../shapes.ts'

const stages = [218, 400, 590, 786] as const
const cut = 356
const half = 46

const stump = `M${-half - 8} 230L${-half} 0L${half} 0L${half + 8} 230Z`
const healed = `M${-half} 2C${-half} -16 ${-half + 14} -22 0 -22C${half - 14} -22 ${half} -16 ${half} 2Z`
const bud = `M${-half} 2C${-half - 4} -34 -46 -112 0 -112C46 -112 ${half + 4} -34 ${half} 2Z`
const paddle = `M${-half} 2C-44 -40 -40 -70 -50 -104C-66 -150 -72 -206 0 -206C72 -206 66 -150 50 -104C40 -70 44 -40 ${half} 2Z`
const arm = `M${-half} 2C-44 -50 -30 -110 -34 -150L34 -150C30 -110 44 -50 ${half} 2Z`

const toes: readonly Point[] = [
  [-66, -214],
  [-27, -262],
  [20, -268],
  [62, -226],
]

function draw(): string[] {
  const random = seededRandom(18)
  const shapes: string[] = []
  stages.forEach((x, stage) => {
    const parts: string[] = [path(stump, { fill: paint(1, 0.5) })]
    if (stage === 0) parts.push(path(healed, { fill: paint(2) }))
    if (stage === 1) parts.push(path(bud, { fill: paint(3, 0.4) }), ...cells(random, 34, -98, 39))
    if (stage === 2) parts.push(path(paddle, { fill: paint(3, 0.4) }), ...cells(random, 52, -194, 40))
    if (stage === 3) {
      for (const toe of toes) parts.push(line([[toe[0] * 0.3, -140], toe], 40, paint(6)))
      parts.push(path(arm, { fill: paint(6), stroke: paint(6), 'stroke-width': 8 }))
      for (const toe of toes) parts.push(line([[toe[0] * 0.3, -140], toe], 32, paint(3, 0.4)))
      parts.push(path(arm, { fill: paint(3, 0.4) }))
      parts.push(...rods())
    }
    parts.push(
      line(
        [
          [0, 220],
          [0, 24],
        ],
        24,
        paint(5),
      ),
      line(
        [
          [0, 220],
          [0, 24],
        ],
        16,
        paint(4),
      ),
    )
    shapes.push(`<g transform="translate(${x} ${cut})">${parts.join('')}</g>`)
  })
  shapes.push(
    line(
      [
        [130, cut],
        [890, cut],
      ],
      6,
      paint(7),
      'stroke-dasharray="0 15"',
    ),
  )
  return shapes
}

function cells(random: () => number, count: number, top: number, wide: number): string[] {
  const found: Point[] = []
  for (let tries = 0; tries < 4000 && found.length < count; tries++) {
    const y = -10 + random() * (top + 10)
    const narrow = wide * Math.sqrt(Math.max(0, 1 - Math.max(0, (y - top * 0.55) / (top * 0.5)) ** 2))
    const point: Point = [(random() * 2 - 1) * narrow, y]
    if (found.every((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) > 13)) found.push(point)
  }
  return found.map((point) => disc(point, 4.8, paint(5)))
}

function rods(): string[] {
  const bones: [Point, Point][] = [
    [
      [0, -14],
      [0, -58],
    ],
    [
      [-13, -76],
      [-13, -122],
    ],
    [
      [13, -76],
      [13, -122],
    ],
  ]
  for (const [x, y] of toes)
    bones.push([
      [x * 0.5, -140 + (y + 140) * 0.25],
      [x * 0.98, -140 + (y + 140) * 0.95],
    ])
  return bones.map(([from, to]) => line([from, to], 10, paint(4)))
}

/** Four stages of a front leg: healed stump, bud, paddle, leg with four toes. */
export const axolotlLimb = drawnScene(
  ['bio', 'nano'],
  {
    1: { body: true, outline: 1.4, a: [{ kind: 'solid' }] },
    2: { body: true, outline: 1.4, b: [{ kind: 'solid' }] },
    3: { body: true, outline: 1.4, b: [{ kind: 'dots', base: 0.32, gain: 0, angle: 0.26 }] },
    4: { body: true },
    5: { body: true, key: [{ kind: 'solid' }] },
    6: { body: true, key: [{ kind: 'solid' }] },
    7: { body: false, b: [{ kind: 'solid' }] },
  },
  draw(),
)
