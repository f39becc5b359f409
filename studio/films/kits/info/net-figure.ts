import { lettering } from '../../letters.ts'
import { bump, clamp, lerp, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import type { Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { cross, tick } from './marks.ts'

const layers = [4, 5, 4, 2] as const

export interface NetState {
  /** Training progress, 0 to 1: shifts every weight. */
  readonly trained: number
  readonly since: number
  readonly answers: readonly [number, number]
  /** Opacity of the answers, 0 to 1. */
  readonly told: number
  /** Opacity of the tick or cross behind the stronger answer, 0 to 1. */
  readonly mark: number
  /** Index of the right answer: 0 cat, 1 dog. */
  readonly truth: 0 | 1
}

export function net(sheet: Sheet, top: number, bottom: number, state: NetState, time: number): void {
  const { colours, focus } = sheet
  const [cx] = centreOf(focus)
  const gap = (bottom - top) / (layers.length - 1)
  const at = (layer: number, i: number): Point => {
    const count = layers[layer] ?? 1
    const pitch = layer === layers.length - 1 ? 170 : 68
    return [cx + (i - (count - 1) / 2) * pitch, top + layer * gap]
  }
  const front = state.since * 2.6 - 0.4
  for (let layer = 0; layer < layers.length - 1; layer++)
    for (let i = 0; i < (layers[layer] ?? 0); i++)
      for (let k = 0; k < (layers[layer + 1] ?? 0); k++) {
        const seed = layer * 100 + i * 10 + k
        const [before, after] = [wander(0.3, seed, 1), wander(9.7, seed + 500, 1)]
        const weight = lerp(before, after, state.trained) + 0.05 * Math.sin(time * 1.7 + seed)
        const [from, to] = [at(layer, i), at(layer + 1, k)]
        outline(sheet, tracePoints([from, to]), 1 + 5 * Math.abs(weight), weight > 0 ? colours.line : colours.nano)
        const run = front - layer
        if (run > 0 && run < 1 && Math.abs(weight) > 0.25)
          ball(sheet, lerp(from[0], to[0], run), lerp(from[1], to[1], run), 5, '#ffffff', {
            shade: 'none',
            glint: false,
          })
      }
  for (const [layer, count] of layers.entries())
    for (let i = 0; i < count; i++) {
      const [x, y] = at(layer, i)
      const lit =
        bump(front - layer + 0.5, 0, 1.4) * clamp(0.45 + 0.5 * wander(state.trained * 2 + 1, layer * 9 + i, 1))
      const ink = blend(colours.stock, colours.bio, clamp(lit * 1.3))
      ball(sheet, x, y, (layer === layers.length - 1 ? 19 : 15) * (1 + 0.12 * lit), ink)
    }
  for (const [i, name] of ['gato', 'perro'].entries()) {
    const [x, y] = at(layers.length - 1, i)
    const share = state.answers[i] ?? 0
    const wide = 128
    const right = i === state.truth
    lettering(sheet, name, x, y + 42, { size: 20, weight: 750, align: 'center' })
    printed(sheet, box(x - wide / 2, y + 50, wide, 22), { ink: colours.stock, shade: 'none', outline: 2 })
    if (share * state.told > 0.02)
      printed(sheet, box(x - wide / 2, y + 50, wide * share * state.told, 22), {
        ink: right ? colours.bio : colours.nano,
        cover: [0, 0.35],
        outline: 2,
      })
  }
  const best = state.answers[0] > state.answers[1] ? 0 : 1
  const [x, y] = at(layers.length - 1, best)
  const mark = 12 * state.mark
  if (best === state.truth) tick(sheet, x + 50, y + 32, mark, colours.bio)
  else cross(sheet, x + 50, y + 32, mark, colours.nano)
}
