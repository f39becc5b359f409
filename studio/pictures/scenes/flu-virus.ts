import { drawnScene, paint } from '../drawing.ts'
import { curve, disc, line, ring, type Point } from '../shapes.ts'

/** Units per nanometer: the sheet is 190 nm high, the virus 100 nm wide without spikes of 14 nm. */
const nanometre = 3
const middle: Point = [420, 236]
const radius = 50 * nanometre
const spike = 14 * nanometre

const around = (angle: number, far: number): Point => [
  middle[0] + far * Math.cos(angle),
  middle[1] + far * Math.sin(angle),
]

function key(angle: number): string[] {
  const head = around(angle, radius + spike - 8)
  return [
    line([around(angle, radius - 4), head], 14, paint(1)),
    disc(head, 15, paint(1)),
    line([around(angle, radius - 4), head], 9, paint(2)),
    disc(head, 12.5, paint(2)),
  ]
}

function shears(angle: number): string[] {
  const cap = around(angle, radius + spike - 10)
  const side = (far: number): Point => [cap[0] - far * Math.sin(angle), cap[1] + far * Math.cos(angle)]
  return [
    line([around(angle, radius - 4), cap], 11, paint(1)),
    line([around(angle, radius - 4), cap], 6, paint(3)),
    line([side(-11), side(11)], 17, paint(1)),
    line([side(-11), side(11)], 12, paint(3)),
  ]
}

const spikes = Array.from({ length: 26 }, (_, i) => ({ angle: (2 * Math.PI * i) / 26 + 0.05, isShears: i % 5 === 2 }))

const pieces = [118, 148, 172, 188, 190, 166, 142, 104].map((length, i) => {
  const x = middle[0] - 87.5 + i * 25
  const y = middle[1] - length / 2
  const rope = curve(40, (t): Point => [x + 5.5 * Math.sin(t * length * 0.3), y + length * t])
  return [line(rope, 12, paint(1)), line(rope, 7.5, paint(4))]
})

const surface = (x: number): number => 494 - 10 * Math.sin(x / 130)
const chains = Array.from({ length: 19 }, (_, i) => 30 + i * 54).map((x, i) => {
  const isBent = i % 3 !== 1
  const foot: Point = [x, surface(x) + 4]
  const joints: Point[] = isBent
    ? [foot, [x - 3, foot[1] - 18], [x + 3, foot[1] - 36], [x + 20, foot[1] - 46]]
    : [foot, [x + 3, foot[1] - 18], [x - 2, foot[1] - 36], [x + 1, foot[1] - 56]]
  const end = joints.at(-1) ?? foot
  return [line(joints, 5, paint(isBent ? 5 : 6)), disc(end, 10.5, paint(1)), disc(end, 8, paint(isBent ? 7 : 8))]
})

const ground = curve(60, (t): Point => [-10 + 1034 * t, surface(-10 + 1034 * t)])
const cell = `<path d="M-10 600L${ground.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}L1024 600Z" fill="${paint(9)}"/>`

export const fluVirus = drawnScene(
  ['bio', 'info'],
  {
    1: { body: true, key: [{ kind: 'solid' }] },
    2: { body: true, a: [{ kind: 'solid' }] },
    3: { body: true },
    4: { body: true, b: [{ kind: 'solid' }] },
    5: { body: false, b: [{ kind: 'solid' }] },
    6: { body: false, a: [{ kind: 'solid' }] },
    7: { body: true, b: [{ kind: 'solid' }] },
    8: { body: true, a: [{ kind: 'solid' }] },
    9: { body: true, outline: 1.6, b: [{ kind: 'dots', base: 0.16, gain: 0, angle: 0.26, pitch: 1.3 }] },
    10: { body: true, outline: 1.4, a: [{ kind: 'dots', base: 0.14, gain: 0, angle: 0.79, pitch: 1.3 }] },
    11: { body: true, a: [{ kind: 'solid' }] },
  },
  [
    cell,
    ...chains.flat(),
    ...spikes.flatMap(({ angle, isShears }) => (isShears ? shears(angle) : key(angle))),
    disc(middle, radius, paint(10)),
    ring(middle, radius - 5, 8, paint(11)),
    ...pieces.flat(),
  ],
)
