import * as v from 'valibot'
import { lettering, measure } from '../../letters.ts'
import { appear, ease, lerp, loop } from '../../motion.ts'
import { box, capsule } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { textLines } from './papers.ts'

/** Words of the question with their weights; rare ones weigh more. */
const words = [
  ['¿Cuánto', 0.1],
  ['mide', 0.35],
  ['un', 0],
  ['punto', 0.55],
  ['cuántico?', 1],
] as const

export const sentenceSearch = scene({
  settings: v.strictObject({}),
  cues: {
    scan: 'the search goes through the sentences',
    rare: 'the weight of the words is shown',
    found: 'the best sentence comes out',
    source: 'its article is shown',
  },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const rare = appear(moment.since('rare'), -0.9, 0.7)
    const found = appear(moment.since('found'), -0.3, 0.8, ease.inOut)
    const source = appear(moment.since('source'), -0.1, 0.5)
    const y = focus.y
    let x = 108
    for (const [i, [word, weight]] of words.entries()) {
      const size = lerp(18, 14 + 14 * weight, rare)
      const type = { size, weight: 800, width: 82 } as const
      lettering(sheet, word, x, y + 10, {
        ...type,
        ink: rare > 0.3 && weight > 0.5 ? colours.inkA : colours.line,
        alpha: appear(moment.time, 0.08 * i, 0.4),
      })
      const width = measure(sheet, word, type)
      if (rare > 0)
        printed(sheet, capsule([x, y + 20], [x + width * rare, y + 20], 3 + 5 * weight * rare), {
          ink: weight > 0.5 ? colours.inkA : colours.faint,
          shade: 'none',
          outline: 0,
        })
      x += width + 9
    }
    const step = moment.since('scan') === -Infinity ? moment.time * 7 : Math.max(0, moment.since('scan') + 0.4) * 7
    for (let page = 0; page < 5; page++) {
      const px = 108 + page * 100
      const entered = appear(moment.time, 0.1 * page, 0.5)
      placed(sheet, 0, (1 - entered) * 40, { alpha: entered * (1 - 0.72 * found) }, () => {
        printed(sheet, box(px, y + 38, 86, 132, 2), { ink: '#ffffff', shade: 'none' })
        printed(sheet, box(px + 8, y + 46, 70, 26), {
          ink: [colours.bio, colours.nano, colours.info, colours.cogno, colours.nano][page] ?? colours.nano,
          cover: [0, 0.4],
          outline: 1.4,
        })
        const lit = Math.floor(step) % 40
        textLines(sheet, px + 9, y + 84, 66, {
          count: 8,
          gap: 11,
          seed: 20 + page,
          lit: Math.floor(lit / 8) === page ? lit % 8 : -1,
          litInk: colours.zed,
        })
      })
    }
    if (found > 0) {
      const [fx, fy] = [lerp(320, 108, found), lerp(y + 110, y + 52, found)]
      printed(sheet, box(fx, fy, lerp(60, 490, found), lerp(10, 74, found), 4), { ink: colours.zed, shade: 'none' })
      if (found > 0.9) {
        lettering(sheet, '«Los de unos dos nanómetros brillan en azul;', fx + 18, fy + 32, {
          size: 18,
          weight: 750,
          width: 84,
          ink: '#04212a',
        })
        lettering(sheet, 'los de unos seis, en rojo.»', fx + 18, fy + 57, {
          size: 18,
          weight: 750,
          width: 84,
          ink: '#04212a',
        })
      }
    }
    if (source > 0) {
      placed(sheet, 0, (1 - source) * 12, { alpha: source }, () => {
        printed(sheet, box(150, y + 138, 330, 36, 3), { ink: '#ffffff', shade: 'none' })
        lettering(sheet, 'Artículo: Un solo material, del azul al rojo', 164, y + 161, {
          size: 15,
          weight: 700,
          width: 78,
          ink: '#14132b',
        })
        outline(
          sheet,
          box(146 - 2 * Math.sin(moment.time * 3), y + 134, 338 + 4 * Math.sin(moment.time * 3), 44, 4),
          1.6,
          colours.line,
        )
      })
    } else if (found >= 1)
      outline(sheet, capsule([112, y + 140], [112 + 480 * loop(moment.time, 1.6), y + 140], 0.1), 2, colours.faint)
  },
})
