import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, lerp, pulse } from '../../motion.ts'
import { box, disc, polygon, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'

const arena = { x: 22, y: 170, width: 316, height: 330 } as const
const size = 19

export const bouncingShapes = scene({
  settings: v.strictObject({
    /** Dims everything but the triangle from its cue on. */
    reveal: v.boolean(),
  }),
  cues: { reveal: 'the triangle is ringed' },
  draw: (sheet, moment, settings) => {
    composed(sheet, () => {
      const { colours } = sheet
      const frame = box(arena.x, arena.y, arena.width, arena.height)
      printed(sheet, frame, { ink: settings.reveal ? colours.key : '#ffffff', shade: 'none', outline: 0 })
      const dim = settings.reveal ? after(moment, 'reveal', 0.6, -0.5) : 0
      within(sheet, frame, () => {
        sheet.brush.globalAlpha = 1 - 0.68 * dim
        for (let i = 0; i < 9; i++) mover(sheet, moment, i)
        sheet.brush.globalAlpha = 1
        triangle(sheet, moment, settings.reveal, dim)
      })
      outline(sheet, frame, 3.4, settings.reveal ? colours.faint : colours.key)
    })
  },
})

/** Reflects between two walls. Returns the position and the recency of the last hit, 0 to 1. */
function bounce(start: number, speed: number, time: number, low: number, high: number): [number, number] {
  const span = high - low
  const gone = start * span + speed * time
  const turns = gone / span
  const folded = turns - 2 * Math.floor(turns / 2)
  const place = low + span * (folded > 1 ? 2 - folded : folded)
  const sinceHit = (turns - Math.floor(turns)) * (span / Math.abs(speed))
  return [place, clamp(1 - sinceHit / 0.3)]
}

function mover(sheet: Sheet, moment: Moment, i: number): void {
  const { colours } = sheet
  const random = sheet.random(90 + i)
  const isPink = i % 2 === 0
  const [a, b] = [(i * 0.754 + 0.2) % 2, (i * 1.236 + 0.5) % 2]
  const [vx, vy] = [58 + random() * 50, 52 + random() * 56]
  const [x, hitX] = bounce(a, vx, moment.time, arena.x + size, arena.x + arena.width - size)
  const [y, hitY] = bounce(b, vy, moment.time, arena.y + size, arena.y + arena.height - size)
  const hit = Math.max(hitX, hitY)
  if (isPink) {
    if (hit > 0) outline(sheet, disc(x, y, size + 16 * (1 - hit)), 3 * hit, colours.cogno)
    ball(sheet, x, y, size, colours.cogno)
  } else
    placed(sheet, x, y, {}, () =>
      printed(sheet, box(-size * 0.9, -size * 0.9, size * 1.8, size * 1.8), { ink: colours.inkB }),
    )
}

function triangle(sheet: Sheet, moment: Moment, reveal: boolean, dim: number): void {
  const { colours } = sheet
  const share = reveal ? 0.06 + 0.74 * moment.progress : clamp((moment.time - 1.6) / 4.6)
  const at = (s: number): Point => [lerp(arena.x + arena.width + 34, arena.x - 34, s), 336 + Math.sin(s * 9) * 16]
  const [x, y] = at(share)
  if (reveal && dim > 0) {
    const trail = Array.from({ length: 30 }, (_, i) => at((share * i) / 29))
    sheet.brush.setLineDash([3, 8])
    outline(sheet, tracePoints(trail), 3, colours.bio)
    sheet.brush.setLineDash([])
  }
  const grown = 27 * (1 + 0.3 * dim)
  const points = [0, 1, 2].map((k): Point => {
    const angle = -Math.PI / 2 + (k / 3) * 2 * Math.PI
    return [x + grown * Math.cos(angle), y + 5 + grown * Math.sin(angle)]
  })
  printed(sheet, polygon(points), { ink: colours.bio, cover: [0, 0.5] })
  if (dim > 0) {
    outline(sheet, disc(x, y + 2, 54 - 8 * dim + 3 * pulse(moment.time, 1)), 4 * dim, '#ffffff')
    label(sheet, 'aquí', clamp(x, 60, 300), y - 68, { progress: appear(moment.since('reveal'), 0.1), size: 16 })
  }
}
