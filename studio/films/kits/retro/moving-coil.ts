import * as v from 'valibot'
import { arrow, wave } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { arcBand, box, disc, polygon, smooth, tracePoints } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

const swing = (time: number) => Math.sin(time * 3.4)

function magnet(sheet: Sheet, x: number, y: number): void {
  const { colours } = sheet
  printed(sheet, box(x + 92, y - 62, 26, 124), { ink: colours.stock })
  for (const side of [-1, 1]) {
    printed(sheet, box(x + 30, side < 0 ? y - 62 : y + 30, 62, 32), { ink: colours.inkB })
    printed(sheet, disc(x + 62, y + side * 46, 12), { ink: colours.stock, shade: 'none', outline: 1.6 })
    lettering(sheet, 'N', x + 62, y + side * 46 + 6, {
      size: 18,
      weight: 850,
      align: 'center',
      ink: colours.key,
    })
    printed(sheet, box(x + 12, side < 0 ? y - 62 : y + 30, 18, 32), { ink: colours.stock })
  }
  printed(sheet, box(x + 8, y - 14, 84, 28), { ink: colours.stock })
  printed(sheet, disc(x + 76, y, 11), { ink: colours.stock, shade: 'none', outline: 1.6 })
  lettering(sheet, 'S', x + 76, y + 6, { size: 18, weight: 850, align: 'center', ink: colours.key })
}

function coil(sheet: Sheet, x: number, y: number, current: number): void {
  const { colours } = sheet
  for (let i = 0; i < 6; i++)
    for (const side of [-1, 1]) {
      const at = disc(x + 8 + i * 9, y + side * 22, 5.2)
      printed(sheet, at, { ink: '#e88a5c', shade: 'none', outline: 1.5 })
      const inwards = current * side > 0
      if (Math.abs(current) < 0.15) continue
      if (inwards)
        printed(sheet, disc(x + 8 + i * 9, y + side * 22, 1.8), { ink: colours.key, shade: 'none', outline: 0 })
      else
        for (const turn of [-1, 1])
          outline(
            sheet,
            tracePoints([
              [x + 5.4 + i * 9, y + side * 22 - 2.6 * turn],
              [x + 10.6 + i * 9, y + side * 22 + 2.6 * turn],
            ]),
            1.4,
            colours.key,
          )
    }
}

function coilPoles(sheet: Sheet, x: number, y: number, current: number, seen: number): void {
  const { colours } = sheet
  const strength = Math.min(1, Math.abs(current) * 2.2)
  placed(sheet, x + 4, y, { alpha: seen * strength }, () => {
    const north = { ink: colours.inkB, shade: 'none', outline: 1.6 } as const
    const south = { ink: colours.stock, shade: 'none', outline: 1.6 } as const
    for (const side of [-1, 1]) {
      // Current out of the page below and into it above: the field inside points left, toward north.
      const isNorth = current * side < 0
      printed(sheet, box(side < 0 ? -30 : 11, -11, 41, 22, 2), isNorth ? north : south)
      lettering(sheet, isNorth ? 'N' : 'S', 11 + side * 22, 6, {
        size: 17,
        weight: 850,
        align: 'center',
        ink: colours.key,
      })
    }
  })
}

