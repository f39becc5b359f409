import * as v from 'valibot'
import { scaleBar, label } from '../../letters.ts'
import { appear, clamp, ease, lerp, stagger } from '../../motion.ts'
import { disc } from '../../paths.ts'
import { printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { curl, lipid as drawLipid } from './lipids.ts'
import { after, contours, middle } from './set.ts'

export const lipid = scene({
  settings: v.strictObject({}),
  cues: { wrap: 'the lipids close in', size: 'the scale bar appears' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    contours(sheet, moment.time, { seed: 15 })
    const wrap = after(moment, 'wrap', 0.3)
    const y0 = cy - 14
    const turn = moment.time * 0.07
    const shells = [
      { count: 40, r: 138, ink: '#ffffff', size: 10 },
      { count: 24, r: 84, ink: colours.bio, size: 9 },
    ]
    const closed = appear(wrap, 0.6, 1, ease.inOut)
    printed(sheet, disc(cx, y0, 112 * closed), { ink: '#f2b01e', shade: 'dots', cover: [0.02, 0.3], outline: 0 })
    for (const [k, shell] of shells.entries())
      for (let i = 0; i < shell.count; i++) {
        const a = (i / shell.count) * 2 * Math.PI + turn * (k ? -1 : 1)
        const share = stagger(wrap, (i * 7) % shell.count, 0.022, 1.1, ease.inOut)
        const far = lerp(226 + (i % 3) * 34, shell.r, clamp(share + 0.08))
        drawLipid(
          sheet,
          cx + far * Math.cos(a + (1 - share) * 0.5),
          y0 + far * Math.sin(a + (1 - share) * 0.5),
          a + Math.PI * (k === 0 ? 1 : 0) + (1 - share) * 2,
          {
            ink: shell.ink,
            r: shell.size,
            long: 26,
            tail: colours.key,
            sway: Math.sin(moment.time * 2 + i) * 1.2,
          },
        )
      }
    printed(sheet, disc(cx, y0, 74), { ink: '#ffffff', shade: 'none', outline: 0 })
    curl(sheet, cx, y0, 66, moment.time, colours.info)
    label(sheet, 'lípidos', cx + 104, y0 - 148, { size: 15, progress: closed, leaderTo: [cx + 92, y0 - 104] })
    label(sheet, 'ARN', cx, y0, { size: 16, progress: appear(moment.time, 0.5, 0.5) })
    scaleBar(sheet, '100 nm', cx - 148, cy + 168, 296, {
      size: 18,
      progress: appear(after(moment, 'size', 0.6), -0.4, 0.8, ease.inOut),
    })
  },
})
