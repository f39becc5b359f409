import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, bump, ease, lerp } from '../../motion.ts'
import { box, smooth } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { textLines } from './papers.ts'

export const twinWorks = scene({
  settings: v.strictObject({}),
  cues: { same: 'the works are joined', fail: 'one is missing and the report appears' },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const same = moment.since('same')
    const fail = appear(moment.since('fail'), -0.1, 0.6)
    const y = focus.y - 4
    const [left, right] = [124, 424]
    for (const [side, x] of [left, right].entries()) {
      const entered = appear(moment.time, side * 0.15, 0.6)
      const top = lerp(y + 200, y, entered)
      printed(sheet, box(x, top, 172, 170, 2), { ink: '#ffffff', shade: 'none' })
      lettering(sheet, side === 0 ? 'Español' : 'English', x + 14, top + 26, {
        size: 18,
        weight: 850,
        width: 84,
        ink: '#14132b',
      })
      textLines(sheet, x + 16, top + 46, 140, { count: 3, seed: 3 + side })
      for (let k = 0; k < 3; k++) {
        const lost = side === 1 && k === 1 ? fail : 0
        const cy = top + 88 + k * 27
        printed(sheet, box(x + 12, cy, 148, 20, 2), {
          ink: lost > 0.5 ? '#ffffff' : ([colours.nano, colours.zed, colours.cogno][k] ?? colours.zed),
          shade: 'none',
          outline: lost > 0.5 ? 1.4 : 1.8,
          edge: lost > 0.5 ? '#9aa0b8' : colours.key,
        })
        if (lost <= 0.5) lettering(sheet, `Obra ${k + 1}`, x + 22, cy + 15, { size: 13, weight: 750, ink: '#14132b' })
      }
    }
    for (let k = 0; k < 3; k++) {
      const joined = appear(same, k * 0.22 - 0.2, 0.5, ease.inOut)
      const broken = k === 1 ? fail : 0
      const cy = y + 98 + k * 27
      if (joined > 0 && broken < 0.5)
        outline(
          sheet,
          smooth(
            [
              [left + 160, cy],
              [lerp(left + 160, 366, joined), cy + 3 * Math.sin(moment.time * 2 + k)],
              [lerp(left + 160, right + 12, joined), cy],
            ],
            false,
          ),
          4,
          colours.line,
        )
      if (broken >= 0.5) {
        outline(
          sheet,
          smooth(
            [
              [left + 160, cy],
              [330, cy + 4],
            ],
            false,
          ),
          4,
          '#ff3b2f',
        )
        outline(
          sheet,
          smooth(
            [
              [392, cy + 4],
              [right + 12, cy],
            ],
            false,
          ),
          1.6,
          '#ff3b2f',
        )
      }
    }
    if (fail > 0) {
      const shake = 3 * bump(moment.since('fail'), 0, 0.5) * Math.sin(moment.time * 40)
      const [x, top] = [258 + shake, y + 20]
      printed(sheet, box(x, top, 204 * fail, 66, 3), { ink: '#0a0c1a', shade: 'none', edge: '#ffffff', outline: 1.6 })
      if (fail > 0.8)
        for (const [i, line] of ['archivo: grafeno.md', 'campo: sources', 'remedio: cita las mismas'].entries())
          lettering(sheet, line, x + 12, top + 21 + i * 18, {
            size: 13,
            weight: 600,
            width: 84,
            ink: i === 2 ? '#46e4ff' : '#ffffff',
          })
    }
  },
})
