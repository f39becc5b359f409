import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp, loop, pulse } from '../../motion.ts'
import { blob, box, disc, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { blend } from '../../palette.ts'
import { after, contours, middle } from './set.ts'

export const sequencer = scene({
  settings: v.strictObject({}),
  cues: { hand: 'the hand is under it', space: 'it floats in space' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const space = appear(after(moment, 'space', 0.85), -1, 1.2, ease.inOut)
    const held = appear(after(moment, 'hand', 0.15), -0.9, 0.9)
    contours(sheet, moment.time, { seed: 30 })
    if (space > 0) {
      const port = disc(cx, cy - 6, 172 * space)
      printed(sheet, port, { ink: colours.key, shade: 'none', outline: 0 })
      within(sheet, port, () => {
        const random = sheet.random(4)
        for (let i = 0; i < 46; i++)
          printed(sheet, disc(cx - 170 + random() * 340, cy - 180 + random() * 340, 0.8 + random()), {
            ink: '#ffffff',
            shade: 'none',
            outline: 0,
          })
        ball(sheet, cx + 40, cy + 200, 160, colours.info, { glint: false, pitch: 7 })
        for (let i = 0; i < 3; i++)
          printed(sheet, blob(cx - 34 + i * 66, cy + 104 - (i === 1 ? 26 : 0), 22 + (i % 2) * 9, 0, i + 3, 0.5), {
            ink: colours.bio,
            shade: 'none',
            outline: 1.8,
          })
      })
      outline(sheet, port, 5)
      outline(sheet, disc(cx, cy - 6, 180 * space), 3)
    }
    placed(sheet, 0, (1 - held) * 140 + space * 460, { alpha: 1 }, () => {
      const skin = '#ffd2b0'
      const finger = (from: Point, to: Point, width: number) => {
        const path = smooth([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 6], to], false)
        outline(sheet, path, width + 5, colours.key)
        outline(sheet, path, width, skin)
      }
      for (const [i, [x, y]] of (
        [
          [cx - 92, cy - 6],
          [cx - 44, cy - 52],
          [cx + 10, cy - 58],
          [cx + 62, cy - 34],
        ] as const
      ).entries())
        finger([cx - 64 + i * 34, cy + 110], [x, y], 33)
      finger([cx + 66, cy + 150], [cx + 134, cy + 66], 37)
      const palm = smooth([
        [cx - 86, cy + 84],
        [cx + 56, cy + 84],
        [cx + 92, cy + 140],
        [cx + 62, cy + 230],
        [cx - 60, cy + 230],
        [cx - 92, cy + 150],
      ])
      printed(sheet, palm, { ink: skin, cover: [0, 0.3], pitch: 6, outline: 2.8 })
      for (let i = 0; i < 4; i++)
        outline(
          sheet,
          smooth(
            [
              [cx - 64 + i * 34, cy + 116],
              [cx - 66 + i * 35, cy + 76],
            ],
            false,
          ),
          31,
          skin,
        )
      outline(
        sheet,
        smooth(
          [
            [cx + 62, cy + 152],
            [cx + 90, cy + 120],
          ],
          false,
        ),
        34,
        skin,
      )
      outline(
        sheet,
        smooth(
          [
            [cx - 60, cy + 132],
            [cx, cy + 150],
            [cx + 40, cy + 130],
          ],
          false,
        ),
        2.2,
      )
    })
    const bob = 6 * Math.sin(moment.time * 1.4)
    const at: Point = [lerp(cx - 4, cx, space), lerp(cy + 92 - (1 - held) * 50, cy - 30, space) + bob * (0.3 + space)]
    placed(
      sheet,
      at[0],
      at[1],
      { turn: lerp(-0.18, 0.3, space) + space * 0.12 * Math.sin(moment.time), grow: lerp(1, 1.15, space) },
      () => {
        printed(sheet, box(-92, -29, 184, 58, 16), { ink: colours.nano, cover: [0.02, 0.5], pitch: 5, outline: 3 })
        printed(sheet, box(-62, -18, 104, 36, 5), { ink: '#ffffff', shade: 'none', outline: 2.4 })
        for (let i = 0; i < 18; i++) {
          const on = pulse(moment.time, 1.2, i * 0.17)
          printed(sheet, disc(-50 + (i % 9) * 10.4, i < 9 ? -7 : 7, 3.6), {
            ink: blend('#ffffff', colours.bio, on),
            shade: 'none',
            outline: 1.2,
          })
        }
        printed(sheet, disc(66, 0, 13), { ink: colours.info, cover: [0, 0.5] })
        const drop = loop(moment.time, 2.2)
        printed(sheet, disc(66, 0, 7 * (1 - drop) + 1), { ink: colours.zed, shade: 'none', outline: 1.4 })
      },
    )
    label(sheet, 'lector de nanoporos', cx, cy - 142, { size: 16, progress: held * (1 - space) })
    label(sheet, 'Estación Espacial', cx + 70, cy + 162, { size: 15, progress: space })
  },
})
