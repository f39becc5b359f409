import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, ease, lerp } from '../../motion.ts'
import { arcBand, box, disc, polygon, smooth, tracePoints } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { articlePage } from './papers.ts'

const checks = [
  { cue: 'sources', name: 'Fuentes' },
  { cue: 'twin', name: 'Traducción' },
  { cue: 'alt', name: 'Texto de la imagen' },
  { cue: 'links', name: 'Enlaces del sitio' },
] as const

function sign(sheet: Sheet, cue: string): void {
  const { colours } = sheet
  if (cue === 'sources') {
    for (const [k, tone] of [colours.nano, colours.zed, colours.bio].entries())
      printed(sheet, box(-13 + k * 9, -11 + (k % 2) * 2, 8, 22 - (k % 2) * 2), {
        ink: tone,
        shade: 'none',
        outline: 1.5,
      })
  } else if (cue === 'twin') {
    printed(sheet, box(-13, -12, 15, 19), { ink: '#ffffff', shade: 'none', outline: 1.6 })
    printed(sheet, box(-1, -6, 15, 19), { ink: colours.zed, shade: 'none', outline: 1.6 })
  } else if (cue === 'alt') {
    printed(sheet, box(-14, -11, 28, 22), { ink: '#ffffff', shade: 'none', outline: 1.6 })
    printed(
      sheet,
      polygon([
        [-12, 10],
        [-3, -3],
        [3, 4],
        [7, -1],
        [12, 10],
      ]),
      { ink: colours.bio, shade: 'none', outline: 1.2 },
    )
    printed(sheet, disc(7, -6, 2.6), { ink: colours.nano, shade: 'none', outline: 1 })
  } else
    for (const side of [-1, 1])
      outline(sheet, arcBand(side * 6, 0, 7, 0.1, side > 0 ? -2.2 : 0.9, side > 0 ? 2.2 : 5.4), 3.6, '#14132b')
}

export const checkList = scene({
  settings: v.strictObject({}),
  cues: {
    sources: 'sources checked',
    twin: 'translation checked',
    alt: 'words for the picture checked',
    links: 'links checked',
  },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const y = focus.y - 6
    articlePage(sheet, 128, y, 146, 176, { title: 'Grafeno', ink: colours.info, seed: 8 })
    const scan = y + 6 + 164 * (0.5 - 0.5 * Math.cos(moment.time * 1.9))
    outline(
      sheet,
      tracePoints([
        [116, scan],
        [286, scan],
      ]),
      4.6,
      colours.zed,
    )
    outline(
      sheet,
      tracePoints([
        [116, scan],
        [286, scan],
      ]),
      1.4,
      '#ffffff',
    )
    for (const [i, { cue, name }] of checks.entries()) {
      const row = y + 18 + i * 46
      const entered = appear(moment.time, 0.2 + i * 0.14, 0.5)
      const done = appear(moment.since(cue), -0.1, 0.45)
      const x = lerp(660, 320, entered)
      printed(sheet, box(x, row - 18, 284, 37, 3), {
        ink: done > 0.5 ? '#ffffff' : colours.faint,
        shade: 'none',
        outline: 2,
      })
      placed(sheet, x + 28, row, {}, () => sign(sheet, cue))
      lettering(sheet, name, x + 56, row + 6, {
        size: 17,
        weight: 750,
        width: 84,
        ink: done > 0.5 ? '#14132b' : colours.line,
      })
      if (done > 0) {
        printed(sheet, disc(x + 260, row, 14 * ease.back(done)), { ink: colours.bio, shade: 'none', outline: 1.8 })
        outline(
          sheet,
          smooth(
            [
              [x + 254, row],
              [x + 258, row + 5],
              [x + 267, row - 6],
            ],
            false,
          ),
          3.4 * done,
          '#ffffff',
        )
      }
    }
  },
})
