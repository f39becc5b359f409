import * as v from 'valibot'
import { particles } from '../../figures.ts'
import { label, scaleBar } from '../../letters.ts'
import { appear, bump, wander } from '../../motion.ts'
import { smooth, type Point } from '../../paths.ts'
import { ball, outline, placed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

/** Head at the origin, two tails of `length` units along +x. Position it with `placed`. */
export function drawLipid(
  sheet: Sheet,
  r: number,
  length: number,
  time: number,
  seed: number,
  how: { head?: string; tails?: string } = {},
): void {
  const { key, inkA, inkB } = sheet.colours
  const weight = Math.max(1.6, r * 0.34)
  for (const side of [-1, 1]) {
    const tail = Array.from({ length: 7 }, (_, i): Point => {
      const share = i / 6
      const swing = wander(time, seed * 5 + side * 3 + i, 0.5) * r * 0.34 * share + (i % 2 ? 0.16 : -0.16) * r
      return [r * 0.6 + share * (length - r * 0.6), side * r * 0.46 + swing]
    })
    const path = smooth(tail, false)
    outline(sheet, path, weight + Math.max(1.6, r * 0.16), key)
    outline(sheet, path, weight, how.tails ?? inkB)
  }
  ball(sheet, 0, 0, r, how.head ?? inkA)
}

export function drawWater(sheet: Sheet, x: number, y: number, r: number, turn: number): void {
  const { info, stock } = sheet.colours
  placed(sheet, x, y, { turn }, () => {
    ball(sheet, -r * 0.8, r * 0.62, r * 0.56, stock, { shade: 'none', outline: 1.3 })
    ball(sheet, r * 0.8, r * 0.62, r * 0.56, stock, { shade: 'none', outline: 1.3 })
    ball(sheet, 0, 0, r, info, { outline: 1.4 })
  })
}

export const lipid = scene({
  settings: v.strictObject({}),
  cues: { head: 'the head swells and is named, water gathers at it', tails: 'the tails are named, water backs off' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const head = appear(moment.since('head'), 0, 0.9)
    const tails = appear(moment.since('tails'), 0, 0.9)
    const top = cy - 92
    const entering = appear(time, 0, 0.8)
    for (const { x, y, i, a } of particles(sheet, { ...focus, x: 12, width: sheet.width - 24 }, time, {
      count: 40,
      seed: 5,
      reach: 16,
    })) {
      const gathers = a < 0.42
      const angle = Math.PI + (i / 16) * Math.PI + wander(time, i, 0.2) * 0.2
      const goal: Point = [cx + 84 * Math.cos(angle), top - 4 + 78 * Math.sin(angle)]
      const pull = gathers ? head : 0
      // Moves outwards, near ones most, so that they never form a line.
      const room = 96 + Math.abs(x - cx) * 0.42 - Math.abs(x - cx)
      const aside = Math.sign(x - cx || 1) * Math.max(0, room) * (gathers ? 1 - pull : 1)
      const far = y > top - 60 ? aside : aside * tails
      drawWater(
        sheet,
        x + far + (goal[0] - x - far) * pull,
        y + (goal[1] - y) * pull,
        8.5,
        i + wander(time, i + 90) * 1.2,
      )
    }
    const sway = wander(time, 2, 0.18) * 0.08
    placed(
      sheet,
      cx,
      top,
      { turn: Math.PI / 2 + sway, grow: entering * (1 + 0.06 * bump(moment.since('head'))) },
      () => {
        drawLipid(sheet, 48, 235, time, 4, { tails: tails > 0.02 ? colours.inkB : colours.stock })
      },
    )
    label(sheet, 'cabeza', cx + 104, top + 34, { progress: head, size: 15, leaderTo: [cx + 36, top + 18] })
    label(sheet, 'colas de grasa', cx - 96, top + 182, { progress: tails, size: 15, leaderTo: [cx - 26, top + 150] })
    scaleBar(sheet, '1 nm', focus.x + focus.width - 113, focus.y + focus.height + 6, 113, {
      progress: appear(time, 0.6),
    })
  },
})
