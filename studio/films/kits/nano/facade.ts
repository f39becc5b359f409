import * as v from 'valibot'
import { appear, clamp, loop, stagger } from '../../motion.ts'
import { box, disc, polygon, smooth } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { after, middle } from './set.ts'

export const facade = scene({
  settings: v.strictObject({}),
  cues: { rain: 'the rain begins' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const rain = after(moment, 'rain', 0.25)
    const wall = polygon([
      [cx - 128, cy + 176],
      [cx - 128, cy - 92],
      [cx, cy - 170],
      [cx + 128, cy - 92],
      [cx + 128, cy + 176],
    ])
    printed(sheet, wall, { ink: '#ffffff', shade: 'none', outline: 3 })
    within(sheet, wall, () => {
      for (let i = 0; i < 9; i++) {
        const x = cx - 128 + i * 29
        const share = stagger(rain, (i * 5) % 9, 0.42, 2.6)
        const clean = cy - 180 + 360 * clamp(share)
        const lane = box(x, clean, 29, 400)
        printed(sheet, lane, {
          ink: '#e9d9c6',
          shade: 'dots',
          shadeInk: '#6b4a2f',
          cover: [0.3, 0.3],
          pitch: 6,
          outline: 0,
          across: [x, clean, x, clean + 400],
        })
        if (share > 0 && share < 1) ball(sheet, x + 14, clean, 14, '#8fb0ff')
      }
    })
    for (const x of [cx - 84, cx + 28]) {
      printed(sheet, box(x, cy - 36, 56, 72, 2), { ink: colours.info, shade: 'wedges', cover: [0, 0.5], pitch: 8 })
      outline(
        sheet,
        smooth(
          [
            [x + 28, cy - 36],
            [x + 28, cy + 36],
          ],
          false,
        ),
        3,
        '#ffffff',
      )
      outline(
        sheet,
        smooth(
          [
            [x, cy],
            [x + 56, cy],
          ],
          false,
        ),
        3,
        '#ffffff',
      )
      outline(sheet, box(x, cy - 36, 56, 72, 2), 2.4)
    }
    printed(sheet, box(cx - 24, cy + 80, 48, 96, 2), { ink: colours.bio, shade: 'lines', cover: [0, 0.4], pitch: 6 })
    printed(sheet, disc(cx + 14, cy + 130, 4), { ink: '#ffffff', shade: 'none' })
    const roof = polygon([
      [cx - 152, cy - 84],
      [cx, cy - 176],
      [cx + 152, cy - 84],
      [cx + 136, cy - 66],
      [cx, cy - 148],
      [cx - 136, cy - 66],
    ])
    printed(sheet, roof, { ink: colours.key, shade: 'lines', shadeInk: '#ffffff', cover: [0.3, 0.05], pitch: 6 })
    const heavy = appear(rain, -0.4, 0.8)
    const random = sheet.random(3)
    for (let i = 0; i < 26; i++) {
      const [x, start] = [random() * 400 - 20, random()]
      const y = 150 + loop(moment.time, 1.3, start) * 420
      const gone = clamp((540 - y) / 60)
      if (heavy > random())
        outline(
          sheet,
          smooth(
            [
              [x, y],
              [x - 5, y + 20],
            ],
            false,
          ),
          3.2 * gone + 0.01,
          '#ffffff',
        )
    }
  },
})
