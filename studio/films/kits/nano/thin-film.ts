import * as v from 'valibot'
import { wave } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, ease } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box, polygon, type Point } from '../../paths.ts'
import { ball, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { middle } from './set.ts'

/** Mixed color on bare 300 nm glass, and under one layer of carbon. */
const seen = { bare: '#9a6ad6', covered: '#6f45ad' } as const

function bounces(sheet: Sheet, moment: Moment, x: number, top: number, depth: number, came: number): void {
  const { colours } = sheet
  const look = { amplitude: 6, wavelength: 21, phase: moment.time * 2.2, tapered: false, width: 3.4, edge: 1 } as const
  const bottom = top + depth
  const part = (from: number, length: number): readonly [number, number] => [0, appear(came, from, length, ease.linear)]
  const way = (from: Point, to: Point, ink: string, from0: number, length: number) => {
    const shown = part(from0, length)
    if (shown[1] > 0) wave(sheet, from, to, { ...look, ink, part: shown })
  }
  way([x - 44, top - 122], [x, top], '#f2b01e', 0, 0.3)
  way([x, top], [x + 36, top - 112], colours.inkA, 0.3, 0.3)
  way([x, top], [x + 13, bottom], colours.inkB, 0.3, 0.2)
  way([x + 13, bottom], [x + 26, top], colours.inkB, 0.5, 0.2)
  way([x + 26, top], [x + 62, top - 112], colours.inkB, 0.7, 0.3)
}

/** A one-atom layer on glass over silicon is visible because it changes the interference of two reflections. */
export const thinFilm = scene({
  settings: v.strictObject({}),
  cues: {
    glass: 'silicon and its glass are named',
    bounce: 'light bounces off both faces of the glass',
    mix: 'the two waves mix into a colour',
    layer: 'a sheet of carbon lies on the right half, and its outline is seen above',
  },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const top = cy + 16
    const depth = 66
    const entered = appear(moment.time, 0, 0.6)
    const mixed = appear(moment.since('mix'), -0.2, 0.8)
    const layer = appear(moment.since('layer'), -0.1, 0.8, ease.inOut)
    placed(sheet, 0, 40 * (1 - entered), { alpha: entered }, () => {
      printed(sheet, box(cx - 158, top + depth, 316, 62), { ink: '#8a90a6', cover: [0, 0.5] })
      printed(sheet, box(cx - 158, top, 316, depth), {
        ink: blend(colours.zed, '#ffffff', 0.62),
        shade: 'none',
      })
    })
    const named = appear(moment.since('glass'), -0.3, 0.5)
    label(sheet, 'silicio', cx, top + depth + 40, { size: 15, progress: named })
    label(sheet, 'vidrio: 300 nm', cx, top + 40, { size: 14, progress: appear(moment.since('glass'), 0.2, 0.5) })
    placed(sheet, 0, 0, { alpha: mixed }, () => {
      const view = box(cx - 158, cy - 172, 316, 56, 6)
      printed(sheet, view, { ink: seen.bare, shade: 'none' })
      within(sheet, view, () => {
        const flake: Point[] = [
          [cx + 8, cy - 180],
          [cx + 28, cy - 158],
          [cx + 10, cy - 138],
          [cx + 34, cy - 112],
          [cx + 170, cy - 112],
          [cx + 170, cy - 180],
        ]
        placed(sheet, 0, 0, { alpha: layer }, () =>
          printed(sheet, polygon(flake), { ink: seen.covered, shade: 'none', outline: 0 }),
        )
      })
      printed(sheet, view, { ink: 'none', shade: 'none' })
    })
    label(sheet, 'al microscopio', cx - 92, cy - 144, { size: 14, progress: mixed })
    label(sheet, 'una capa', cx + 96, cy - 144, { size: 14, progress: appear(moment.since('layer'), 0.6, 0.5) })
    const came = moment.since('bounce')
    if (came > -0.6) bounces(sheet, moment, cx - 100, top, depth, (came + 0.6) / 2.4)
    if (layer > 0) {
      for (let i = 0; i < 14; i++) {
        const drop = appear(moment.since('layer'), i * 0.03, 0.5)
        const x = cx + 16 + i * 10
        ball(sheet, x, top - 6 - (i % 2) * 3 - 26 * (1 - drop), 6 * drop, colours.nano)
      }
      bounces(sheet, moment, cx + 62, top, depth, moment.since('layer') / 1.6)
    }
  },
})
