import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, loop } from '../../motion.ts'
import { arcBand, box, polygon, tracePoints, type Point } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { textLines } from './papers.ts'
import { mouthAt, mouthCard, spokenSounds, zedFigure } from './zed-figure.ts'

const period = 0.32

function timeline(sheet: Sheet, time: number, marked: number): void {
  const { colours, focus } = sheet
  const [x, y, wide] = [42, focus.y + 54, 350]
  printed(sheet, box(x, y - 42, wide, 60, 3), { ink: colours.stock, shade: 'none' })
  const word = spokenSounds.length * period
  const points: Point[] = Array.from({ length: 176 }, (_, i) => {
    const at = (i / 175) * word
    const open = mouthAt(at, period).height
    return [x + (i / 175) * wide, y - 12 - (6 + open * 120) * Math.sin(i * 2.1) * 0.9]
  })
  outline(sheet, tracePoints(points), 1.8, colours.inkA)
  for (const [i] of spokenSounds.entries()) {
    const at = x + ((i + 0.5) / spokenSounds.length) * wide
    outline(
      sheet,
      tracePoints([
        [x + (i / spokenSounds.length) * wide, y + 18],
        [x + (i / spokenSounds.length) * wide, y + 30],
      ]),
      2,
      colours.line,
    )
    mouthCard(
      sheet,
      at,
      y + 54,
      46,
      mouthAt((i + 0.02) * period, period),
      Math.floor(loop(time, word) * spokenSounds.length) === i ? 1 : 0,
    )
    lettering(sheet, spokenSounds[i]?.sound ?? '', at, y + 92, { size: 15, weight: 750, align: 'center' })
  }
  const head = x + loop(time, word) * wide
  outline(
    sheet,
    tracePoints([
      [head, y - 52],
      [head, y + 76],
    ]),
    3 + 1.5 * marked,
    colours.nano,
  )
  printed(
    sheet,
    polygon([
      [head - 8, y - 60],
      [head + 8, y - 60],
      [head, y - 48],
    ]),
    { ink: colours.nano, shade: 'none', outline: 1.6 },
  )
}

export const zedVoice = scene({
  settings: v.strictObject({ clock: v.optional(v.boolean(), false) }),
  cues: { program: 'one sees that he is a program', read: 'he reads, or the clock is told of' },
  draw: (sheet, moment, { clock }) => {
    const { colours, focus } = sheet
    const read = appear(moment.since('read'), -0.2, 0.5)
    const program = appear(moment.since('program'), -0.1, 0.5)
    const mouth = mouthAt(moment.time, period)
    const [x, y] = [clock ? 512 : 470, 30]
    for (let i = 0; i < 3; i++) {
      const share = loop(moment.time, 2, i / 3)
      outline(
        sheet,
        arcBand(x, 140, 96 + 110 * share, 0.1, Math.PI * 0.82, Math.PI * 1.18),
        3 * Math.sin(Math.PI * share) * (clock ? 0 : 1 - read),
        colours.zed,
      )
    }
    zedFigure(sheet, x, clock ? 56 : y, clock ? 150 : 176, {
      emotion: 'happy',
      time: moment.time,
      mouth,
      waving: clock ? 0 : appear(moment.time, 0.4, 0.6) * (1 - program),
    })
    if (clock) {
      timeline(sheet, moment.time, read)
      return
    }
    if (program > 0) {
      lettering(sheet, '{', x - 116, 206, {
        size: 132,
        weight: 300,
        width: 70,
        align: 'center',
        ink: colours.zed,
        alpha: program * (1 - read),
      })
      lettering(sheet, '}', x + 116, 206, {
        size: 132,
        weight: 300,
        width: 70,
        align: 'center',
        ink: colours.zed,
        alpha: program * (1 - read),
      })
    }
    if (read > 0) {
      const at = 120
      sheet.brush.save()
      sheet.brush.globalAlpha *= read
      printed(sheet, box(at, focus.y + 4, 210, 150, 3), { ink: '#ffffff', shade: 'none' })
      lettering(sheet, 'Resumen', at + 16, focus.y + 32, { size: 20, weight: 850, width: 84, ink: '#14132b' })
      textLines(sheet, at + 18, focus.y + 54, 174, {
        count: 7,
        gap: 14,
        lit: Math.floor(loop(Math.max(0, moment.since('read')), 4.2) * 7),
        litInk: colours.zed,
      })
      sheet.brush.restore()
    }
  },
})
