import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { blob, polygon, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { bacterium } from './bacterium.ts'
import { centreOf } from './centre.ts'

export const slick = scene({
  settings: v.strictObject({ act: v.optional(v.picklist(['spill', 'residue']), 'spill') }),
  cues: { eaters: 'bacteria gather below the oil', eat: 'the light part goes, the heavy part sinks' },
  draw(sheet, moment, { act }) {
    const { focus, colours, width, height } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const level = cy - 66
    const surface = (x: number) => level + 8 * Math.sin(x / 46 + time * 1.4) + 4 * Math.sin(x / 21 - time * 1.9)
    const xs = Array.from({ length: 27 }, (_, i) => -20 + i * 16)
    const water = polygon([...xs.map((x): Point => [x, surface(x)]), [width + 30, height + 20], [-30, height + 20]])
    printed(sheet, water, {
      ink: blend(colours.ground, colours.info, 0.6),
      shade: 'lines',
      cover: [0.02, 0.45],
      across: [0, level, 0, height],
      pitch: 7,
      outline: 2.4,
      edge: colours.line,
    })
    const spill = act === 'spill'
    const eaten = spill ? 0 : appear(moment.since('eat'), -2.2, 3.2, ease.inOut)
    const oil = blend(colours.key, colours.inkB, 0.16)
    const thick = (x: number) => {
      const edge = clamp((1 - Math.abs(x - cx) / lerp(170, 60, eaten)) * 3)
      return ease.inOut(edge) * (lerp(46, 12, eaten) + 9 * Math.sin(x / 30 + time * 0.7))
    }
    const fine = Array.from({ length: 61 }, (_, i) => -20 + i * 6.8)
    const top = fine.map((x): Point => [x, surface(x) - Math.min(8, thick(x) * 0.2)])
    const under = fine.map((x): Point => [x, surface(x) + thick(x)]).toReversed()
    printed(sheet, polygon([...top, ...under]), {
      ink: oil,
      shade: 'dots',
      shadeInk: colours.inkB,
      across: [0, level + 40, 0, level - 14],
      cover: [0, 0.5],
      edge: spill ? colours.line : colours.key,
      outline: 1.8,
    })
    const eaters = spill ? moment.since('eaters') : 3
    for (let i = 0; i < (spill ? 9 : 4); i++) {
      const [dx, dy] = [Math.sin(i * 2.4) * 128, 92 + ((i * 43) % 150)]
      const r = (12 + (i % 4) * 6) * (1 - eaten * (i % 3 === 0 ? 0.3 : 1))
      if (r < 1.5) continue
      ball(sheet, cx + dx + wander(time, i, 0.2) * 8, level + dy + wander(time, i + 30, 0.2) * 9, r, oil, {
        shadeInk: colours.inkB,
        edge: spill ? colours.line : colours.key,
      })
    }
    if (!spill)
      for (let i = 0; i < 5; i++) {
        const sink = appear(moment.since('eat'), -1.6 + i * 0.35, 4.5, ease.inOut)
        const [x, y] = [
          cx - 104 + i * 52 + wander(time, i, 0.2) * 5,
          lerp(level + 30, focus.y + focus.height - 26 - (i % 2) * 34, sink),
        ]
        placed(sheet, x, y, { grow: appear(moment.since('eat'), -1.8 + i * 0.3, 0.8) }, () =>
          printed(sheet, blob(0, 0, 19 + (i % 3) * 4, time, i + 4, 0.34), {
            ink: colours.key,
            shade: 'dots',
            shadeInk: colours.faint,
            cover: [0.5, 0],
            edge: colours.key,
          }),
        )
      }
    const count = 30
    for (let i = 0; i < count; i++) {
      const come = appear(eaters, (i % 10) * 0.12 - 0.2, 1.8, ease.inOut)
      if (come <= 0) continue
      const home: Point = [cx - 144 + (i / (count - 1)) * 288, surface(cx) + lerp(62, 84, (i % 3) / 2) + (i % 3) * 12]
      const from: Point = [home[0] + Math.sin(i * 3) * 70, focus.y + focus.height + 90]
      const graze = wander(time, i + 50, 0.3)
      bacterium(
        sheet,
        [
          lerp(from[0], home[0], come) + graze * 8,
          lerp(from[1], home[1], come) + wander(time, i, 0.3) * 10 + eaten * 60 * ((i * 7) % 5) * 0.3,
        ],
        27,
        11,
        time,
        {
          turn: i * 1.3 + graze,
          ink: colours.bio,
          pitch: 3,
          outline: 1.8,
          seed: i,
        },
      )
    }
    for (let i = 0; i < 3; i++) {
      const x = ((time * 11 + i * 150) % (width + 120)) - 60
      outline(
        sheet,
        smooth(
          [
            [x - 16, level - 68 - i * 11],
            [x - 6, level - 76 - i * 11 - 5 * Math.sin(time * 5 + i)],
            [x, level - 68 - i * 11],
            [x + 6, level - 76 - i * 11 - 5 * Math.sin(time * 5 + i)],
            [x + 16, level - 68 - i * 11],
          ],
          false,
        ),
        2.6,
        colours.line,
      )
    }
    label(sheet, 'petróleo', cx - 70, level - 40, {
      progress: spill ? appear(time, 0.6) : 0,
      size: 15,
      leaderTo: [cx - 50, level + 14],
    })
    label(sheet, 'alquitrán', cx + 6, focus.y + focus.height - 98, {
      progress: appear(moment.since('eat'), 0.8),
      size: 15,
    })
  },
})
