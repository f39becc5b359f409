import { drawnScene, paint } from '../drawing.ts'
import type { Vector } from '../mesh.ts'
import { curve, disc, line, polygon, type Point } from '../shapes.ts'

/** Units per micrometer: the sheet is 6.2 µm high. */
const micrometre = 92
/** Titanium dioxide fins: 600 nm tall, 250 nm long, 95 nm thick, pitch 325 nm. */
const fin = { tall: 0.6, long: 0.25, thick: 0.095, pitch: 0.325 } as const
const reach = 7
/** Wavelength of green light in air, and height of the focus above the plate, in µm. */
const wave = 0.532
const focus = 3.4

const middle: Point = [500, 292]

const seen = ([x, away, up]: Vector): Point => [
  middle[0] + (x + 0.22 * away) * micrometre,
  middle[1] - (0.64 * away + 0.77 * up) * micrometre,
]

/** Rotation of a fin: half the required phase, so that all paths to the focus differ by whole waves. */
const turn = (x: number, away: number): number => (Math.PI * (Math.hypot(x, away, focus) - focus)) / wave

function finAt(x: number, away: number): string[] {
  const angle = turn(x, away)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corners = (
    [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ] as const
  ).map(([a, b]) => {
    const [along, across] = [(a * fin.long) / 2, (b * fin.thick) / 2]
    return [x + along * cos - across * sin, away + along * sin + across * cos] as const
  })
  const sides = corners.flatMap((from, i): string[] => {
    const to = corners[(i + 1) % 4] ?? from
    const [nx, ny] = [from[1] - to[1], to[0] - from[0]]
    // A side is visible if it faces the viewer.
    if (ny * 0.64 + nx * 0.22 > -0.005) return []
    const up = (place: readonly [number, number], high: number): Point => seen([...place, high])
    return [polygon([up(from, 0), up(to, 0), up(to, fin.tall), up(from, fin.tall)], paint(nx < -ny ? 3 : 4))]
  })
  return [
    ...sides,
    polygon(
      corners.map((place) => seen([...place, fin.tall])),
      paint(6),
    ),
  ]
}

const steps = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach)
const fins = steps.toReversed().flatMap((row) => steps.flatMap((column) => finAt(column * fin.pitch, row * fin.pitch)))

const edge = (reach + 0.75) * fin.pitch
const glass = 0.2
const sheetAt = (up: number): Point[] =>
  (
    [
      [-edge, -edge],
      [edge, -edge],
      [edge, edge],
      [-edge, edge],
    ] as const
  ).map(([x, away]) => seen([x, away, up]))

const rim = (up: number): Point[] => sheetAt(up).slice(0, 3)

const cone = Math.atan(edge / focus)
const arc = (waves: number): Point[] =>
  curve(40, (t) => {
    const angle = cone * (2 * t - 1)
    return seen([waves * wave * Math.sin(angle), 0, focus - waves * wave * Math.cos(angle)])
  })

export const metalens = drawnScene(
  ['nano', 'info'],
  {
    1: { body: true, outline: 1.3, b: [{ kind: 'dots', base: 0.22, gain: 0, angle: 0.26 }] },
    2: { body: true, outline: 1.3, b: [{ kind: 'dots', base: 0.5, gain: 0, angle: 0.26 }] },
    3: { body: true, outline: 0.9, a: [{ kind: 'solid' }] },
    4: { body: true, outline: 0.9, a: [{ kind: 'solid' }], b: [{ kind: 'solid' }] },
    6: { body: true, outline: 1 },
    7: { body: false },
    8: { body: false, b: [{ kind: 'solid' }] },
    9: { body: false, b: [{ kind: 'solid' }] },
    10: { body: true, outline: 1.4, b: [{ kind: 'solid' }] },
  },
  [
    ...[1, 2, 3].map((waves) => line(rim(-glass - waves * wave + 0.16), 8, paint(8))),
    polygon([...sheetAt(0).slice(0, 3), ...sheetAt(-glass).slice(0, 3).toReversed()], paint(2)),
    polygon(sheetAt(0), paint(1)),
    ...fins,
    ...[5, 4, 3, 2, 1].flatMap((waves) => [line(arc(waves), 16, paint(7)), line(arc(waves), 8, paint(9))]),
    disc(seen([0, 0, focus]), 13, paint(10)),
  ],
)
