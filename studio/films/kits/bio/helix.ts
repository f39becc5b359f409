import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp, pulse } from '../../motion.ts'
import { polygon, type Point } from '../../paths.ts'
import { ball, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { baseAt, inkOfBase, partnerOf } from './double-strand.ts'

interface HelixLook {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly reach: number
  readonly rise: number
  readonly turn: number
  readonly ribbon: number
  readonly inks: readonly [string, string]
  readonly wrong?: number
  readonly wrongness?: number
}

/** Angle between the strands: less than half a turn, so that the grooves differ in width. */
const groove = 2.35

function drawHelix(sheet: Sheet, look: HelixLook): void {
  const phase = (y: number, strand: number) => look.turn - (2 * Math.PI * (y - look.top)) / look.rise + strand * groove
  const x = (y: number, strand: number) => look.x + look.reach * Math.sin(phase(y, strand))
  const depth = (y: number, strand: number) => Math.cos(phase(y, strand))
  for (const front of [false, true]) {
    for (const strand of [0, 1]) ribbons(strand, front)
    if (!front) rungs()
  }

  function ribbons(strand: number, front: boolean): void {
    const step = look.rise / 40
    let run: number[] = []
    for (let y = look.top; y <= look.bottom + step; y += step) {
      const shown = depth(y, strand) >= 0 === front && y <= look.bottom
      if (shown) run.push(y)
      if ((!shown || y > look.bottom) && run.length > 0) {
        band(run, strand, front)
        run = []
      }
    }
    if (run.length > 1) band(run, strand, front)
  }

  function band(ys: readonly number[], strand: number, front: boolean): void {
    if (ys.length < 2) return
    const half = look.ribbon / 2
    const upper = ys.map((y): Point => [x(y, strand), y - half])
    const lower = ys.map((y): Point => [x(y, strand), y + half]).toReversed()
    const ink = look.inks[strand] ?? sheet.colours.inkA
    printed(sheet, polygon([...upper, ...lower]), {
      ink,
      cover: front ? [0, 0.35] : [0.35, 0.8],
      shade: front ? 'dots' : 'lines',
    })
  }

  function rungs(): void {
    const gap = look.rise / 10
    for (let i = 0; look.top + i * gap < look.bottom; i++) {
      const y = look.top + (i + 0.5) * gap
      const [a, b] = [x(y, 0), x(y, 1)]
      const base = baseAt(i)
      const middle = (a + b) / 2
      const { colours } = sheet
      const odd = look.wrong === i ? (look.wrongness ?? 0) : 0
      for (const [from, one] of [
        [a, base],
        [b, partnerOf(base)],
      ] as const) {
        const path = polygon([
          [from, y - 3.6],
          [middle, y - 3.6],
          [middle, y + 3.6],
          [from, y + 3.6],
        ])
        printed(sheet, path, { ink: inkOfBase(sheet, one), shade: 'none', outline: 1.6 })
      }
      if (odd > 0) ball(sheet, middle, y, 11 * odd, colours.inkB)
    }
  }
}

export const helix = scene({
  settings: v.strictObject({ pair: v.optional(v.boolean(), false) }),
  cues: { old: 'the old strand of each is named', error: 'one wrong letter shows' },
  draw(sheet, moment, { pair }) {
    const { focus, colours, height, width } = sheet
    const [cx, cy] = centreOf(focus)
    const { time, progress } = moment
    if (!pair) {
      const sink = lerp(-60, 0, progress)
      drawHelix(sheet, {
        x: cx,
        top: focus.y + 2,
        bottom: height + 40,
        reach: 92,
        rise: 330,
        turn: time * 0.9 + sink / 60,
        ribbon: 40,
        inks: [colours.inkA, colours.stock],
      })
      return
    }
    const apart = appear(time, 0, 1.4, ease.inOut)
    const top = focus.y - 4
    for (const side of [-1, 1]) {
      drawHelix(sheet, {
        x: cx + side * lerp(20, 78, apart),
        top,
        bottom: focus.y + focus.height - 4,
        reach: 46,
        rise: 184,
        turn: side < 0 ? -time * 0.8 : -time * 0.8 + 1,
        ribbon: 24,
        inks: side < 0 ? [colours.inkA, colours.stock] : [colours.stock, colours.inkA],
        wrong: side > 0 ? 13 : -1,
        wrongness: appear(moment.since('error'), 0, 0.5, ease.back) * (0.8 + 0.2 * pulse(time, 0.9)),
      })
    }
    const named = appear(moment.since('old'), -0.1) * (1 - appear(moment.since('error'), -0.3))
    label(sheet, 'verde: hebra vieja', cx, cy - 92, { progress: named, size: 15, chip: colours.inkA, ink: '#ffffff' })
    label(sheet, 'blanca: hebra nueva', cx, cy - 64, { progress: named, size: 15 })
    label(sheet, '1 error en 1 000 000 000', width / 2, cy + 118, {
      progress: appear(moment.since('error'), 0.2),
      size: 15,
      leaderTo: [cx + 78, top + 13.5 * 18.4],
    })
  },
})
