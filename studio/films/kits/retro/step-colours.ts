import * as v from 'valibot'
import { wave } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, ease, lerp, loop } from '../../motion.ts'
import { box, tracePoints } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'

/** Heights are proportional to photon energies: 620, 530, and 460 nm. */
const falls = [
  { cue: 'red', name: 'Roja', ink: '#ff5a3c', high: 74, length: 620 },
  { cue: 'green', name: 'Verde', ink: '#2fd07f', high: 87, length: 530 },
  { cue: 'blue', name: 'Azul', ink: '#5f7cff', high: 100, length: 460 },
] as const

export const stepColours = scene({
  settings: v.strictObject({}),
  cues: { red: 'the short fall gives red', green: 'the middle one gives green', blue: 'the tall one gives blue' },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const floor = focus.y + 152
    for (const [i, { cue, name, ink, high, length }] of falls.entries()) {
      const x = 128 + i * 176
      const said = moment.since(cue)
      const entered = appear(moment.time, 0.15 * i, 0.5)
      const top = floor - high * 1.3 * entered
      printed(sheet, box(x - 56, top, 58, floor - top + 12), { ink: colours.stock, cover: [0, 0.5] })
      printed(sheet, box(x + 2, floor, 76, 12), { ink: colours.stock, shade: 'none' })
      outline(
        sheet,
        tracePoints([
          [x + 12, top],
          [x + 12, floor - 2],
        ]),
        1.8,
        colours.faint,
      )
      const on = appear(said, -0.1, 0.3)
      const turn = said > 0 ? loop(said, 1.7) : 0
      const fall = ease.in(turn / 0.3)
      const ex = said > 0 && turn > 0.05 ? x + 20 : lerp(x - 40, x - 12, loop(moment.time, 2.4))
      const ey = said > 0 && turn > 0.05 ? lerp(top - 11, floor - 11, fall) : top - 11
      ball(sheet, ex, ey, 10, colours.zed, { pitch: 3.2 })
      if (on > 0 && fall >= 1) {
        const out = (turn - 0.3) / 0.7
        wave(sheet, [x + 34, floor - 20], [x + 108, floor - 148], {
          amplitude: 9,
          wavelength: length / 21,
          part: [out * 1.3 - 0.55, out * 1.3],
          ink,
          width: 5,
        })
      }
      label(sheet, name, x + 44, floor + 28, { size: 15, progress: on, chip: ink, ink: '#0a0c1a', weight: 800 })
    }
  },
})
