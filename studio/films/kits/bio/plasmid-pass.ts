import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, bump, ease, lerp, wander } from '../../motion.ts'
import { spark } from '../../figures.ts'
import { capsule, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { drawPlasmid } from './plasmid.ts'

export const plasmidPass = scene({
  settings: v.strictObject({}),
  cues: { bridge: 'the bridge is built', pass: 'a copy of the ring goes over' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const bridge = appear(moment.since('bridge'), -0.9, 1.1, ease.inOut)
    const pass = appear(moment.since('pass'), -0.1, 1.8, ease.inOut)
    const got = appear(moment.since('pass'), 1.6, 0.6)
    const giver: Point = [cx - 56 + wander(time, 1, 0.2) * 4, cy - 76 + wander(time, 2, 0.2) * 4]
    const taker: Point = [cx + 50 + wander(time, 3, 0.2) * 4, cy + 104 + wander(time, 4, 0.2) * 4]
    const from: Point = [giver[0] + 22, giver[1] + 44]
    const to: Point = [taker[0] - 22, taker[1] - 44]
    const tip: Point = [lerp(from[0], to[0], bridge), lerp(from[1], to[1], bridge)]
    if (bridge > 0) {
      const middle: Point = [(from[0] + tip[0]) / 2 + 12 * Math.sin(time * 1.4), (from[1] + tip[1]) / 2]
      const path = smooth([from, middle, tip], false)
      outline(sheet, path, 31, colours.key)
      outline(sheet, path, 26, colours.stock)
    }
    for (const [i, at] of [giver, taker].entries())
      placed(
        sheet,
        at[0],
        at[1],
        { turn: i ? 0.1 : -0.14, grow: 1 + 0.03 * bump(moment.since('pass'), 1.5, 0.8) * i },
        () => {
          printed(sheet, capsule([-58, 0], [58, 0], 118), { ink: i ? colours.info : colours.inkA, cover: [0, 0.5] })
          printed(sheet, capsule([-57, 0], [57, 0], 95), { ink: colours.ground, shade: 'none', outline: 2 })
          const strand = Array.from({ length: 30 }, (_, k): Point => {
            const share = (k / 30) * 2 * Math.PI
            return [
              44 * Math.cos(share) * 0.7 + 10 * Math.sin(share * 6) + (i ? -30 : -34),
              26 * Math.sin(share) + 8 * Math.cos(share * 7),
            ]
          })
          outline(sheet, smooth(strand), 5.4, colours.key)
          outline(sheet, smooth(strand), 2.4, colours.stock)
        },
      )
    const rest: Point = [giver[0] + 46, giver[1] - 4]
    placed(sheet, rest[0], rest[1], {}, () =>
      drawPlasmid(sheet, 27, time * 0.8, { width: 10, ink: colours.stock, insert: 1.5 }),
    )
    if (pass > 0) {
      const goal: Point = [taker[0] + 46, taker[1] + 4]
      const way: Point[] = [rest, from, tip, goal]
      const leg = Math.min(2, Math.floor(pass * 3))
      const share = pass * 3 - leg
      const [a, b] = [way[leg] ?? rest, way[leg + 1] ?? goal]
      const narrow = 1 - 0.5 * Math.sin(Math.PI * pass)
      placed(sheet, lerp(a[0], b[0], share), lerp(a[1], b[1], share), { grow: narrow }, () =>
        drawPlasmid(sheet, 27, -time * 0.8, { width: 10, ink: colours.stock, insert: 1.5 }),
      )
      spark(sheet, goal[0], goal[1], 52, (moment.since('pass') - 1.6) / 0.8)
    }
    label(sheet, 'resiste', giver[0] + 148, giver[1] + 8, { progress: appear(time, 0.4), size: 15 })
    label(sheet, 'ahora también', taker[0] - 40, taker[1] + 82, { progress: got, size: 15 })
  },
})
