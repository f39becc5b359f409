import * as v from 'valibot'
import { arrow, wave } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, remap } from '../../motion.ts'
import { tracePoints, type Point } from '../../paths.ts'
import { ball, outline } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, contours, lightColour, middle } from './set.ts'
import { honeycomb, turned, type Solid } from './space.ts'

const Settings = v.strictObject({ show: v.picklist(['weave', 'powers']) })

interface View {
  readonly around: number
  readonly tilt: number
  readonly size: number
  readonly middle: Point
  /** How far each atom has come, by its distance from the middle. */
  readonly born: (far: number) => number
  readonly stretch: number
}

const sheetOfCarbon = honeycomb(13, 13)

function drawSheet(sheet: Sheet, time: number, view: View): void {
  const { colours } = sheet
  const [mx, my] = view.middle
  const solid = sheetOfCarbon.atoms.map(([u, w]): Solid => {
    const z = 0.34 * Math.sin(u * 0.55 + time * 1.1) + 0.26 * Math.sin(w * 0.6 - time * 0.8)
    return turned([u * view.stretch, z, w / Math.sqrt(view.stretch)], view.around, view.tilt)
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
    stretch: 1,
  })
  label(sheet, 'un átomo de grosor: 0,34 nm', cx, cy + 92, {
    size: 17,
    progress: remap(edge, 0.7, 1, 0, 1),
    leaderTo: [cx + 20, cy + 10],
  })
}

function strengths(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const [current, light, pull] = [
    after(moment, 'current', 0.2),
    after(moment, 'light', 0.5),
    after(moment, 'pull', 0.8),
  ]
  const pulled = appear(pull, -0.1, 0.7)
  const y = cy + 10
  const shone = appear(light, -0.3, 0.7) * (1 - appear(pull, -0.5, 0.4))
  const shaft = (from: number, to: number, width: number) => {
    for (let i = 0; i < 4; i++) {
      const x = cx - 90 + i * 60
      wave(sheet, [x, from], [x, to], {
        ink: lightColour(i / 3),
        width,
        amplitude: 9,
        wavelength: 30,
        phase: moment.time * 1.6,
        tapered: false,
        edge: 1,
      })
    }
  }
  sheet.brush.save()
  sheet.brush.globalAlpha = shone
  if (shone > 0) shaft(y, y + 150 * shone, 3.4)
  sheet.brush.restore()
  drawSheet(sheet, moment.time, {
    around: 0.5,
    tilt: -0.72,
    size: 21,
    middle: [cx, y],
    born: () => 1,
    stretch: 1 + 0.16 * pulled,
  })
  sheet.brush.save()
  sheet.brush.globalAlpha = shone
  if (shone > 0) shaft(y - 150, y - 150 + 150 * shone, 3.4)
  sheet.brush.restore()
  const running = appear(current, -0.3, 0.4) * (1 - appear(light, -0.5, 0.4))
  if (running > 0)
    for (let i = 0; i < 9; i++) {
      const share = loop(moment.time, 1.5, i / 9)
      const x = cx - 150 + 300 * share
      const sway = y - 50 + (i % 5) * 26 + 6 * Math.sin(share * 21 + i * 2)
      const there = running * clamp(Math.min(share, 1 - share) * 9)
      outline(
        sheet,
        tracePoints([
          [x - 26, sway],
          [x, sway],
        ]),
        4 * there + 0.01,
        colours.info,
      )
      ball(sheet, x, sway - 4, 9 * there, colours.info)
    }
  if (pulled > 0) {
    arrow(sheet, [cx - 100, y], [cx - 158, y], { width: 10, progress: pulled, ink: '#ffffff', outline: 2 })
    arrow(sheet, [cx + 100, y], [cx + 158, y], { width: 10, progress: pulled, ink: '#ffffff', outline: 2 })
  }
  label(sheet, 'electrones veloces', cx, cy + 128, { size: 17, progress: running })
  label(sheet, 'pasa casi el 98 % de la luz', cx, cy + 164, { size: 17, progress: shone })
  label(sheet, 'se estira sin romperse', cx, cy + 128, { size: 17, progress: pulled })
}

/** Graphene atom by atom: woven and tilted on edge, or showing what it can do. */
export const lattice = scene({
  settings: Settings,
  cues: {
    weave: 'the honeycomb grows',
    edge: 'it turns on edge',
    current: 'electrons run',
    light: 'light passes through',
    pull: 'it is stretched',
  },
  draw(sheet, moment, { show }) {
    if (show === 'weave') weave(sheet, moment)
    else strengths(sheet, moment)
  },
})