export const movingCoil = scene({
  settings: v.strictObject({
    /** A microphone: sound in, current out. */
    reverse: v.optional(v.boolean(), false),
  }),
  cues: { current: 'current runs', flip: 'the current changes its direction back and forth' },
  draw: (sheet, moment, { reverse }) => {
    placed(sheet, 40, 27, { grow: 0.92 }, () => {
      const { colours, focus } = sheet
      const y = focus.y + focus.height / 2 - 12
      const started = appear(moment.since('current'), 0, 0.6)
      const flipped = appear(moment.since('flip'), 0, 0.8)
      const current = reverse
        ? swing(moment.time)
        : started * lerp(0.8, swing(moment.since('flip') === -Infinity ? 0 : moment.since('flip') + 0.5), flipped)
      const push = reverse ? 13 * swing(moment.time - 0.1) : -13 * current
      const x = 300 + push
      magnet(sheet, 300, y)
      printed(sheet, box(x - 34, y - 17, 98, 5), { ink: colours.stock, shade: 'none', outline: 1.4 })
      printed(sheet, box(x - 34, y + 12, 98, 5), { ink: colours.stock, shade: 'none', outline: 1.4 })
      coil(sheet, x + 2, y, current * (reverse ? started : 1))
      if (!reverse) coilPoles(sheet, x + 2, y, current, started)
      for (const side of [-1, 1]) {
        const cone = polygon([
          [x - 34, y + side * 14],
          [x - 28, y + side * 20],
          [222 + push * 0.6, y + side * 76],
          [216 + push * 0.6, y + side * 72],
        ])
        printed(sheet, cone, { ink: colours.inkA, shade: 'none' })
        outline(
          sheet,
          smooth(
            [
              [220 + push * 0.6, y + side * 74],
              [218 + push * 0.3, y + side * 84],
              [228, y + side * 86],
            ],
            false,
          ),
          4.4,
          colours.key,
        )
        printed(sheet, box(222, side < 0 ? y - 92 : y + 84, 84, 8), { ink: colours.stock })
        printed(sheet, box(296, side < 0 ? y - 92 : y + 62, 12, 30), { ink: colours.stock, shade: 'none' })
      }
      printed(sheet, arcBand(x - 30, y, 16, 6, Math.PI / 2, Math.PI * 1.5), { ink: colours.inkA, shade: 'none' })
      for (let i = 0; i < 3; i++) {
        const share = (((moment.time * 0.7 + i / 3) % 1) + 1) % 1
        const r = reverse ? lerp(130, 34, share) : lerp(34, 130, share)
        const loud = reverse ? 1 : Math.max(started * 0.4, flipped)
        outline(
          sheet,
          arcBand(214, y, r, 0.1, Math.PI * 0.78, Math.PI * 1.22),
          3.4 * loud * Math.sin(Math.PI * share),
          colours.line,
        )
      }
      const wires = tracePoints([
        [418, y - 40],
        [452, y - 40],
        [452, y + 44],
        [418, y + 44],
      ])
      outline(sheet, wires, 3, colours.line)
      printed(sheet, box(462, y - 36, 138, 72), { ink: colours.stock, shade: 'none' })
      outline(
        sheet,
        tracePoints([
          [470, y],
          [592, y],
        ]),
        1.2,
        '#9aa0b8',
      )
      const shown = reverse ? started : Math.max(0.001, started)
      wave(sheet, [470, y], [592, y], {
        amplitude: 24 * shown * (reverse ? 1 : lerp(0.25, 1, flipped)),
        wavelength: 52,
        phase: -moment.time * 0.54,
        ink: '#e0602c',
        tapered: false,
        width: 3.2,
      })
      label(sheet, reverse ? 'Corriente que sale' : 'Corriente que entra', 531, y + 52, { size: 13 })
      label(sheet, 'Bobina', 330 + push, y - 84, {
        leaderTo: [x + 30, y - 24],
        progress: appear(moment.time, 0.3),
        size: 13,
      })
      label(sheet, 'Imán fijo', 405, y + 84, { leaderTo: [372, y + 46], progress: appear(moment.time, 0.6), size: 13 })
      label(sheet, 'Membrana', 160, y + 84, {
        leaderTo: [238 + push * 0.6, y + 58],
        progress: appear(moment.time, 0.9),
        size: 13,
      })
      if (!reverse && clamp(started) > 0)
        arrow(sheet, [x + 30, y - 46], [x + 30 - Math.sign(current || 1) * (14 + 22 * Math.abs(current)), y - 46], {
          width: 5,
          ink: colours.inkA,
          outline: 2,
          progress: ease.out(started) * Math.min(1, Math.abs(current) * 3),
        })
    })
  },
})
