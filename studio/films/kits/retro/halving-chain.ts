import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { bigNumber, lettering } from '../../letters.ts'
import { appear, clamp, pulse } from '../../motion.ts'
import { box, tracePoints, type Point } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'

const numbers = Array.from({ length: 16 }, (_, i) => 2 ** (15 - i))

function written(number: number): string {
  const digits = String(number)
  return digits.length > 4 ? `${digits.slice(0, -3)} ${digits.slice(-3)}` : digits
}

/** Fifteen halvings of 32,768 Hz give one pulse per second. */
export const halvingChain = scene({
  settings: v.strictObject({}),
  cues: { halve: 'the stages work one after another', second: 'one pulse a second comes out' },
  draw: (sheet, moment) => {
    const { colours, focus, brush } = sheet
    const [wide, high] = [62, 44]
    const since = moment.since('halve')
    const second = appear(moment.since('second'), 0, 0.5)
    const begun = appear(since, -0.3, 0.5)
    if (begun < 1)
      bigNumber(sheet, '32 768', sheet.width / 2, focus.y + 104, {
        size: 108,
        width: 100,
        under: 'vibraciones por segundo',
        alpha: appear(moment.time, 0.1, 0.5) * (1 - begun),
      })
    if (begun <= 0) return
    brush.globalAlpha *= begun
    const at = (i: number): Point => {
      const row = Math.floor(i / 8)
      const place = row === 0 ? i : 15 - i
      return [46 + place * 74, focus.y + 22 + row * 84]
    }
    for (let i = 0; i < 16; i++) {
      const [x, y] = at(i)
      const on = i === 0 ? 1 : appear(since, (i - 1) * 0.17 - 0.1, 0.3)
      const last = i === 15
      if (i < 15) {
        const [nx, ny] = at(i + 1)
        const ready = appear(since, i * 0.17 - 0.15, 0.2)
        const gap = ny === y ? (Math.sign(nx - x) * wide) / 2 : 0
        arrow(
          sheet,
          [x + gap + Math.sign(gap) * 1, y + (gap === 0 ? high / 2 + 1 : 0)],
          [nx - gap - Math.sign(gap) * 2, ny - (gap === 0 ? high / 2 + 12 : 0)],
          { width: 2.6, progress: ready },
        )
      }
      const lit = last && second > 0 ? colours.inkB : on > 0.5 ? colours.stock : colours.ground
      const grow = last ? 4 * second * pulse(moment.time, 1) : 0
      printed(sheet, box(x - wide / 2 - grow, y - high / 2 - grow, wide + 2 * grow, high + 2 * grow, 4), {
        ink: lit,
        shade: 'none',
        edge: on > 0.5 ? colours.key : colours.line,
        outline: on > 0.5 ? 2.2 : 1.2,
      })
      if (on > 0.05)
        lettering(sheet, written(numbers[i] ?? 1), x, y - 2, {
          size: last ? 20 : 14.5,
          weight: 800,
          width: 76,
          align: 'center',
          ink: colours.key,
          alpha: on,
        })
      const cycles = Math.max(0.5, 11 - i * 1.5)
      const points: Point[] = []
      for (let k = 0; k <= 60; k++) {
        const t = k / 60
        const up = (((t * cycles - moment.time * 0.6 * Math.min(2, cycles)) % 1) + 1) % 1 < 0.5
        points.push([x - wide / 2 + 6 + t * (wide - 12), y + (up ? 7 : 15)])
      }
      if (on > 0.5) outline(sheet, tracePoints(points), 1.5, colours.key)
      if (i > 0 && i !== 8 && on > 0.3)
        lettering(sheet, ': 2', x, y - high / 2 - 6, { size: 13, weight: 700, align: 'center', alpha: clamp(on) })
    }
    lettering(sheet, 'por segundo', 46, focus.y - 8, { size: 12, weight: 700, align: 'center' })
  },
})
