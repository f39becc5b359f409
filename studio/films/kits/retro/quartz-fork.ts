import * as v from 'valibot'
import { arrow, wave } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, lerp } from '../../motion.ts'
import { box, disc, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

function prong(sheet: Sheet, x: number, y: number, side: number, bend: number): void {
  const { colours } = sheet
  const [length, width] = [118, 25]
  const edge = (offset: number): Point[] =>
    Array.from({ length: 9 }, (_, i) => {
      const t = i / 8
      return [x + side * (offset + bend * t * t), y - length * t]
    })
  printed(sheet, polygon([...edge(12), ...edge(12 + width).toReversed()]), { ink: colours.inkA, cover: [0, 0.35] })
  const film = edge(12 + width / 2).slice(1, 8)
  outline(sheet, smooth(film, false), 9, colours.key)
  outline(sheet, smooth(film, false), 6, colours.stock)
}

export const quartzFork = scene({
  settings: v.strictObject({}),
  cues: { bend: 'a force bends it and a voltage appears', drive: 'a voltage bends it: the circuit keeps it swinging' },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const [x, y] = [210, focus.y + 114]
    const pushed = appear(moment.since('bend'), -0.2, 0.5)
    const driven = appear(moment.since('drive'), -0.1, 0.6)
    const swing = Math.sin(moment.time * 6.5)
    const bend = lerp(lerp(1.5 * swing, -7 - 3 * Math.sin(moment.time * 3), pushed), 11 * swing, driven)
    for (const side of [-1, 1]) prong(sheet, x, y, side, bend)
    printed(
      sheet,
      smooth([
        [x - 37, y - 2],
        [x - 30, y + 26],
        [x, y + 34],
        [x + 30, y + 26],
        [x + 37, y - 2],
        [x + 12, y - 2],
        [x, y + 4],
        [x - 12, y - 2],
      ]),
      { ink: colours.inkA, cover: [0, 0.4] },
    )
    printed(sheet, box(x - 40, y + 30, 80, 14, 3), { ink: colours.stock })
    const volts = bend / 11
    for (const side of [-1, 1]) {
      const at = x + side * (58 + bend * 0.6)
      const alpha = Math.min(1, Math.abs(volts) * 2.4) * Math.max(pushed, driven)
      placed(sheet, at, y - 66, { alpha }, () => {
        const positive = volts * side > 0
        printed(sheet, disc(0, 0, 10.5), { ink: positive ? colours.nano : colours.info, shade: 'none', outline: 1.8 })
        outline(
          sheet,
          tracePoints([
            [-5, 0],
            [5, 0],
          ]),
          3,
          '#ffffff',
        )
        if (positive)
          outline(
            sheet,
            tracePoints([
              [0, -5],
              [0, 5],
            ]),
            3,
            '#ffffff',
          )
      })
      if (driven < 0.5 && pushed > 0)
        arrow(sheet, [x + side * (92 + bend), y - 100], [x + side * (54 + bend), y - 100], {
          width: 4.5,
          ink: colours.inkB,
          outline: 2,
          progress: pushed * (1 - driven),
        })
    }
    label(sheet, 'Cuarzo', x - 104, y + 10, { leaderTo: [x - 22, y + 6], size: 13, progress: appear(moment.time, 0.3) })
    label(sheet, 'Contactos', x - 120, y - 26, {
      leaderTo: [x - 22 - bend * 0.1, y - 34],
      size: 13,
      progress: appear(moment.time, 0.6),
    })
    outline(
      sheet,
      tracePoints([
        [x + 40, y + 37],
        [300, y + 37],
        [300, y - 40],
        [338, y - 40],
      ]),
      3,
      colours.line,
    )
    outline(
      sheet,
      tracePoints([
        [402, y - 40],
        [424, y - 40],
        [424, y + 56],
        [x, y + 56],
        [x, y + 44],
      ]),
      3,
      colours.line,
    )
    printed(
      sheet,
      polygon([
        [338, y - 76],
        [338, y - 4],
        [402, y - 40],
      ]),
      { ink: driven > 0.1 ? colours.inkB : colours.stock },
    )
    label(sheet, 'Circuito', 366, y + 16, { size: 13, progress: appear(moment.time, 0.9) })
    const [sx, sy] = [446, y - 96]
    printed(sheet, box(sx, sy, 160, 116, 4), { ink: colours.key, shade: 'none' })
    for (let i = 1; i < 4; i++)
      outline(
        sheet,
        tracePoints([
          [sx + 8, sy + i * 29],
          [sx + 152, sy + i * 29],
        ]),
        1,
        '#3a4163',
      )
    wave(sheet, [sx + 8, sy + 70], [sx + 152, sy + 70], {
      amplitude: 5 + 26 * Math.max(pushed * 0.4, driven),
      wavelength: 36,
      phase: moment.time * 1.03,
      ink: colours.zed,
      tapered: false,
      width: 3,
    })
    lettering(sheet, 'Voltaje', sx + 10, sy + 18, { size: 13, weight: 700, ink: '#ffffff' })
  },
})
