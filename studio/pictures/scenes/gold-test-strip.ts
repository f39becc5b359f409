import { drawnScene, paint } from '../drawing.ts'
import { seededRandom } from '../random.ts'
import { curve, disc, path, polygon, route, type Point } from '../shapes.ts'

/** Units per nanometer: the sheet is 420 nm high, gold balls 40 nm wide, antibodies 15 nm high. */
const nanometre = 570 / 420
const ball = 20 * nanometre
const arm = 15 * nanometre
const paper = 452

function antibody([x, y]: Point, angle: number, id: number): string {
  const turn = `translate(${x} ${y}) rotate(${(angle * 180) / Math.PI})`
  const d = `M0 0V${-arm * 0.5}M0 ${-arm * 0.5}L${-arm * 0.42} ${-arm}M0 ${-arm * 0.5}L${arm * 0.42} ${-arm}`
  return `<g transform="${turn}">${path(d, { stroke: paint(6), 'stroke-width': 9 })}${path(d, { stroke: paint(id), 'stroke-width': 5.5 })}</g>`
}

function diamond([x, y]: Point): string {
  return [11.5, 7.5]
    .map((r, i) =>
      polygon(
        [
          [x, y - r],
          [x + r, y],
          [x, y + r],
          [x - r, y],
        ],
        paint(i === 0 ? 6 : 7),
      ),
    )
    .join('')
}

function gold(at: Point, carrying: number | undefined, first: number): string {
  const parts: string[] = []
  for (let i = 0; i < 5; i++) {
    const angle = first + (i / 5) * 2 * Math.PI
    const root: Point = [at[0] + ball * Math.sin(angle), at[1] - ball * Math.cos(angle)]
    parts.push(antibody(root, angle, 3))
    if (i === carrying) {
      const far = ball + arm + 6
      parts.push(diamond([at[0] + far * Math.sin(angle), at[1] - far * Math.cos(angle)]))
    }
  }
  parts.push(disc(at, ball + 2.5, paint(6)), disc(at, ball, paint(5)), disc([at[0] - 11, at[1] - 11], 7, paint(4)))
  return parts.join('')
}

function draw(): string[] {
  const random = seededRandom(20)
  const shapes: string[] = []
  for (let i = 0; i < 9; i++) {
    const y = paper + 14 + i * 13
    const phase = random() * 6
    const fibre = curve(60, (t): Point => [
      -20 + t * 1054,
      y + 7 * Math.sin(t * 7 + phase) + 4 * Math.sin(t * 17 + phase * 2),
    ])
    shapes.push(path(route(fibre), { stroke: paint(i % 3 === 0 ? 2 : 1), 'stroke-width': i % 3 === 0 ? 7 : 5 }))
  }
  const held = paper - arm - 12 - arm - ball
  for (const x of [258, 352, 446, 540]) {
    shapes.push(antibody([x, paper], 0, 8), gold([x, held], 0, Math.PI))
  }
  const low = paper - arm - arm - ball + 9
  for (const [i, x] of [690, 790].entries()) {
    shapes.push(antibody([x - 11, paper], 0, 9), gold([x, low], i === 0 ? 1 : undefined, Math.PI))
  }
  for (const x of [211, 587]) shapes.push(antibody([x, paper], 0, 8))
  for (const x of [633, 735, 835]) shapes.push(antibody([x, paper], 0, 9))
  shapes.push(
    gold([216, 216], 0, 2.2),
    gold([330, 118], undefined, 0.4),
    gold([560, 168], undefined, 0.9),
    gold([716, 96], undefined, 0.2),
  )
  for (const at of [
    [176, 372],
    [640, 290],
    [238, 96],
    [446, 190],
  ] as const)
    shapes.push(diamond(at))
  for (const y of [52, 118, 300]) {
    shapes.push(path(`M146 ${y}H206M190 ${y - 13}L206 ${y}L190 ${y + 13}`, { stroke: paint(1), 'stroke-width': 6 }))
  }
  return shapes
}

export const goldTestStrip = drawnScene(
  ['nano', 'bio'],
  {
    1: { body: false, b: [{ kind: 'solid' }] },
    2: { body: false, b: [{ kind: 'dots', base: 0.5, gain: 0, angle: 0.26, pitch: 0.7 }] },
    3: { body: true, a: [{ kind: 'solid' }] },
    4: { body: true },
    5: { body: true, a: [{ kind: 'solid' }] },
    6: { body: true, key: [{ kind: 'solid' }] },
    7: { body: true },
    8: { body: true, b: [{ kind: 'solid' }] },
    9: { body: true },
  },
  draw(),
)
