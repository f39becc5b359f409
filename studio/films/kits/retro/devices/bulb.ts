import { box, disc, tracePoints } from '../../../paths.ts'
import { outline, printed } from '../../../print.ts'
import { hoop, moved, onFace, place, prism, turned } from '../solids.ts'
import type { Device } from './device.ts'

export const bulb: Device = {
  axis: 'across',
  yaw: 0.62,
  pitch: 0.24,
  zoom: [1.42, 1.95],
  aura: (bench, time) => {
    const [x, y] = place(bench, 36)
    const r = 50 * bench.zoom
    for (let i = 0; i < 20; i++) {
      const angle = (i / 20) * 2 * Math.PI + 0.06 * Math.sin(time)
      if (Math.abs(angle) < 0.5 || Math.abs(angle - 2 * Math.PI) < 0.5) continue
      const [near, far] = [r * 1.06, r * (1.2 + 0.1 * Math.sin(time * 2.4 + i * 1.9))]
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      outline(
        bench.sheet,
        tracePoints([
          [x + near * c, y + near * s],
          [x + far * c, y + far * s],
        ]),
        4.4,
        '#ffd95e',
      )
    }
  },
  parts: [
    {
      name: 'Cúpula',
      at: 0,
      room: 1.4,
      tip: [26, 0, -38],
      tone: 'stock',
      draw: (bench, ink) =>
        turned(
          bench,
          0,
          [
            [0, 0],
            [2, 13],
            [6, 22],
            [12, 30],
            [20, 37],
            [30, 41],
            [40, 42],
            [48, 40],
          ],
          { ink, side: ink, cover: [0, 0.45] },
        ),
    },
    {
      name: 'Chips led',
      at: 46,
      tip: [1, 0, 32],
      tone: 'pale',
      draw: (bench, ink, time) => {
        const { sheet } = bench
        prism(bench, 0, 4, disc(0, 0, 38), 38, { ink: sheet.colours.stock, shade: 'none' })
        for (let i = 0; i < 9; i++) {
          const angle = (i / 8) * 2 * Math.PI
          const far = i === 8 ? 0 : 25
          const chip = moved(bench, -3, far * Math.cos(angle), far * Math.sin(angle))
          prism(chip, 0, 3, box(-5.5, -5.5, 11, 11, 1.5), 8, { ink: sheet.colours.stock, shade: 'none' })
          onFace(chip, 0, () =>
            printed(sheet, disc(0, 0, 3.4 + 0.5 * Math.sin(time * 3 + i)), { ink, shade: 'none', outline: 1 }),
          )
        }
      },
    },
    {
      name: 'Aluminio',
      at: 50,
      room: 1.4,
      tip: [22, 0, -30],
      tone: 'companion',
      draw: (bench, ink) => {
        turned(
          bench,
          0,
          [
            [0, 41],
            [6, 41],
            [20, 34],
            [36, 25],
            [46, 22],
          ],
          { ink, cover: [0, 0.5] },
        )
        for (const [u, r] of [
          [8, 40],
          [15, 36.6],
          [22, 33],
          [29, 29],
          [36, 25],
        ] as const)
          hoop(bench, u, r, bench.sheet.colours.key, 2)
        onFace(bench, 0, () =>
          printed(bench.sheet, disc(0, 0, 34), { ink: bench.sheet.colours.key, shade: 'none', outline: 1.4 }),
        )
      },
    },
    {
      name: 'Circuito',
      at: 62,
      room: 1.2,
      tip: [16, 0, 12],
      tone: 'pale',
      draw: (bench, ink) => {
        const { sheet } = bench
        prism(bench, 0, 34, box(-17, -2, 34, 4), 18, { ink, shade: 'none' })
        for (const [u, v, size] of [
          [24, -8, 7],
          [24, 9, 5],
          [6, 8, 6],
        ] as const)
          prism(moved(bench, u, v, -2), 0, size * 1.4, box(-size, -size * 2, size * 2, size * 2, 2), size, {
            ink: sheet.colours.stock,
          })
        const can = moved(bench, 4, -7, -11)
        turned(
          can,
          0,
          [
            [0, 7],
            [14, 7],
          ],
          { ink: sheet.colours.inkB },
        )
      },
    },
    {
      name: 'Rosca',
      at: 94,
      tip: [16, 0, -18],
      tone: 'stock',
      draw: (bench, ink) => {
        const { colours } = bench.sheet
        turned(
          bench,
          32,
          [
            [0, 14],
            [6, 7],
            [9, 5],
          ],
          { ink: colours.key },
        )
        turned(
          bench,
          0,
          [
            [0, 21],
            [4, 19],
            [8, 21],
            [12, 19],
            [16, 21],
            [20, 19],
            [24, 21],
            [28, 19],
            [33, 15],
          ],
          { ink },
        )
        for (const u of [4, 12, 20, 28]) hoop(bench, u, 19, colours.key, 1.5)
      },
    },
  ],
}
