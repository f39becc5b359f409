import * as v from 'valibot'
import { lettering, measure } from '../../letters.ts'
import { appear, bump, ease, loop, pulse } from '../../motion.ts'
import { box, disc, polygon, smooth } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { textLines } from './papers.ts'
import { mouthAt, zedFigure } from './zed-figure.ts'

const type = { size: 19, weight: 700, width: 84 } as const

function bubble(
  sheet: Sheet,
  x: number,
  y: number,
  text: string,
  share: number,
  time: number,
  good: boolean,
  marked = '',
): void {
  const { colours } = sheet
  const width = measure(sheet, text, type) + 42
  const shown = [...text].slice(0, Math.ceil(text.length * share)).join('')
  printed(sheet, box(x, y - 24, width, 46, 6), { ink: '#ffffff', shade: 'none' })
  printed(
    sheet,
    polygon([
      [x + width - 46, y + 20],
      [x + width - 22, y + 20],
      [x + width - 18, y + 38],
    ]),
    { ink: '#ffffff', shade: 'none' },
  )
  printed(sheet, box(x + width - 47, y + 14, 28, 7), { ink: '#ffffff', shade: 'none', outline: 0 })
  if (marked && share >= 1) {
    const from = measure(sheet, text.slice(0, text.indexOf(marked)), type)
    printed(sheet, box(x + 18 + from, y - 14, measure(sheet, marked, type) + 6, 27, 3), {
      ink: good ? '#8ff0b8' : '#ffc4b8',
      shade: 'none',
      outline: 0,
    })
  }
  lettering(sheet, shown, x + 20, y + 6, { ...type, ink: '#14132b' })
  if (share < 1 && loop(time, 0.8) < 0.5)
    printed(sheet, box(x + 23 + measure(sheet, shown, type), y - 12, 2.4, 24), {
      ink: colours.key,
      shade: 'none',
      outline: 0,
    })
}

export const questionBox = scene({
  settings: v.strictObject({ follow: v.optional(v.boolean(), false) }),
  cues: { vague: 'the vague question', clear: 'the clear one', source: 'the source of the answer is pointed at' },
  draw: (sheet, moment, { follow }) => {
    const { colours, focus } = sheet
    const y = focus.y + 28
    if (follow) {
      const source = appear(moment.since('source'), -0.2, 0.5)
      zedFigure(sheet, 526, 52, 146, {
        emotion: source > 0.3 ? 'happy' : 'concerned',
        time: moment.time,
        mouth: mouthAt(moment.time),
      })
      printed(sheet, box(112, focus.y - 4, 316, 128, 6), { ink: '#ffffff', shade: 'none' })
      printed(
        sheet,
        polygon([
          [426, focus.y + 32],
          [450, focus.y + 40],
          [426, focus.y + 52],
        ]),
        { ink: '#ffffff', shade: 'none' },
      )
      printed(sheet, box(420, focus.y + 33, 7.4, 18), { ink: '#ffffff', shade: 'none', outline: 0 })
      textLines(sheet, 132, focus.y + 20, 270, { count: 3, gap: 16 })
      printed(sheet, box(130, focus.y + 74 - 3 * source, 280, 38 + 4 * source, 3), {
        ink: source > 0.2 ? colours.zed : '#e5e8f0',
        shade: 'none',
        outline: 1.4 + source,
      })
      lettering(sheet, 'Un solo material, del azul al rojo', 142, focus.y + 98, {
        size: 15,
        weight: 750,
        width: 80,
        ink: '#04212a',
      })
      if (source > 0) {
        const hand = 6 * pulse(moment.time, 0.9)
        placed(sheet, 392 + hand, focus.y + 112 + hand, { alpha: source }, () =>
          printed(
            sheet,
            polygon([
              [0, 0],
              [0, 30],
              [8, 23],
              [13, 35],
              [19, 32],
              [14, 21],
              [24, 20],
            ]),
            { ink: '#ffffff', shade: 'none' },
          ),
        )
      }
      const again = appear(moment.time, moment.duration * 0.66, 0.5)
      if (again > 0)
        placed(sheet, 0, (1 - again) * 20, { alpha: again }, () =>
          bubble(
            sheet,
            140,
            focus.y + 152,
            '¿Y por qué cambia el color?',
            appear(moment.time, moment.duration * 0.7, 1.4, ease.linear),
            moment.time,
            true,
          ),
        )
      return
    }
    const vague = moment.since('vague')
    const clear = moment.since('clear')
    const typedVague = appear(vague, -1.1, 1, ease.linear)
    const typedClear = appear(clear, -1.3, 1.2, ease.linear)
    if (typedVague > 0) {
      bubble(sheet, 130, y, '¿Cuánto mide esto?', typedVague, moment.time, false, 'esto')
      const out = appear(vague, 0.3, 0.4)
      if (out > 0) {
        printed(sheet, disc(412, y, 21 * ease.back(out)), { ink: colours.stock, shade: 'none' })
        lettering(sheet, '?', 412, y + 10 - 3 * bump(loop(moment.time, 1.4), 0, 0.6), {
          size: 29,
          weight: 900,
          align: 'center',
          ink: colours.key,
          alpha: out,
        })
      }
    }
    if (typedClear > 0) {
      bubble(sheet, 130, y + 88, '¿Cuánto mide un punto cuántico?', typedClear, moment.time, true, 'punto cuántico')
      const ok = appear(clear, 0.2, 0.4)
      if (ok > 0) {
        printed(sheet, disc(518, y + 88, 21 * ease.back(ok)), { ink: colours.bio, shade: 'none' })
        outline(
          sheet,
          smooth(
            [
              [508, y + 88],
              [515, y + 96],
              [529, y + 79],
            ],
            false,
          ),
          4.6 * ok,
          '#ffffff',
        )
      }
    }
    if (typedVague <= 0) {
      const entered = appear(moment.time, 0.1, 0.6)
      printed(sheet, box(130, y - 24, 380 * entered, 46, 6), { ink: '#ffffff', shade: 'none' })
      lettering(sheet, 'Escribe tu pregunta', 150, y + 6, { ...type, weight: 500, ink: '#6b7090', alpha: entered })
      if (loop(moment.time, 0.9) < 0.5)
        printed(sheet, box(144, y - 12, 2.4, 24), { ink: colours.key, shade: 'none', outline: 0 })
    }
  },
})
