import * as v from 'valibot'
import { label, lettering, measure } from '../../letters.ts'
import { appear, ease, lerp, pulse } from '../../motion.ts'
import { arcBand, box, capsule, smooth } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { textLines } from './papers.ts'

/** Speed of light in m/s (SI). */
const right = '299 792 458'
const wrong = '299 792 548'
const type = { size: 21, weight: 850, width: 88 } as const

function page(
  sheet: Sheet,
  x: number,
  y: number,
  name: string,
  figure: string,
  marked: number,
  ink: string,
  seed: number,
): void {
  printed(sheet, box(x, y, 218, 176, 2), { ink: '#ffffff', shade: 'none' })
  lettering(sheet, name, x + 16, y + 26, { size: 14, weight: 750, ink: '#14132b' })
  textLines(sheet, x + 18, y + 46, 180, { count: 3, seed })
  printed(sheet, box(x + 12, y + 82, 160 * marked + 4, 30, 2), { ink, shade: 'none', outline: 0 })
  lettering(sheet, figure, x + 20, y + 104, { ...type, ink: '#14132b' })
  lettering(sheet, 'm/s', x + 26 + measure(sheet, figure, type), y + 104, { size: 14, weight: 650, ink: '#14132b' })
  textLines(sheet, x + 18, y + 130, 180, { count: 3, seed: seed + 1 })
}

export const figureSource = scene({
  settings: v.strictObject({ doubt: v.optional(v.boolean(), false) }),
  cues: { compare: 'the two figures are compared', source: 'the address of the source is shown' },
  draw: (sheet, moment, { doubt }) => {
    const { colours, focus, brush } = sheet
    const compared = appear(moment.since('compare'), -0.2, 0.6)
    const source = appear(moment.since('source'), -0.2, 0.5)
    const y = focus.y - 6
    const [left, rightX] = [
      lerp(-240, 122, appear(moment.time, 0, 0.8)),
      lerp(680, 390, appear(moment.time, doubt ? 0.1 : 0.5, 0.8)),
    ]
    const figure = doubt ? wrong : right
    page(sheet, left, y, 'Artículo', figure, compared, doubt ? '#ffd0c2' : '#c6f4ff', 2)
    placed(sheet, 0, 0, { alpha: doubt ? Math.max(compared, 0.25) : 1 }, () =>
      page(sheet, rightX, y, 'Fuente', right, compared, '#c6f4ff', 5),
    )
    if (compared > 0) {
      outline(
        sheet,
        smooth(
          [
            [left + 176, y + 97],
            [left + 224, y + 78],
            [rightX + 10, y + 97],
          ],
          false,
        ),
        4 * compared,
        doubt ? colours.nano : colours.zed,
      )
      if (doubt) {
        const at = left + 20 + measure(sheet, '299 792 ', type)
        const width = measure(sheet, '54', type)
        brush.save()
        outline(
          sheet,
          box(at - 3, y + 82 - 2 * pulse(moment.time, 1), width + 6, 28 + 4 * pulse(moment.time, 1), 3),
          3,
          colours.nano,
        )
        brush.restore()
      } else {
        const [cx, cy] = [rightX - 22, y + 52]
        outline(
          sheet,
          arcBand(cx, cy, 19, 0.1, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * ease.inOut(compared)),
          4,
          colours.bio,
        )
        if (compared > 0.6)
          outline(
            sheet,
            smooth(
              [
                [cx - 9, cy],
                [cx - 2, cy + 8],
                [cx + 11, cy - 8],
              ],
              false,
            ),
            4.6,
            colours.bio,
          )
      }
    }
    const look = left + 60 + 54 * Math.sin(moment.time * 1.1)
    if (doubt || compared < 1) {
      const alpha = doubt ? 1 - 0.5 * compared : 1 - compared
      placed(sheet, look, y + 98 + 8 * Math.sin(moment.time * 1.7), { alpha }, () => {
        printed(sheet, capsule([20, 20], [42, 42], 9), { ink: colours.key, shade: 'none', edge: colours.line })
        outline(sheet, arcBand(0, 0, 26, 0.1), 5.4, colours.key)
        outline(sheet, arcBand(0, 0, 26, 0.1), 2.4, colours.zed)
      })
    }
    label(sheet, 'bipm.org', rightX + 110, y + 182, {
      size: 14,
      progress: source,
      chip: colours.zed,
      ink: '#04212a',
      weight: 800,
    })
  },
})
