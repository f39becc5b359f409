import { drawnScene, paint } from '../drawing.ts'
import { curve, disc, line, polygon, rectangle, type Point } from '../shapes.ts'

/** 0.57 units per kilometer: Earth's radius 6,371 km, altitude 500 km, stations 1,203 km apart. */
const kilometre = 0.57
const radius = 6371 * kilometre
const air = 10 * kilometre
const ground = 442
const centre: Point = [507, ground + radius]
const apart = 1203 * kilometre

function above(along: number, height: number): Point {
  const angle = along / radius
  return [centre[0] + (radius + height) * Math.sin(angle), centre[1] - (radius + height) * Math.cos(angle)]
}

const satellite: Point = [507, ground - 500 * kilometre]
const stations = [above(-apart / 2, 0), above(apart / 2, 0)]

const station = ([x, y]: Point): string[] => [
  rectangle(x - 22, y - 20, 44, 24, paint(4)),
  `<path d="M${x - 22} ${y - 20}A22 24 0 0 1 ${x + 22} ${y - 20}Z" fill="${paint(5)}"/>`,
]

function beam([x, y]: Point): string {
  const side = Math.sign(x - satellite[0])
  const foot = y - 44
  return polygon(
    [
      [satellite[0] + side * 12, satellite[1] + 30],
      [x + 24, foot],
      [x - 24, foot],
    ],
    paint(1),
  )
}

const shared = curve(400, (t) => above((t - 0.5) * apart, -62 - 24 * Math.sin(2 * Math.PI * 11 * t)))
const ends = [-apart / 2, apart / 2].map((along) => above(along, -62))

const [sx, sy] = satellite

export const quantumSatellite = drawnScene(
  ['info', 'nano'],
  {
    1: { body: false, b: [{ kind: 'dots', base: 0.42, gain: 0, angle: 0.78, pitch: 0.8 }] },
    2: { body: false, a: [{ kind: 'solid' }] },
    3: { body: true, outline: 1.2, a: [{ kind: 'dots', base: 0.34, gain: 0, angle: 0.26 }] },
    4: { body: true, outline: 1.4 },
    5: { body: true, outline: 1.4, a: [{ kind: 'solid' }] },
    6: { body: true },
    7: { body: true, b: [{ kind: 'solid' }] },
  },
  [
    ...stations.map(beam),
    disc(centre, radius + air, paint(2)),
    disc(centre, radius, paint(3)),
    ...stations.flatMap(station),
    line(shared, 21, paint(6)),
    ...ends.map((end) => disc(end, 21, paint(6))),
    line(shared, 9, paint(7)),
    ...ends.map((end) => disc(end, 13, paint(7))),
    ...[-1, 1].flatMap((side) => [
      rectangle(sx + side * 70 - 38, sy - 21, 76, 42, paint(5)),
      rectangle(sx + side * 25 - 8, sy - 5, 16, 10, paint(4)),
    ]),
    rectangle(sx - 21, sy - 29, 42, 58, paint(4), 5),
    disc([sx, sy + 6], 11, paint(7)),
  ],
)
