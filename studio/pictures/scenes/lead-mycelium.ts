import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import { curve, disc, line, polygon, type Point } from '../shapes.ts'

/** 3.8 units per micrometer: threads are 5 µm thick. Only the rim of the lead ball is visible. */
const thick = 19
const ball = { x: 620, y: 1010, radius: 690 }
type Place = readonly [angle: number, height: number]

const on = ([angle, height]: Place): Point => [
  ball.x + (ball.radius + height) * Math.sin(angle),
  ball.y - (ball.radius + height) * Math.cos(angle),
]

const courses: readonly (readonly Place[])[] = [
  [
    [-0.9, 40],
    [-0.72, 14],
    [-0.58, 8],
    [-0.42, 16],
    [-0.25, 6],
    [-0.08, 14],
    [0.06, 8],
    [0.16, 36],
    [0.24, 90],
    [0.3, 180],
    [0.29, 280],
    [0.33, 360],
  ],
  [
    [-0.42, 16],
    [-0.36, 62],
    [-0.31, 130],
    [-0.22, 186],
    [-0.16, 262],
    [-0.18, 350],
  ],
  [
    [-0.31, 130],
    [-0.36, 188],
    [-0.43, 236],
    [-0.45, 330],
    [-0.4, 430],
  ],
  [
    [-0.08, 14],
    [-0.03, 66],
    [0.01, 130],
    [0.09, 176],
    [0.12, 250],
    [0.09, 350],
  ],
  [
    [0.01, 130],
    [-0.06, 166],
    [-0.08, 236],
  ],
  [
    [-0.72, 14],
    [-0.66, 82],
    [-0.68, 150],
    [-0.62, 230],
    [-0.66, 330],
  ],
  [
    [-0.25, 6],
    [-0.22, -44],
    [-0.14, -86],
    [-0.05, -98],
    [0.03, -136],
  ],
  [
    [-0.14, -86],
    [-0.17, -134],
    [-0.24, -172],
  ],
  [
    [-0.42, 16],
    [-0.42, -46],
    [-0.47, -104],
    [-0.44, -168],
  ],
  [
    [0.24, 90],
    [0.33, 112],
    [0.4, 176],
    [0.48, 220],
  ],
]

function thread(course: readonly Place[]): Point[] {
  const points = course.map(on)
  const knot = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0]
  return points.slice(1).flatMap((to, i) => {
    const [before, from, after] = [knot(i - 1), knot(i), knot(i + 2)]
    const steps = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 11))
    return curve(steps, (t) => {
      const at = (k: 0 | 1): number =>
        0.5 *
        (2 * from[k] +
          (to[k] - before[k]) * t +
          (2 * before[k] - 5 * from[k] + 4 * to[k] - after[k]) * t * t +
          (3 * from[k] - before[k] - 3 * to[k] + after[k]) * t ** 3)
      return [at(0), at(1)]
    }).slice(i === 0 ? 0 : 1)
  })
}

const threads = courses.map(thread)

const walls = threads.flatMap((points) =>
  points.flatMap((at, i): string[] => {
    const next = points[i + 1]
    if (!next || i % 6 !== 4) return []
    const [dx, dy] = [next[0] - at[0], next[1] - at[1]]
    const k = thick / 2 / Math.hypot(dx, dy)
    return [
      line(
        [
          [at[0] - dy * k, at[1] + dx * k],
          [at[0] + dy * k, at[1] - dx * k],
        ],
        3.4,
        paint(6),
        'stroke-linecap="butt"',
      ),
    ]
  }),
)

function prism(at: Place, lean: number, long: number, wide: number): string[] {
  const [angle] = at
  const foot = on(at)
  const [ux, uy] = [Math.sin(angle + lean), -Math.cos(angle + lean)]
  const place = (across: number, up: number): Point => [
    foot[0] + ux * up - uy * across * wide,
    foot[1] + uy * up + ux * across * wide,
  ]
  const sides = (
    [
      [-1, -0.5, 2],
      [-0.5, 0.5, 3],
      [0.5, 1, 4],
    ] as const
  ).map(([a, b, material]) => {
    const drop = (across: number): number => (Math.abs(across) > 0.6 ? 0 : -wide * 0.42)
    return polygon([place(a, 0), place(b, 0), place(b, long + drop(b)), place(a, long + drop(a))], paint(material))
  })
  const end = [
    [-1, 0],
    [-0.5, 0.42],
    [0.5, 0.42],
    [1, 0],
    [0.5, -0.42],
    [-0.5, -0.42],
  ] as const
  return [
    ...sides,
    polygon(
      end.map(([across, up]) => place(across, long + up * wide)),
      paint(5),
    ),
  ]
}

const random = seededRandom(28)

const crystals = (
  [
    [-0.64, -14],
    [-0.53, -12],
    [-0.49, -14],
    [-0.35, -14],
    [-0.31, -12],
    [-0.18, -14],
    [-0.14, -12],
    [-0.01, -14],
    [0.1, -12],
    [0.13, -16],
    [-0.37, -60],
    [-0.29, -66],
    [-0.08, -70],
    [-0.53, -100],
    [-0.38, -120],
    [-0.2, -116],
    [-0.03, -136],
    [-0.3, -176],
  ] as const
).flatMap((at) => prism(at, 0.8 * (random() - 0.5), 30 + 40 * random(), 11 + 7 * random()))

export const leadMycelium = drawnScene(
  ['bio', 'nano'],
  {
    1: { body: true, outline: 1.6, key: [{ kind: 'dots', base: 0.12, gain: 0.6, angle: 0.78 }] },
    2: { body: true, outline: 1, b: [{ kind: 'dots', base: 0.35, gain: 0, angle: 0.26 }] },
    3: { body: true, outline: 1, b: [{ kind: 'solid' }] },
    4: { body: true, outline: 1, b: [{ kind: 'dots', base: 0.7, gain: 0, angle: 0.26 }] },
    5: { body: true, outline: 1 },
    6: { body: true, key: [{ kind: 'solid' }] },
    7: { body: true, outline: 1.4, a: [{ kind: 'solid' }] },
  },
  [
    `<defs><radialGradient id="lead" cx="0.46" cy="0.02" r="0.5"><stop offset="0" stop-color="${paint(1, 1)}"/>
<stop offset="1" stop-color="${paint(1, 0)}"/></radialGradient></defs>`,
    disc([ball.x, ball.y], ball.radius, 'url(#lead)'),
    ...crystals,
    ...threads.map((points) => line(points, thick, paint(7))),
    ...walls,
  ],
)
