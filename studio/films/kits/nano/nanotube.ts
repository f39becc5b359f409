import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { tracePoints, type Point } from '../../paths.ts'
import { ball, outline } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, contours, middle } from './set.ts'
import { honeycomb, turned, type Honeycomb, type Solid } from './space.ts'

const Settings = v.strictObject({
  view: v.picklist(['roll', 'twist', 'long']),
  /** Angle of the honeycomb relative to the tube, in radians. */
  twist: v.optional(v.number(), 0),
})

export interface Roll {
  readonly at: Point
  /** Units per bond. */
  readonly size: number
  /** 0 is flat, 1 closed. */
  readonly closed: number
  readonly around: number
  readonly tilt: number
  /** Rotation in the picture plane. */
  readonly turn?: number
  readonly spin?: number
  readonly ink: string
  readonly bondInk: string
  /** Ends of the tube in bonds from the center. Atoms shrink there, so that none appears suddenly. */
  readonly end?: number
  /** Circumference in bonds. */
  readonly width: number
}

/** Draws a honeycomb bent around the vertical axis, far side first. */
export function drawRoll(sheet: Sheet, comb: Honeycomb, roll: Roll): void {
  const { colours } = sheet
  const radius = roll.width / (2 * Math.PI * Math.max(0.002, roll.closed))
  const [c, s] = [Math.cos(roll.turn ?? 0), Math.sin(roll.turn ?? 0)]
  const depth = lerp(0, roll.width / (2 * Math.PI), roll.closed)
  const solid = comb.atoms.map(([u, w]): Solid => {
    const angle = u / radius + (roll.spin ?? 0)
    return turned([radius * Math.sin(angle), w, radius * (Math.cos(angle) - 1) + depth], roll.around, roll.tilt)
  })
  const flat = solid.map(([x, y, z]): Point => {
    const near = (34 / (34 - z)) * roll.size
    return [roll.at[0] + (c * x - s * y) * near, roll.at[1] + (s * x + c * y) * near]
  })
  const shade = (z: number) => clamp((z + 2.2) / 3)
  const whole = (i: number) =>
    roll.end === undefined ? 1 : clamp((roll.end - Math.abs(comb.atoms[i]?.[1] ?? 0)) / 0.3)
  const parts: { z: number; draw: () => void }[] = []
  for (const [a, b] of comb.bonds) {
    const [from, to] = [flat[a], flat[b]]
    if (!from || !to) continue
    const z = ((solid[a]?.[2] ?? 0) + (solid[b]?.[2] ?? 0)) / 2
    const path = tracePoints([from, to])
    parts.push({
      z: z - 0.02,
      draw: () => {
        const width = roll.size * 0.26 * Math.min(whole(a), whole(b))
        if (width < 0.3) return
        outline(sheet, path, width + 3, colours.key)
        outline(sheet, path, width, shade(z) > 0.45 ? roll.bondInk : colours.faint)
      },
    })
  }
  for (const [i, at] of flat.entries()) {
    const z = solid[i]?.[2] ?? 0
    parts.push({
      z,
      draw: () =>
        ball(sheet, at[0], at[1], roll.size * 0.34 * whole(i), shade(z) > 0.45 ? roll.ink : colours.faint, {
          glint: shade(z) > 0.45,
        }),
    })
  }
  for (const part of parts.toSorted((a, b) => a.z - b.z)) part.draw()
}

const mesh = honeycomb(18.2, 12)
const trunk = new Map<number, Honeycomb>()

/** A honeycomb for a tube's circumference, cached by angle. */
export function trunkOf(angle: number, height: number): Honeycomb {
  const name = Math.round(angle * 60) / 60 + height * 10
  const made = trunk.get(name) ?? honeycomb(15.4, height, Math.round(angle * 60) / 60)
  trunk.set(name, made)
  return made
}

