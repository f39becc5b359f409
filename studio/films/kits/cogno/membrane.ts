import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { box, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, card, outline, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { sign } from './charges.ts'
import { after, composed } from './framing.ts'

/** Position of the membrane, and its channels: sodium left, potassium right. */
const wall = { top: 268, bottom: 312 } as const
const gates = { sodium: 112, potassium: 248 } as const

export const membrane = scene({
  settings: v.strictObject({ shown: v.picklist(['rest', 'impulse']) }),
  cues: {
    charges: 'the signs of the charges on both sides appear',
    sodium: 'sodium enters, the voltage rises',
    potassium: 'potassium leaves, the voltage falls',
  },
  draw: (sheet, moment, settings) => {
    composed(sheet, () => {
      const rest = settings.shown === 'rest'
      const sodium = after(moment, 'sodium', 0.5)
      const potassium = after(moment, 'potassium', 0.6)
      sheet.brush.fillStyle = sheet.colours.stock
      sheet.brush.fillRect(0, wall.bottom - 6, 360, 112)
      bilayer(sheet, moment)
      gate(sheet, gates.sodium, sodium * (1 - potassium), sheet.colours.nano)
      gate(sheet, gates.potassium, potassium, sheet.colours.inkB)
      ions(sheet, moment)
      charges(sheet, rest ? after(moment, 'charges', 0.9) : 1, sodium * (1 - potassium))
      label(sheet, 'fuera', 30, 178, { align: 'left', progress: appear(moment.time, 0.1) })
      label(sheet, 'dentro', 30, 400, { align: 'left', progress: appear(moment.time, 0.3) })
      label(sheet, 'sodio', 330, 178, { align: 'right', chip: sheet.colours.nano, progress: appear(moment.time, 0.4) })
      label(sheet, 'potasio', 330, 400, {
        align: 'right',
        chip: sheet.colours.inkB,
        ink: '#ffffff',
        progress: appear(moment.time, 0.6),
      })
      meter(sheet, moment, rest)
    })
  },
})

function bilayer(sheet: Sheet, moment: Moment): void {
  const tails = new Path2D()
  const heads: Point[] = []
  for (let x = -8; x <= 368; x += 15) {
    if (Math.abs(x - gates.sodium) < 27 || Math.abs(x - gates.potassium) < 27) continue
    for (const [y, down] of [
      [wall.top, 1],
      [wall.bottom, -1],
    ] as const) {
      const bob = wander(moment.time, x + down, 0.5) * 1.6
      heads.push([x, y + bob])
      for (const side of [-3, 3]) {
        tails.moveTo(x + side * 0.6, y + bob)
        tails.quadraticCurveTo(x + side * 1.8, y + bob + down * 9, x + side, y + bob + down * 19)
      }
    }
  }
  outline(sheet, tails, 2, sheet.colours.key)
  for (const [x, y] of heads) ball(sheet, x, y, 7, sheet.colours.cogno, { glint: false })
}

function gate(sheet: Sheet, x: number, open: number, ink: string): void {
  for (const side of [-1, 1]) {
    const inner = 1 + 8 * open
    const half = smooth([
      [x + side * inner, wall.top - 15],
      [x + side * 17, wall.top - 20],
      [x + side * 25, wall.top + 4],
      [x + side * 22, wall.bottom - 4],
      [x + side * 16, wall.bottom + 18],
      [x + side * inner, wall.bottom + 12],
      [x + side * (inner + 3), (wall.top + wall.bottom) / 2],
    ])
    printed(sheet, half, { ink, cover: [0, 0.5] })
  }
}

function ions(sheet: Sheet, moment: Moment): void {
  const random = sheet.random(21)
  for (let i = 0; i < 30; i++) {
    const isSodium = i % 2 === 0
    const homeX = 24 + random() * 312
    const deep = 20 + random() * 52
    const goalX = clamp((isSodium ? gates.sodium : gates.potassium) + (random() - 0.5) * 190, 30, 330)
    const goalDeep = 30 + random() * 42
    const goes = random() < 0.62
    const outside = (d: number) => wall.top - 18 - d
    const inside = (d: number) => wall.bottom + 18 + d
    const [homeY, goalY] = isSodium ? [outside(deep), inside(goalDeep)] : [inside(deep), outside(goalDeep)]
    const since = moment.since(isSodium ? 'sodium' : 'potassium')
    const share = goes && since > 0 ? clamp((since - 0.2 - (i / 30) * 1.1) / 0.9) : 0
    const [x, y] = passage([homeX, homeY], isSodium ? gates.sodium : gates.potassium, [goalX, goalY], share)
    const [dx, dy] = [wander(moment.time, i, 0.4) * 6, wander(moment.time, i + 50, 0.4) * 5]
    const calm = Math.abs(share - 0.5) < 0.24 ? 0 : 1
    ball(sheet, x + dx * calm, y + dy * calm, isSodium ? 6 : 7.5, isSodium ? sheet.colours.nano : sheet.colours.inkB)
  }
}

function passage(home: Point, gateX: number, goal: Point, share: number): Point {
  const down = goal[1] > home[1]
  const entry = down ? wall.top - 20 : wall.bottom + 20
  const exit = down ? wall.bottom + 20 : wall.top - 20
  if (share < 0.4) {
    const t = ease.inOut(share / 0.4)
    return [lerp(home[0], gateX, t), lerp(home[1], entry, t)]
  }
  if (share < 0.6) return [gateX, lerp(entry, exit, (share - 0.4) / 0.2)]
  const t = ease.out((share - 0.6) / 0.4)
  return [lerp(gateX, goal[0], t), lerp(exit, goal[1], t)]
}

/** `turned`: 0 at rest, 1 with the inside positive. */
function charges(sheet: Sheet, shown: number, turned: number): void {
  for (let i = 0; i < 10; i++) {
    const x = 30 + i * 33.4
    if (Math.abs(x - gates.sodium) < 24 || Math.abs(x - gates.potassium) < 24) continue
    const plusOutside = turned <= 0.5
    sheet.brush.globalAlpha = clamp(shown * 10 - i) * Math.abs(turned * 2 - 1)
    sign(sheet, plusOutside, x, wall.top - 20, 12, sheet.colours.line)
    sign(sheet, !plusOutside, x, wall.bottom + 20, 12, sheet.colours.key)
    sheet.brush.globalAlpha = 1
  }
}

/** Progress of the impulse, 0 to 1; waits for the narration. Potassium's cue is the peak. */
function phaseOf(moment: Moment): number {
  const [sodium, potassium] = [moment.since('sodium'), moment.since('potassium')]
  if (sodium === -Infinity) return 0.2 * moment.progress
  if (sodium < 0) return 0.2 * clamp(1 + sodium / Math.max(0.1, moment.time - sodium))
  if (potassium < 0) return 0.2 + 0.3 * ease.inOut(sodium / Math.max(0.1, sodium - potassium))
  return 0.5 + 0.5 * appear(potassium, 0, Math.max(1.6, moment.duration - moment.time + potassium), ease.linear)
}

function voltage(phase: number): number {
  const up = 15 * ease.inOut((phase - 0.2) / 0.12) + 95 * ease.inOut((phase - 0.28) / 0.2)
  const down = 118 * ease.inOut((phase - 0.5) / 0.22)
  return -70 + up - down + 8 * ease.inOut((phase - 0.74) / 0.24)
}

function meter(sheet: Sheet, moment: Moment, rest: boolean): void {
  const area = { x: 24, y: 424, width: 312, height: 88 }
  const { colours, brush } = sheet
  card(sheet, area.x, area.y, area.width, area.height, { ink: '#ffffff', shade: 'none' })
  const y = (millivolts: number) => area.y + 76 - ((millivolts + 80) / 130) * 64
  brush.setLineDash([3, 5])
  outline(
    sheet,
    tracePoints([
      [area.x + 6, y(0)],
      [area.x + area.width - 70, y(0)],
    ]),
    1.2,
    colours.key,
  )
  brush.setLineDash([])
  const phase = rest ? moment.progress : phaseOf(moment)
  const points = Array.from({ length: 120 }, (_, i): Point => {
    const share = (i / 119) * phase
    const level = rest ? -70 + wander(share * moment.duration, 4, 1.4) * 1.5 : voltage(share)
    return [area.x + 8 + share * (area.width - 84), y(level)]
  })
  outline(sheet, tracePoints(points), 3.4, colours.cogno)
  const [x, penY] = points.at(-1) ?? [0, 0]
  ball(sheet, x, penY, 5.5, colours.cogno)
  const value = Math.round(rest ? -70 : voltage(phase))
  printed(sheet, box(area.x + area.width - 66, area.y, 66, area.height), { ink: colours.key, shade: 'none' })
  lettering(
    sheet,
    `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}`,
    area.x + area.width - 33,
    area.y + 48,
    {
      size: 28,
      weight: 800,
      width: 75,
      align: 'center',
      ink: '#ffffff',
    },
  )
  lettering(sheet, 'mV', area.x + area.width - 33, area.y + 68, { size: 14, align: 'center', ink: '#ffffff' })
}
