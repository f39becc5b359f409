import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, lerp, loop } from '../../motion.ts'
import { box, disc, oval, smooth } from '../../paths.ts'
import { outline, printed, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

function redCell(sheet: Sheet, x: number, y: number, r: number, ink: string, turn: number): void {
  printed(sheet, oval(x, y, r, r * 0.72, turn), { ink, cover: [0, 0.4], pitch: 3.2, outline: 1.6 })
  outline(sheet, oval(x, y, r * 0.46, r * 0.28, turn), 1.4, sheet.colours.key)
}

export const lightFinger = scene({
  settings: v.strictObject({}),
  cues: { without: 'the blood without oxygen is spoken of', infrared: 'infrared is spoken of' },
  draw: (sheet, moment) => {
    const { colours, focus, brush } = sheet
    const without = appear(moment.since('without'), -0.1, 0.5)
    const infrared = appear(moment.since('infrared'), -0.1, 0.7)
    const beam = infrared > 0.5 ? '#8d4bff' : '#ff3b3b'
    const y = focus.y + 74
    for (const [i, { name, ink, red, deep }] of [
      { name: 'Con oxígeno', ink: '#ff4438', red: 0.78, deep: 0.4 },
      { name: 'Sin oxígeno', ink: '#8c2440', red: 0.24, deep: 0.66 },
    ].entries()) {
      const x = 204 + i * 234
      const shown = i === 0 ? appear(moment.time, 0.1, 0.5) : Math.max(without, 0.25)
      brush.save()
      brush.globalAlpha *= shown
      const flesh = smooth([
        [x - 96, y - 40],
        [x, y - 48],
        [x + 96, y - 40],
        [x + 102, y],
        [x + 96, y + 40],
        [x, y + 48],
        [x - 96, y + 40],
        [x - 102, y],
      ])
      printed(sheet, flesh, { ink: '#f6c9b4', shade: 'none' })
      printed(sheet, box(x - 98, y - 20, 196, 40, 18), { ink: '#fbe7df', shade: 'none', outline: 1.8 })
      within(sheet, box(x - 98, y - 20, 196, 40, 18), () => {
        for (let k = 0; k < 11; k++) {
          const at = ((loop(moment.time, 9, k / 11) * 240 - 120 + 240) % 240) - 120
          redCell(sheet, x + at, y + (k % 2 === 0 ? -6 : 7), 12.5, ink, 0.4 * Math.sin(moment.time + k))
        }
      })
      const share = lerp(red, deep, infrared)
      printed(sheet, box(x - 22, y - 78, 44, 16, 3), { ink: beam, shade: 'none' })
      for (let k = 0; k < 9; k++) {
        const px = x - 20 + k * 5
        const drop = loop(moment.time, 1.1, k * 0.31)
        const passes = (k * 0.618) % 1 < share
        const end = passes ? y + 58 : y - 16 + 22 * ((k * 0.37) % 1)
        const at = lerp(y - 60, end, drop)
        outline(
          sheet,
          smooth(
            [
              [px, at - 9],
              [px, at],
            ],
            false,
          ),
          3.2 * Math.sin(Math.PI * clamp(drop)),
          beam,
        )
      }
      printed(sheet, box(x - 30, y + 58, 60, 13, 3), { ink: colours.inkB, shade: 'none' })
      printed(sheet, box(x - 70, y + 79, 140, 15, 2), { ink: colours.stock, shade: 'none', outline: 1.6 })
      printed(sheet, box(x - 68, y + 81, 136 * share * shown, 11), { ink: beam, shade: 'none', outline: 0 })
      label(sheet, name, x - 78, y + 63, { size: 13, progress: shown > 0.3 ? 1 : 0 })
      brush.restore()
    }
    label(sheet, infrared > 0.5 ? 'Luz infrarroja' : 'Luz roja', 584, y - 46, {
      size: 13,
      chip: beam,
      ink: '#ffffff',
      weight: 800,
      progress: appear(moment.time, 0.3),
    })
    lettering(sheet, 'Luz que llega', 124, y + 91, { size: 12.5, weight: 700, align: 'right' })
    printed(sheet, disc(586, y - 20, 5 + 1.6 * Math.sin(moment.time * 5)), { ink: beam, shade: 'none', outline: 1.4 })
  },
})
