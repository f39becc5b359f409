import { blob, capsule, disc, oval, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed, type Printing } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

/** Overlapping shapes as one body, with a common outline and shading. `across` is required. */
export function merged(
  sheet: Sheet,
  paths: readonly Path2D[],
  how: Printing & { readonly across: readonly [number, number, number, number] },
): void {
  const weight = how.outline ?? 2.2
  for (const path of paths) outline(sheet, path, weight * 2, how.edge ?? sheet.colours.key)
  for (const path of paths) printed(sheet, path, { ...how, outline: 0 })
}

/** Fingers up, wrist at (x, y). `size`: wrist to fingertip; `side` 1: thumb right; `curl`: 0 to 1; `turn`: radians. */
export function hand(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  ink: string,
  how: { readonly turn?: number; readonly side?: 1 | -1; readonly spread?: number } = {},
): void {
  const s = size / 100
  const side = how.side ?? 1
  const spread = how.spread ?? 1
  placed(sheet, x, y, { turn: how.turn ?? 0 }, () => {
    const fingers = [-24, -8, 8, 23].map((fx, i) => {
      const long = [32, 41, 43, 36][i] ?? 36
      const lean = [-0.22, -0.07, 0.06, 0.2][i] ?? 0
      const root: Point = [fx * s * side, -50 * s]
      const tip: Point = [(fx + Math.sin(lean * spread) * long) * s * side, (-50 - Math.cos(lean * spread) * long) * s]
      return capsule(root, tip, 15 * s)
    })
    const thumb = capsule([22 * s * side, -22 * s], [50 * s * side, -46 * s], 16 * s)
    const palm = smooth([
      [-15 * s, 0],
      [-29 * s, -26 * s],
      [-31 * s, -52 * s],
      [0, -60 * s],
      [31 * s, -52 * s],
      [29 * s, -26 * s],
      [15 * s, 0],
    ])
    merged(sheet, [...fingers, thumb, palm], {
      ink,
      across: [-30 * s, -70 * s, 40 * s, 6 * s],
      cover: [0, 0.6],
      pitch: Math.max(2.4, Math.min(4.6, size / 14)),
      outline: size < 30 ? 1.4 : 2.2,
    })
  })
}

export function person(sheet: Sheet, x: number, y: number, tall: number, ink: string): void {
  const s = tall / 300
  placed(sheet, x, y, {}, () => {
    const at = (px: number, py: number): Point => [px * s, py * s]
    const limbs = [-1, 1].flatMap((side) => [
      capsule(at(side * 34, -232), at(side * 54, -170), 21 * s),
      capsule(at(side * 54, -170), at(side * 58, -112), 17 * s),
      disc(...at(side * 59, -104), 12 * s),
      capsule(at(side * 17, -130), at(side * 21, -66), 31 * s),
      capsule(at(side * 21, -66), at(side * 22, -10), 24 * s),
      oval(...at(side * 29, -7), 21 * s, 9 * s),
    ])
    const torso = smooth([
      at(-40, -238),
      at(-14, -250),
      at(14, -250),
      at(40, -238),
      at(35, -180),
      at(33, -124),
      at(0, -112),
      at(-33, -124),
      at(-35, -180),
    ])
    const head = [capsule(at(0, -262), at(0, -240), 20 * s), blob(...at(0, -282), 27 * s, 0, 2, 0.02)]
    merged(sheet, [...limbs, torso, ...head], { ink, across: [-30 * s, -260 * s, 60 * s, 0], cover: [0, 0.5] })
  })
}
