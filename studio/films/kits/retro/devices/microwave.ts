import { box, disc, oval, polygon, smooth } from '../../../paths.ts'
import { outline, printed, within } from '../../../print.ts'
import { lettering } from '../../../letters.ts'
import { hoop, moved, onFace, place, prism, turned } from '../solids.ts'
import type { Device } from './device.ts'

const front = () => box(-78, -48, 156, 96, 5)

export const microwave: Device = {
  axis: 'across',
  yaw: 0.72,
  pitch: 0.3,
  zoom: [1.08, 1.6],
  aura: (bench, time) => {
    const [x, y] = place(bench, 20, 0, -52)
    for (let i = 0; i < 3; i++) {
      const rise = (((time * 0.45 + i / 3) % 1) + 1) % 1
      const [px, py] = [x + (i - 1) * 34, y - 34 * rise * bench.zoom]
      outline(
        bench.sheet,
        smooth(
          [
            [px, py],
            [px + 8, py - 14],
            [px - 6, py - 26],
            [px + 4, py - 40],
          ],
          false,
        ),
        4.4 * Math.sin(Math.PI * rise),
        bench.sheet.colours.nano,
      )
    }
  },
  parts: [
    {
      name: 'Puerta',
      at: 0,
      room: 0.9,
      tip: [0, -10, -40],
      tone: 'dark',
      draw: (bench, ink, time) => {
        const { sheet } = bench
        const { colours } = sheet
        prism(bench, 0, 7, front(), 80, { ink, shade: 'none' })
        onFace(bench, 0, () => {
          const pane = box(-68, -36, 98, 72, 4)
          printed(sheet, pane, { ink: colours.key, shade: 'none', outline: 1.4, edge: colours.stock })
          within(sheet, pane, () => {
            printed(sheet, oval(-20, 10, 44 + 2 * Math.sin(time * 2), 26), {
              ink: colours.nano,
              shade: 'none',
              outline: 0,
            })
            const holes = new Path2D()
            for (let y = -34; y < 38; y += 6)
              for (let x = -66; x < 32; x += 6) {
                holes.moveTo(x + 1.7, y)
                holes.arc(x, y, 1.7, 0, 2 * Math.PI)
              }
            outline(sheet, holes, 1.2, colours.key)
          })
          printed(sheet, box(42, -38, 28, 18, 2), { ink: colours.key, shade: 'none', outline: 1.2 })
          lettering(sheet, '1:30', 45, -24, { size: 12, weight: 700, width: 80, ink: colours.zed })
          for (let i = 0; i < 6; i++)
            printed(sheet, disc(49 + (i % 2) * 14, -8 + Math.floor(i / 2) * 14, 4.6), {
              ink: colours.stock,
              shade: 'none',
              outline: 1.2,
            })
        })
      },
    },
    {
      name: 'Plato giratorio',
      at: 7,
      tip: [0, 0, 26],
      tone: 'stock',
      draw: (bench, ink, time) => {
        const { sheet } = bench
        const [x, y] = place(bench, 12, -18, 26)
        const z = bench.zoom
        printed(sheet, oval(x, y + 4 * z, 44 * z, 16 * z), { ink: sheet.colours.faint, outline: 1.6 })
        printed(sheet, oval(x, y, 44 * z, 16 * z), { ink, cover: [0, 0.3] })
        outline(sheet, oval(x, y, 31 * z, 11 * z), 1.3, sheet.colours.key)
        for (let i = 0; i < 3; i++) {
          const angle = time * 0.9 + (i * 2 * Math.PI) / 3
          outline(
            sheet,
            polygon([
              [x, y],
              [x + 31 * z * Math.cos(angle), y + 11 * z * Math.sin(angle)],
            ]),
            1.3,
            sheet.colours.key,
          )
        }
      },
    },
    {
      name: 'Caja de metal',
      at: 8,
      room: 1.3,
      tip: [30, -10, 47],
      tone: 'stock',
      draw: (bench, ink) => {
        const { sheet } = bench
        prism(bench, 0, 74, front(), 80, { ink, shade: 'lines' })
        onFace(bench, 0, () => {
          printed(sheet, box(-70, -40, 104, 80, 3), { ink: sheet.colours.key, shade: 'none', outline: 1.6 })
          printed(
            sheet,
            polygon([
              [-50, 40],
              [-70, 40],
              [-70, -40],
              [-50, -26],
            ]),
            { ink: sheet.colours.faint, shade: 'none', outline: 1.2 },
          )
        })
      },
    },
    {
      name: 'Guía de ondas',
      at: 40,
      room: 1,
      tip: [8, 62, 14],
      tone: 'pale',
      draw: (bench, ink) => {
        const aside = moved(bench, 0, 40, -8)
        prism(aside, 0, 30, box(-16, -12, 40, 24, 1), 34, { ink })
        onFace(aside, 0, () =>
          printed(bench.sheet, box(-11, -7, 30, 14), { ink: bench.sheet.colours.key, shade: 'none', outline: 1.2 }),
        )
      },
    },
    {
      name: 'Magnetrón',
      at: 50,
      tip: [6, 26, -34],
      tone: 'companion',
      draw: (bench, ink) => {
        const aside = moved(bench, 0, 34, -6)
        for (let i = 4; i >= 0; i--)
          prism(aside, i * 6, 2.6, box(-24, -26, 48, 52, 2), 34, {
            ink: i === 0 ? ink : bench.sheet.colours.stock,
            shade: 'none',
          })
        onFace(aside, 0, () => printed(bench.sheet, disc(0, 0, 14), { ink: bench.sheet.colours.stock, outline: 1.5 }))
        turned(
          aside,
          -18,
          [
            [0, 4],
            [3, 8],
            [18, 8],
          ],
          { ink: bench.sheet.colours.stock },
        )
        hoop(aside, -8, 8, bench.sheet.colours.key, 1.3)
      },
    },
    {
      name: 'Transformador',
      at: 56,
      tip: [10, 20, 44],
      tone: 'copper',
      draw: (bench, ink) => {
        const aside = moved(bench, 0, 18, 26)
        prism(aside, 0, 30, box(-28, -24, 56, 48, 2), 36, { ink: bench.sheet.colours.stock, shade: 'lines' })
        prism(aside, -6, 6, box(-16, -16, 32, 32, 6), 24, { ink })
        onFace(aside, -6, () => {
          const path = new Path2D()
          for (let y = -12; y < 14; y += 4) {
            path.moveTo(-15, y)
            path.lineTo(15, y)
          }
          outline(bench.sheet, path, 1.1, bench.sheet.colours.key)
        })
      },
    },
  ],
}
