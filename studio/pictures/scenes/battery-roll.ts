import { drawnScene, paint } from '../drawing.ts'
import { curve, disc, line, ring, type Point } from '../shapes.ts'

/** Units per millimeter across the cell (18 mm); half as many along it (65 mm), for perspective. */
const millimetre = 14
const face: Point = [540, 336]
const backwards: Point = [-0.9, -0.42]
const canRadius = 9 * millimetre

const onAxis = (back: number): Point => [
  face[0] + (backwards[0] * back * millimetre) / 2,
  face[1] + (backwards[1] * back * millimetre) / 2,
]

const cylinder = (from: number, to: number, radius: number, shade: string, end: string): string[] => [
  line([onAxis(to), onAxis(from)], 2 * radius, shade),
  disc(onAxis(from), radius, end),
]

const sheets = [
  { wide: 13, material: 4, fan: 78 },
  { wide: 5, material: 5, fan: 40 },
  { wide: 13, material: 6, fan: 4 },
  { wide: 5, material: 5, fan: -30 },
] as const
const pitch = sheets.reduce((sum, { wide }) => sum + wide + 1, 0)
const rollRadius = 112
const turns = 2.75
/** Center of the outermost turn, offset because the spiral isn't a circle. */
const outermost: Point = [face[0] - 7, face[1] + 7]

function course(index: number): { wound: Point[]; unrolled: Point[] } {
  const wide = sheets[index]?.wide ?? 0
  const inset = sheets.slice(0, index).reduce((sum, sheet) => sum + sheet.wide + 1, 0) + wide / 2
  const wound = curve(360, (t): Point => {
    const angle = Math.PI / 2 + 2 * Math.PI * turns * (1 - t)
    const radius = rollRadius - inset - pitch * turns * (1 - t)
    return [face[0] + radius * Math.cos(angle), face[1] + radius * Math.sin(angle)]
  })
  const unrolled = curve(60, (t): Point => {
    const ease = Math.min(1, t * 2.4)
    const part = ease * ease * (3 - 2 * ease)
    return [face[0] + 520 * t, face[1] + rollRadius - inset + (sheets[index]?.fan ?? 0) * part]
  })
  return { wound, unrolled }
}

const courses = sheets.map((_, i) => course(i))
const inRoll = courses.flatMap(({ wound }, i) => line(wound, sheets[i]?.wide ?? 0, paint(sheets[i]?.material ?? 0)))
const offRoll = courses.flatMap(({ unrolled }, i) =>
  line(unrolled, sheets[i]?.wide ?? 0, paint(sheets[i]?.material ?? 0), 'stroke-linecap="butt"'),
)

const ions = curve(8, (t): Point => [712 + 256 * t, face[1] + rollRadius + 24]).map(([x, y], i) =>
  disc([x, y + (i % 3 === 2 ? 1 : (i % 3) * -40 + 20)], 9.5, paint(8)),
)

const shading = (id: string, material: number): string => {
  const [nx, ny] = [-backwards[1], backwards[0]]
  const at = (share: number): string =>
    `${(face[0] + nx * canRadius * share).toFixed(1)}" y${share > 0 ? 1 : 2}="${(face[1] + ny * canRadius * share).toFixed(1)}`
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${at(1)}" x2="${at(-1)}">
<stop offset="0" stop-color="${paint(material, 0.55)}"/><stop offset="0.3" stop-color="${paint(material, 1)}"/>
<stop offset="1" stop-color="${paint(material, 0)}"/></linearGradient>`
}

export const batteryRoll = drawnScene(
  ['info', 'bio'],
  {
    1: { body: true, outline: 1.6, key: [{ kind: 'dots', base: 0, gain: 0.62, angle: 0.26 }] },
    2: { body: true, outline: 1.2, a: [{ kind: 'dots', base: 0.4, gain: 0.6, angle: 0.26 }] },
    3: { body: true, outline: 1.2, b: [{ kind: 'dots', base: 0.4, gain: 0.6, angle: 0.26 }] },
    4: { body: true, outline: 0.8, a: [{ kind: 'solid' }] },
    5: { body: true, outline: 1 },
    6: { body: true, outline: 0.8, b: [{ kind: 'solid' }] },
    7: { body: true, key: [{ kind: 'solid' }] },
    8: { body: true, outline: 1.5 },
    9: { body: true, outline: 1.2 },
  },
  [
    `<defs>${shading('can', 1)}${shading('blue', 2)}${shading('green', 3)}</defs>`,
    ...cylinder(34, 65, canRadius, 'url(#can)', paint(7)),
    ring(onAxis(60), canRadius - 1, 3, paint(7)),
    ...cylinder(25, 34, 120, 'url(#blue)', paint(2)),
    ...cylinder(19, 25, 118, paint(9), paint(9)),
    ...cylinder(10, 19, 116, 'url(#green)', paint(3)),
    line([onAxis(10), outermost], 2 * rollRadius - 32, paint(9)),
    ...inRoll,
    ...offRoll,
    disc(face, 17, paint(9)),
    ...ions,
  ],
)
