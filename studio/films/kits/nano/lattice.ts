import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, remap } from '../../motion.ts'
import { tracePoints, type Point } from '../../paths.ts'
import { ball, outline } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, contours, middle } from './set.ts'
import { honeycomb, turned, type Solid } from './space.ts'

interface View {
  readonly around: number
  readonly tilt: number
  readonly size: number
  readonly middle: Point
  /** Progress of each atom, by its distance from the center. */
  readonly born: (far: number) => number
}

const sheetOfCarbon = honeycomb(13, 13)

function drawSheet(sheet: Sheet, time: number, view: View): void {
  const { colours } = sheet
  const [mx, my] = view.middle
  const solid = sheetOfCarbon.atoms.map(([u, w]): Solid => {
    const z = 0.34 * Math.sin(u * 0.55 + time * 1.1) + 0.26 * Math.sin(w * 0.6 - time * 0.8)
    return turned([u, z, w], view.around, view.tilt)
  })
  const flat = solid.map(([x, y, z]): Point => {
    const near = 26 / (26 - z)
    return [mx + x * view.size * near, my + y * view.size * near]
  })
  const born = sheetOfCarbon.atoms.map(([u, w]) => view.born(Math.hypot(u, w)))
  for (const [a, b] of sheetOfCarbon.bonds) {
    const [from, to] = [flat[a], flat[b]]
    if (!from || !to || Math.min(born[a] ?? 0, born[b] ?? 0) < 0.6) continue
    outline(sheet, tracePoints([from, to]), view.size * 0.24 + 3, colours.key)
    outline(sheet, tracePoints([from, to]), view.size * 0.24, colours.inkB)
  }
  const order = solid.map((_, i) => i).toSorted((a, b) => (solid[a]?.[2] ?? 0) - (solid[b]?.[2] ?? 0))
  for (const i of order) {
    const [at, z] = [flat[i], solid[i]?.[2] ?? 0]
    if (at) ball(sheet, at[0], at[1], view.size * 0.34 * (26 / (26 - z)) * (born[i] ?? 1), colours.nano)
  }
}

function weave(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  contours(sheet, moment.time, { seed: 2 })
  const woven = after(moment, 'weave', 0.25)
  const edge = appear(after(moment, 'edge', 0.75), -0.6, 1.1, ease.inOut)
  drawSheet(sheet, moment.time, {
    around: 0.35 + moment.time * 0.06,
    tilt: lerp(-1.02, -0.05, edge),
    size: 23,
    middle: [cx, cy + 6],
    born: (far) => clamp(appear(Math.max(woven + 1.2, moment.time * 1.1), far * 0.14, 0.4, ease.back), 0, 1.1),
  })
  label(sheet, 'un átomo de grosor: 0,34 nm', cx, cy + 92, {
    size: 17,
    progress: remap(edge, 0.7, 1, 0, 1),
    leaderTo: [cx + 20, cy + 10],
  })
}

export const lattice = scene({
  settings: v.strictObject({}),
  cues: {
    weave: 'the honeycomb grows',
    edge: 'it turns on edge',
  },
  draw: weave,
})
