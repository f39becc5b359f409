import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, bump, ease, lerp, loop } from '../../motion.ts'
import { arcBand, box, disc, oval, polygon, tracePoints } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { textLines } from './papers.ts'
import { mouthAt, zedFigure } from './zed-figure.ts'

export const unknownAnswer = scene({
  settings: v.strictObject({}),
  cues: { outside: 'the world outside is shown', none: 'no sentence fits and he says it' },
  draw: (sheet, moment) => {
    const { colours, focus, brush } = sheet
    const none = appear(moment.since('none'), -0.1, 0.6)
    const y = focus.y + 66
    const globe = disc(540, y, 68)
    placed(sheet, 0, 0, { alpha: lerp(1, 0.3, none) }, () => {
      printed(sheet, globe, { ink: colours.faint, shade: 'none', outline: 2, edge: colours.line })
      within(sheet, globe, () => {
        for (let i = 0; i < 6; i++) {
          const turn = loop(moment.time, 9, i / 6) * Math.PI
          outline(sheet, oval(540, y, Math.abs(68 * Math.cos(turn)), 68), 1.4, colours.line)
        }
        for (const dy of [-40, 0, 40])
          outline(
            sheet,
            tracePoints([
              [472, y + dy],
              [608, y + dy],
            ]),
            1.4,
            colours.line,
          )
      })
    })
    brush.save()
    brush.setLineDash([9, 7])
    brush.lineDashOffset = -moment.time * 12
    outline(
      sheet,
      tracePoints([
        [440, focus.y - 16],
        [440, focus.y + 172],
      ]),
      3,
      colours.nano,
    )
    brush.restore()
    for (let i = 0; i < 6; i++) {
      const [px, py] = [104 + (i % 3) * 62, focus.y - 2 + Math.floor(i / 3) * 82]
      const entered = appear(moment.time, 0.1 * i, 0.5, ease.back)
      const looked = Math.floor(loop(moment.time, 3) * 6) === i
      const shake = none > 0 ? 3 * Math.sin(moment.time * 30) * bump(moment.since('none'), 0.05 * i, 0.5) : 0
      placed(sheet, px + 26 + shake, py + 36, { grow: entered, alpha: lerp(1, 0.35, none) }, () => {
        printed(sheet, box(-26, -36, 52, 72, 2), {
          ink: '#ffffff',
          shade: 'none',
          outline: 2,
          edge: looked ? colours.zed : colours.key,
        })
        printed(sheet, box(-20, -30, 40, 20), {
          ink: [colours.nano, colours.info, colours.bio, colours.cogno, colours.bio, colours.nano][i] ?? colours.nano,
          shade: 'none',
          outline: 1.2,
        })
        textLines(sheet, -19, -1, 36, {
          count: 4,
          gap: 9,
          seed: i + 2,
          lit: looked ? Math.floor(loop(moment.time, 0.5) * 4) : -1,
        })
      })
    }
    zedFigure(sheet, 366, 62, 128, {
      emotion: none > 0.3 ? 'thoughtful' : 'curious',
      time: moment.time,
      mouth: mouthAt(moment.time),
    })
    lettering(sheet, 'artículos', 196, focus.y + 180, { size: 14, weight: 700, align: 'center', alpha: 1 - none })
    lettering(sheet, 'internet', 540, y + 92, {
      size: 14,
      weight: 700,
      align: 'center',
      alpha: appear(moment.since('outside'), 0, 0.5) * (1 - none),
    })
    if (none > 0) {
      placed(sheet, 200, y + 6, { grow: 0.8 + 0.2 * ease.back(none), alpha: none }, () => {
        printed(sheet, box(-122, -46, 218, 88, 8), { ink: colours.zed, shade: 'none' })
        printed(
          sheet,
          polygon([
            [92, -10],
            [116, -2],
            [92, 12],
          ]),
          { ink: colours.zed, shade: 'none' },
        )
        printed(sheet, box(84, -9, 9, 20), { ink: colours.zed, shade: 'none', outline: 0 })
        lettering(sheet, 'Eso no lo sé, y', -108, -8, { size: 20, weight: 800, width: 80, ink: '#04212a' })
        lettering(sheet, 'prefiero no inventar.', -108, 20, { size: 20, weight: 800, width: 76, ink: '#04212a' })
      })
      outline(
        sheet,
        arcBand(366, 130, 60 + 30 * loop(moment.time, 1.6), 0.1, 2.7, 3.5),
        2.4 * (1 - loop(moment.time, 1.6)),
        colours.zed,
      )
    }
  },
})