function rolled(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const closed = appear(after(moment, 'roll', 0.5), -0.2, 1.7, ease.inOut)
  const done = appear(after(moment, 'done', 0.85), -0.3, 0.6)
  drawRoll(sheet, mesh, {
    at: [cx, cy - 8],
    size: lerp(17, 25, closed),
    closed: lerp(0.06, 1, closed) + 0.03 * Math.sin(moment.time * 1.2) * (1 - closed),
    around: 0.3 + moment.time * 0.12,
    tilt: lerp(-0.5, -0.3, closed),
    spin: closed * moment.time * 0.1,
    ink: '#ffffff',
    bondInk: sheet.colours.inkB,
    width: 18.2,
  })
  label(sheet, 'nanotubo de carbono', cx, cy + 168, { size: 17, progress: done })
}

function twisted(sheet: Sheet, moment: Moment, twist: number): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const share = appear(after(moment, 'twist', 0.6), -0.5, 1.6, ease.inOut)
  const angle = lerp(0, twist, share)
  drawRoll(sheet, honeycomb(15.4, 11.5, angle), {
    end: 11.5 / 2,
    at: [cx + 26, cy],
    size: 29,
    closed: 1,
    around: 0,
    tilt: 0.12,
    spin: Math.sin(moment.time * 0.5) * 0.16,
    ink: colours.inkA,
    bondInk: colours.inkB,
    width: 15.4,
  })
  const [bx, by] = [cx - 134, cy + 96]
  outline(
    sheet,
    tracePoints([
      [bx, by],
      [bx, by - 190],
    ]),
    2.4,
  )
  const end: Point = [bx + 190 * Math.sin(angle), by - 190 * Math.cos(angle)]
  outline(sheet, tracePoints([[bx, by], end]), 7, colours.key)
  outline(sheet, tracePoints([[bx, by], end]), 3, colours.zed)
  lettering(sheet, `${Math.round((angle * 180) / Math.PI)}°`, bx - 18, by + 34, { size: 32, weight: 800, width: 70 })
}

function long(sheet: Sheet, moment: Moment, twist: number): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  contours(sheet, moment.time, { seed: 4, step: 34 })
  const turn = 0.62
  const flowing = appear(after(moment, 'flow', 0.4), -0.4, 0.5)
  for (const [i, [x, y, r]] of (
    [
      [cx - 112, cy - 40, 58],
      [cx + 124, cy + 34, 54],
      [cx + 66, cy + 150, 60],
      [cx - 24, cy - 138, 46],
    ] as const
  ).entries())
    ball(sheet, x + 3 * Math.sin(moment.time + i), y, r, i % 2 ? colours.bio : colours.key, {
      shadeInk: i % 2 ? colours.key : '#ffffff',
      pitch: 6,
    })
  drawRoll(sheet, trunkOf(twist, 38), {
    at: [cx, cy + 6],
    size: 14,
    closed: 1,
    around: 0,
    tilt: 0.1,
    turn,
    spin: moment.time * 0.18,
    ink: '#ffffff',
    bondInk: colours.inkB,
    width: 15.4,
  })
  for (let i = 0; i < 6; i++) {
    const share = loop(moment.time, 2.6, i / 6) * 2 - 1
    const far = share * 330
    const side = ((i % 3) - 1) * 16
    const x = cx - Math.sin(turn) * far + Math.cos(turn) * side
    const y = cy + 6 + Math.cos(turn) * far + Math.sin(turn) * side
    if (y > 160) ball(sheet, x, y, 10 * flowing, colours.info)
  }
  label(sheet, 'granos del electrodo', cx + 74, cy + 172, { size: 14, progress: flowing })
}

export const nanotube = scene({
  settings: Settings,
  cues: { roll: 'the mesh rolls up', done: 'it is named', twist: 'the pattern tilts', flow: 'electrons run along it' },
  draw(sheet, moment, { view, twist }) {
    if (view === 'roll') rolled(sheet, moment)
    else if (view === 'twist') twisted(sheet, moment, twist)
    else long(sheet, moment, twist)
  },
})
