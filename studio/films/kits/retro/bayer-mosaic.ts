import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, pulse } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'

const [columns, rows] = [24, 15]
type Rgb = readonly [number, number, number]

function apple(column: number, row: number): Rgb {
  const [x, y] = [column - 11.5, row - 7.6]
  const leaf = (x - 2.6) * 0.8 + (y + 6.3) * 1.2
  if (Math.abs(leaf) < 1.1 && x > 0.2 && x < 5 && y < -4) return [0.25, 0.7, 0.2]
  if (Math.abs(x - 0.1) < 0.8 && y < -4 && y > -7.6) return [0.4, 0.25, 0.1]
  const r = Math.hypot(x * 0.9 + (y > 0 ? 0 : 0), y * 1.02 - (Math.abs(x) < 2 ? -0.5 : 0))
  if (r > 5.6) return [0.78, 0.86, 0.95]
  const light = clamp(0.95 - Math.hypot(x + 2.4, y + 2.6) / 10, 0.3, 1)
  return Math.hypot(x + 2.4, y + 2.2) < 1.1 ? [1, 0.85, 0.8] : [0.98 * light + 0.12, 0.18 * light, 0.16 * light]
}

const filterOf = (column: number, row: number) =>
  row % 2 === 0 ? (column % 2 === 0 ? 1 : 0) : column % 2 === 0 ? 2 : 1

const css = ([r, g, b]: Rgb) =>
  `#${[r, g, b]
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export const bayerMosaic = scene({
  settings: v.strictObject({
    /** `grey`: counts only; `colour`: filters, then interpolated colors. */
    show: v.optional(v.picklist(['grey', 'colour']), 'colour'),
  }),
  cues: {
    count: 'the cells count',
    filters: 'the filters appear',
    green: 'the green ones are shown',
    fill: 'the colours are worked out',
  },
  draw: (sheet, moment, { show }) => {
    const { colours, focus } = sheet
    const size = 11.6
    const [x0, y0] = [show === 'grey' ? 316 : 190, focus.y - 4]
    const filters = show === 'grey' ? 0 : appear(moment.since('filters'), -0.2, 0.6)
    const green =
      show === 'grey' ? 0 : appear(moment.since('green'), -0.1, 0.5) * (1 - appear(moment.since('fill'), -0.6, 0.4))
    const filled = show === 'grey' ? 0 : appear(moment.since('fill'), -0.1, 2.2, clamp)
    const inks = [colours.nano, colours.bio, colours.info]
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const rgb = apple(column, row)
        const kind = filterOf(column, row)
        const bright =
          show === 'grey' || filters < 0.5 ? 0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2] : (rgb[kind] ?? 0)
        const entered = appear(moment.time, (column + row) * 0.018, 0.3)
        const grey = css([bright, bright, bright])
        const behind =
          filters > 0 ? blend(grey, blend(inks[kind] ?? grey, '#0a0c1a', 0.75 * (1 - bright)), filters) : grey
        const done = clamp(filled * 1.6 - (column / columns) * 0.6)
        const ink = done > 0 ? blend(behind, css(rgb), done) : behind
        const lift = green > 0 && kind === 1 ? 1.4 * green * pulse(moment.time, 0.9) : 0
        const s = size * entered
        printed(
          sheet,
          box(
            x0 + column * size + (size - s) / 2 - lift,
            y0 + row * size + (size - s) / 2 - lift,
            s + lift * 2,
            s + lift * 2,
            1.5,
          ),
          { ink, shade: 'none', outline: done > 0.9 ? 0.3 : 1.1, edge: lift > 0.3 ? '#ffffff' : colours.key },
        )
      }
    outline(sheet, box(x0 - 3, y0 - 3, columns * size + 6, rows * size + 6, 3), 2.4, colours.line)
    if (show === 'grey') {
      const step = Math.floor(moment.time * 1.2)
      const [column, row] = [(step * 7) % columns, (step * 4) % rows]
      const rgb = apple(column, row)
      const count = Math.round((0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2]) * 255)
      outline(sheet, box(x0 + column * size, y0 + row * size, size, size), 3, colours.inkA)
      label(sheet, `Luz: ${count}`, 226, focus.y + 84, {
        leaderTo: [x0 + column * size, y0 + (row + 0.5) * size],
        size: 18,
        progress: appear(moment.time, 0.6),
      })
      return
    }
    const legend = [
      ['Verde: la mitad', colours.bio],
      ['Rojo: un cuarto', colours.nano],
      ['Azul: un cuarto', colours.info],
    ] as const
    for (const [i, [text, ink]] of legend.entries()) {
      const shown = appear(moment.since('filters'), i * 0.25 - 0.1, 0.4)
      const grow = i === 0 ? green : 0
      if (shown > 0)
        printed(sheet, box(492, focus.y + 10 + i * 46, 24 + 4 * grow, 24 + 4 * grow, 2), { ink, shade: 'none' })
      label(sheet, text, 526, focus.y + 22 + i * 46, { align: 'left', size: 12, progress: shown })
    }
  },
})
