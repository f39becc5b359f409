import { drawnScene, paint } from '../drawing.ts'
import { curve, disc, line, rectangle, ring, type Point } from '../shapes.ts'

/** Units per nanometer: the sheet is 18.4 nm high, so that all six fit into a card's crop. */
const nanometre = 31
const spacing = 0.3 * nanometre
const baseline = 520
const gap = 6

/** Diameter in nanometers, wavelength in units, and printing of the light. */
const grains = [
  { across: 2, wave: 34, light: 1 },
  { across: 2.6, wave: 41, light: 1 },
  { across: 3.3, wave: 49, light: 3 },
  { across: 4.2, wave: 58, light: 3 },
  { across: 5, wave: 68, light: 2 },
  { across: 6, wave: 79, light: 2 },
] as const

function draw(): string[] {
  const all = grains.reduce((sum, { across }) => sum + across * nanometre, 0) + gap * (grains.length - 1)
  let left = (1014 - all) / 2
  const shapes: string[] = [rectangle(left - 40, baseline + 3, all + 80, 6, paint(11))]
  for (const { across, wave, light } of grains) {
    const radius = (across * nanometre) / 2
    const centre: Point = [left + radius, baseline - radius]
    shapes.push(disc(centre, radius, paint(3 + light)))
    shapes.push(...atoms(centre, radius, paint(7)))
    shapes.push(ring(centre, radius - 1.5, 3, paint(10)))
    const from = baseline - radius * 2 - 16
    const swing = 15
    const ray = curve(160, (t) => {
      const y = from - t * (from - 50)
      const calm = Math.min(1, t * 8, (1 - t) * 8)
      return [centre[0] + swing * calm * Math.sin(((from - y) / wave) * 2 * Math.PI), y]
    })
    shapes.push(line(ray, 8, paint(light)))
    left += radius * 2 + gap
  }
  return shapes
}

function atoms([x, y]: Point, radius: number, fill: string): string[] {
  const row = spacing * Math.sqrt(0.75)
  const dots: string[] = []
  const reach = Math.ceil(radius / row)
  for (let j = -reach; j <= reach; j++) {
    for (let i = -reach - 1; i <= reach; i++) {
      const at: Point = [(i + (j % 2 === 0 ? 0 : 0.5)) * spacing, j * row]
      if (Math.hypot(...at) < radius - 6) dots.push(disc([x + at[0], y + at[1]], 2.9, fill))
    }
  }
  return dots
}

export const quantumDots = drawnScene(
  ['nano', 'info'],
  {
    1: { body: false, b: [{ kind: 'solid' }] },
    2: { body: false, a: [{ kind: 'solid' }] },
    3: { body: false, a: [{ kind: 'solid' }], b: [{ kind: 'solid' }] },
    4: { body: true, b: [{ kind: 'solid' }] },
    5: { body: true, a: [{ kind: 'solid' }] },
    6: { body: true, a: [{ kind: 'solid' }], b: [{ kind: 'solid' }] },
    7: { body: true },
    10: { body: true, key: [{ kind: 'solid' }] },
    11: { body: false, b: [{ kind: 'solid' }] },
  },
  draw(),
)
