import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, pulse } from '../../motion.ts'
import { box, disc } from '../../paths.ts'
import { card, outline, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'

/** Rows: receptor density (drawn), size, and cortex area. A sketch, not measurements. */
const rows = [
  { name: 'yema', dots: 46, cortex: 1, skin: 0.16 },
  { name: 'labios', dots: 40, cortex: 0.92, skin: 0.2 },
  { name: 'pie', dots: 16, cortex: 0.4, skin: 0.5 },
  { name: 'espalda', dots: 6, cortex: 0.22, skin: 1 },
] as const

export const cortexShare = scene({
  settings: v.strictObject({}),
  cues: { share: 'the room in the cortex grows with the receptors', size: 'the real sizes are shown for comparison' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      const heading = { size: 14, weight: 700 } as const
      lettering(sheet, 'receptores', 22, 172, { ...heading, alpha: appear(moment.time, 0.2) })
      lettering(sheet, 'sitio en la corteza', 126, 172, {
        ...heading,
        alpha: after(moment, 'share', 0.5, -0.4),
        ink: colours.line,
      })
      for (const [i, row] of rows.entries()) {
        const y = 182 + i * 84
        patch(sheet, moment, 22, y, row.dots, i)
        label(sheet, row.name, 60, y + 66, { progress: appear(moment.time, 0.2 + i * 0.15), size: 13 })
        room(sheet, moment, 126, y, row.cortex, i)
        const real = after(moment, 'size', 0.7, -0.5 + i * 0.1)
        if (real > 0) {
          const wide = 200 * row.skin * real
          printed(sheet, box(126, y + 46, wide, 18), {
            ink: colours.inkB,
            shade: 'lines',
            cover: [0.2, 0.2],
            across: [126, y + 46, 126, y + 64],
            pitch: 5,
          })
          if (i === 0) lettering(sheet, 'tamaño real', 126 + wide + 10, y + 61, { size: 13, weight: 700, alpha: real })
        }
      }
    })
  },
})

function patch(sheet: Sheet, moment: Moment, x: number, y: number, dots: number, seed: number): void {
  const { colours } = sheet
  card(sheet, x, y, 76, 54, { ink: '#ffffff', cover: [0, 0.16] })
  const random = sheet.random(70 + seed)
  within(sheet, box(x, y, 76, 54), () => {
    const across = Math.ceil(Math.sqrt(dots * 1.25))
    for (let i = 0; i < dots; i++) {
      const px = x + 76 * (((i % across) + 0.5 + (random() - 0.5) * 0.6) / across)
      const py = y + 54 * ((Math.floor(i / across) + 0.5 + (random() - 0.5) * 0.6) / Math.ceil(dots / across))
      const shown = appear(moment.time, 0.3 + random() * 0.8, 0.4, ease.back)
      const r = 3.6 * shown * (0.85 + 0.25 * pulse(moment.time, 1.4, random()))
      printed(sheet, disc(px, py, r), { ink: colours.nano, shade: 'none', outline: 1.4 })
    }
  })
}

function room(sheet: Sheet, moment: Moment, x: number, y: number, size: number, seed: number): void {
  const { colours } = sheet
  const grown = appear(moment.since('share'), -0.5 + seed * 0.15, 1, ease.inOut)
  if (grown <= 0) return
  const wide = 208 * size * grown
  printed(sheet, box(x, y + 2, wide, 38, 12), { ink: colours.cogno, cover: [0, 0.5] })
  within(sheet, box(x, y + 2, wide, 38, 12), () => {
    for (let px = x + 16; px < x + 210; px += 26) {
      const fold = new Path2D()
      const sway = 3 * Math.sin(moment.time * 1.4 + px)
      fold.moveTo(px, y)
      fold.bezierCurveTo(px + 9 + sway, y + 12, px - 8, y + 20, px + lerp(2, 5, clamp(sway)), y + 31)
      outline(sheet, fold, 2, colours.key)
    }
  })
  printed(sheet, box(x, y + 2, wide, 38, 12), { ink: 'none', shade: 'none' })
}
