import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box, polygon, tracePoints, type Point } from '../../paths.ts'
import { card, outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'

/** Antibiotic doses from the edge to the middle, relative to what the first bacteria tolerate. */
const doses = ['0', '1', '10', '100', '1000'] as const
const bandsAll = 9
const columns = 64

export const megaPlate = scene({
  settings: v.strictObject({}),
  cues: { plate: 'the plate is shown', dose: 'the doses appear', cross: 'the fronts reach the middle' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const { time } = moment
    const plate = { x: focus.x + 46, y: focus.y + 12, width: focus.width - 54, height: focus.height - 6 }
    const band = plate.height / bandsAll
    const entered = appear(time, 0, 0.8)
    card(sheet, plate.x - 8, plate.y - 8, plate.width + 16, plate.height + 16, {
      ink: colours.stock,
      shade: 'none',
      round: 10,
      outline: 3,
    })
    const inside = box(plate.x, plate.y, plate.width, plate.height, 4)
    const written = moment.since('plate')
    const strongest = appear(moment.since('dose'), -0.1, 0.6, ease.back)
    const cross = moment.since('cross')
    // The growth to the middle ends at the word `cross`, whatever the voice's speed.
    const lead = Number.isFinite(cross) ? time - cross : moment.duration * 0.7
    const clock = clamp(time / Math.max(1, lead + 0.5), 0, 1.25) * 5
    within(sheet, inside, () => {
      for (let i = 0; i < bandsAll; i++) {
        const step = Math.min(i, bandsAll - 1 - i)
        const y = plate.y + i * band
        printed(sheet, box(plate.x, y, plate.width, band), {
          ink: blend(colours.stock, colours.cogno, step * 0.2),
          shade: 'dots',
          shadeInk: colours.key,
          cover: [step * 0.07, step * 0.07],
          outline: 1.6,
        })
      }
      for (const side of [0, 1]) front(side)
      sheet.brush.save()
      sheet.brush.setLineDash([6, 7])
      for (let i = 1; i < bandsAll; i++)
        outline(
          sheet,
          tracePoints([
            [plate.x, plate.y + i * band],
            [plate.x + plate.width, plate.y + i * band],
          ]),
          1.8,
          colours.stock,
        )
      sheet.brush.restore()
    })
    outline(sheet, inside, 2.4, colours.key)
    for (let i = 0; i < bandsAll; i++) {
      const step = Math.min(i, bandsAll - 1 - i)
      lettering(sheet, doses[step] ?? '', plate.x - 14, plate.y + (i + 0.5) * band + 5, {
        size: step === 4 ? 14 + 5 * strongest : 14,
        weight: step === 4 ? 850 : 650,
        align: 'right',
        ink: step === 4 ? colours.cogno : colours.line,
        alpha: appear(written, step * 0.12 - 0.3) * entered,
      })
    }
    label(sheet, 'menos de 2 semanas', plate.x + plate.width / 2, plate.y + 4.5 * band, {
      progress: appear(cross, 0.6),
      size: 16,
    })

    function front(side: number): void {
      const random = sheet.random(side * 17 + 5)
      const mutants = Array.from({ length: 5 }, () => 0.12 + 0.76 * random())
      const ripple = Array.from({ length: columns + 1 }, () => random())
      const depth = Array.from({ length: columns + 1 }, (_, k) => {
        const at = k / columns
        let reached = 0
        for (let step = 0; step < 5; step++) {
          const from = step === 0 ? 0.5 : (mutants[step] ?? 0.5)
          const began = step * 0.98 + side * 0.16 - 0.2
          const spread = (clock - began - Math.abs(at - from) * (step === 0 ? 0.12 : 1.3)) / 0.62
          const grown = clamp(spread)
          if (grown <= 0) break
          reached = step + grown * (step === 4 ? 0.56 : 1) - (grown < 1 ? (ripple[k] ?? 0) * 0.09 : 0)
          if (grown < 1) break
        }
        return Math.max(0, reached) * band
      })
      const edge = depth.map((one, k): Point => [
        plate.x + (k / columns) * plate.width,
        side === 0 ? plate.y + one : plate.y + plate.height - one,
      ])
      const outer = side === 0 ? plate.y - 4 : plate.y + plate.height + 4
      printed(sheet, polygon([...edge, [plate.x + plate.width + 2, outer], [plate.x - 2, outer]]), {
        ink: colours.inkA,
        shade: 'dots',
        cover: [0.08, 0.34],
        outline: 2,
      })
    }
  },
})
