import { drawnScene, paint } from '../drawing.ts'
import { curve, disc, line, rectangle, type Point } from '../shapes.ts'

/** Units per nanometer: the sheet is 13 nm high, the membrane 4 nm thick. */
const nanometre = 570 / 13
const membrane = { top: 352, bottom: 352 + 4 * nanometre } as const
const head = 13

function lipid(x: number, y: number, inwards: 1 | -1): string[] {
  const tail = (shift: number): string =>
    line(
      curve(6, (t): Point => [x + shift + 2.5 * Math.sin(9 * t + x), y + inwards * (14 + 58 * t)]),
      4.5,
      paint(2),
    )
  return [tail(-6), tail(6), disc([x, y], head, paint(3))]
}

const places = Array.from({ length: 36 }, (_, i) => i * 29).filter((x) => x < 396 || x > 632)
const lipids = places.flatMap((x) => [...lipid(x, membrane.top, 1), ...lipid(x, membrane.bottom, -1)])

const rods = [
  [412, 330, 545],
  [616, 322, 540],
  [446, 304, 552],
  [582, 300, 556],
  [480, 338, 556],
  [550, 342, 558],
] as const
const behind = [515, 372, 560] as const
const rod = ([x, top, bottom]: readonly [number, number, number], shade: number): string[] => [
  rectangle(x - 19, top, 38, bottom - top, paint(5), 19),
  rectangle(x - 16.5, top + 2.5, 33, bottom - top - 5, paint(shade), 16.5),
]
const threads = [
  line(
    curve(30, (t): Point => [412 - 74 * Math.sin(Math.PI * t), 330 - 160 * t]),
    13,
    paint(5),
  ),
  line(
    curve(30, (t): Point => [412 - 74 * Math.sin(Math.PI * t), 330 - 160 * t]),
    8,
    paint(6),
  ),
  `<ellipse cx="408" cy="152" rx="62" ry="50" transform="rotate(-24 408 152)" fill="${paint(5)}"/>`,
  `<ellipse cx="408" cy="152" rx="59" ry="47" transform="rotate(-24 408 152)" fill="${paint(6)}"/>`,
]

const spiral = { from: [568, 150], to: [516, 372], turns: 8.5, wide: 30 } as const
function onSpiral(t: number): { at: Point; front: boolean } {
  const [x, y] = [
    spiral.from[0] + (spiral.to[0] - spiral.from[0]) * t,
    spiral.from[1] + (spiral.to[1] - spiral.from[1]) * t,
  ]
  const angle = 2 * Math.PI * spiral.turns * t
  return {
    at: [x + spiral.wide * Math.cos(angle), y + 0.26 * spiral.wide * Math.cos(angle)],
    front: Math.sin(angle) > 0,
  }
}
const pieces = curve(300, (t): Point => [t, t]).map(([t]) => ({ part: [t, Math.min(1, t + 0.006)] as const }))
const drawSpiral = (front: boolean): string[] => {
  const mine = pieces.filter(({ part }) => onSpiral(part[0]).front === front)
  const drawn = (width: number, fill: string): string[] =>
    mine.map(({ part }) => line([onSpiral(part[0]).at, onSpiral(part[1]).at], width, fill))
  return [...drawn(front ? 17 : 13, paint(8)), ...drawn(front ? 12 : 8, paint(front ? 9 : 10))]
}

const tail = Array.from({ length: 17 }, (_, i): Point => [584 + i * 17, 214 - i * 5 + (i % 2) * 20])

export const glp1Receptor = drawnScene(
  ['bio', 'cogno'],
  {
    2: { body: false, key: [{ kind: 'solid' }] },
    3: { body: true, outline: 1.2 },
    5: { body: true, key: [{ kind: 'solid' }] },
    6: { body: true, a: [{ kind: 'solid' }] },
    7: { body: true, a: [{ kind: 'dots', base: 0.5, gain: 0, angle: 0.26 }] },
    8: { body: true, key: [{ kind: 'solid' }] },
    9: { body: true, b: [{ kind: 'solid' }] },
    10: { body: true, b: [{ kind: 'dots', base: 0.5, gain: 0, angle: 0.79, pitch: 0.8 }] },
    11: { body: false, b: [{ kind: 'solid' }] },
  },
  [
    '<g transform="translate(0,-16)">',
    ...lipids,
    ...threads,
    ...rod(behind, 7),
    ...rods.slice(0, 4).flatMap((one) => rod(one, 6)),
    line(tail, 8, paint(11)),
    ...drawSpiral(false),
    ...drawSpiral(true),
    ...rods.slice(4).flatMap((one) => rod(one, 6)),
    '</g>',
  ],
)
