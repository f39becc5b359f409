import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, lerp, pulse } from '../../motion.ts'
import { blend, faded } from '../../palette.ts'
import { polygon, smooth, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { glow } from './glow.ts'

const neurons = [
  { at: 0.42, until: 0.06, side: -0.5 },
  { at: 0.36, until: 0.08, side: 0.62 },
  { at: 0.63, until: 0.3, side: 0.66 },
  { at: 0.9, until: 0.56, side: -0.1 },
] as const

export const worm = scene({
  settings: v.strictObject({}),
  cues: { glow: 'the neurons light up' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const lit = moment.since('glow')
    const steps = 60
    const tilt = 0.92
    const axis = (share: number): Point => {
      const run = (share - 0.5) * 372
      const sway = Math.sin(share * 8.2 + time * 1.9) * 52 * (0.75 + 0.35 * share)
      return [cx + run * Math.cos(tilt) - sway * Math.sin(tilt), cy + run * Math.sin(tilt) + sway * Math.cos(tilt)]
    }
    const girth = (share: number) => 23 * Math.min(1, (share / 0.12) ** 0.5, ((1 - share) / 0.34) ** 0.8)
    const at = (share: number, side: number): Point => {
      const [x, y] = axis(share)
      const [bx, by] = axis(share - 0.008)
      const [ax, ay] = axis(share + 0.008)
      const length = Math.hypot(ax - bx, ay - by) || 1
      const out = girth(Math.min(1, Math.max(0, share))) * side
      return [x - ((ay - by) / length) * out, y + ((ax - bx) / length) * out]
    }
    for (let i = 0; i < 12; i++) {
      const [x, y] = [40 + ((i * 83) % 290), focus.y + ((i * 57) % focus.height)]
      ball(sheet, x, y, 2 + (i % 3), colours.faint, { outline: 0, glint: false, shade: 'none' })
    }
    const line = (from: number, to: number, side: number, count = 30): Point[] =>
      Array.from({ length: count + 1 }, (_, i) => at(lerp(from, to, i / count), side))
    const body = polygon([...line(0.002, 0.998, -1, steps), ...line(0.998, 0.002, 1, steps)])
    printed(sheet, body, {
      ink: blend(colours.ground, colours.line, 0.2),
      shade: 'dots',
      shadeInk: colours.line,
      cover: [0.02, 0.26],
      edge: colours.line,
      outline: 2.6,
    })
    outline(sheet, smooth(line(0.02, 0.95, 0.05), false), 9, faded(colours.line, 0.22))
    const [px, py] = axis(0.13)
    ball(sheet, px, py, 8, blend(colours.ground, colours.line, 0.45), { edge: colours.line, glint: false })
    for (const [i, { at: share, until, side }] of neurons.entries()) {
      const on = appear(lit, i * 0.3 - 0.2, 0.8)
      if (on <= 0) continue
      const reach = lerp(share, until, on)
      const process = smooth(line(share, reach, side, 18), false)
      const beat = 0.8 + 0.2 * pulse(time, 1.1, i * 0.3)
      outline(sheet, process, 11, faded(colours.bio, 0.28 * on * beat))
      outline(sheet, process, 3.4, colours.bio)
      const [x, y] = at(share, side)
      glow(sheet, x, y, 28, colours.bio, on * beat)
      ball(sheet, x, y, 8 * on, colours.bio, { shade: 'none' })
    }
    label(sheet, 'cabeza', axis(0)[0] + 4, axis(0)[1] - 26, { progress: appear(time, 0.5), size: 14 })
    const [nx, ny] = at(0.36, 0.62)
    label(sheet, 'neuronas del tacto', cx - 56, focus.y + focus.height - 34, {
      progress: appear(lit, 1.1),
      size: 15,
      leaderTo: [nx, ny],
    })
  },
})
