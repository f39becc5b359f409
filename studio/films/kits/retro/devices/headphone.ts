import { arcBand, box, disc } from '../../../paths.ts'
import { outline, printed } from '../../../print.ts'
import { hoop, onFace, place, prism, turned } from '../solids.ts'
import type { Device } from './device.ts'

export const headphone: Device = {
  axis: 'across',
  yaw: 0.78,
  pitch: 0.26,
  zoom: [1.5, 2.35],
  aura: (bench, time) => {
    const [x, y] = place(bench, 4)
    for (let i = 0; i < 4; i++) {
      const share = (((time * 0.5 + i / 4) % 1) + 1) % 1
      const r = (58 + 60 * share) * bench.zoom * 0.9
      outline(
        bench.sheet,
        arcBand(x, y, r, 0.1, Math.PI * 0.86, Math.PI * 1.14),
        5 * Math.sin(Math.PI * share),
        bench.sheet.colours.line,
      )
    }
  },
  parts: [
    {
      name: 'Almohadilla',
      at: 0,
      tip: [4, 0, -40],
      tone: 'dark',
      draw: (bench, ink) => {
        prism(bench, 0, 15, arcBand(0, 0, 37, 19), 50, { ink, cover: [0.05, 0.5] })
        onFace(bench, 0, () => outline(bench.sheet, disc(0, 0, 37), 1.3, bench.sheet.colours.key))
      },
    },
    {
      name: 'Rejilla',
      at: 10,
      room: 0.8,
      tip: [1, 0, 33],
      tone: 'stock',
      draw: (bench, ink) => {
        prism(bench, 0, 3, disc(0, 0, 36), 36, { ink, shade: 'none' })
        onFace(bench, 0, () => {
          for (const [r, count] of [
            [0, 1],
            [10, 6],
            [20, 12],
            [29, 18],
          ] as const)
            for (let i = 0; i < count; i++) {
              const angle = (i / count) * 2 * Math.PI
              printed(bench.sheet, disc(r * Math.cos(angle), r * Math.sin(angle), 2.9), {
                ink: bench.sheet.colours.key,
                shade: 'none',
                outline: 0,
              })
            }
        })
      },
    },
    {
      name: 'Membrana',
      at: 15,
      tip: [2, 0, -26],
      tone: 'pale',
      draw: (bench, ink) => {
        prism(bench, 0, 2, disc(0, 0, 34), 34, { ink })
        onFace(bench, 0, () => {
          for (let i = 0; i < 24; i++) {
            const angle = (i / 24) * 2 * Math.PI
            const path = new Path2D()
            path.moveTo(18 * Math.cos(angle), 18 * Math.sin(angle))
            path.lineTo(31 * Math.cos(angle + 0.16), 31 * Math.sin(angle + 0.16))
            outline(bench.sheet, path, 1.1, bench.sheet.colours.key)
          }
          printed(bench.sheet, disc(0, 0, 16), { ink, cover: [0, 0.6], pitch: 3.4, outline: 1.6 })
        })
      },
    },
    {
      name: 'Bobina',
      at: 19,
      tip: [7, 0, 14],
      tone: 'copper',
      draw: (bench, ink) => {
        prism(bench, 0, 15, arcBand(0, 0, 15, 4), 17, { ink })
        for (let i = 1; i < 8; i++) hoop(bench, i * 1.9, 17, bench.sheet.colours.key, 1.1)
      },
    },
    {
      name: 'Imán',
      at: 22,
      tip: [6, 0, -23],
      tone: 'companion',
      draw: (bench, ink) => {
        prism(bench, 0, 14, arcBand(0, 0, 21, 10), 26, { ink })
        prism(bench, -3, 17, disc(0, 0, 10), 10, { ink: bench.sheet.colours.stock })
      },
    },
    {
      name: 'Carcasa',
      at: 26,
      room: 1.2,
      tip: [14, 0, 36],
      tone: 'stock',
      draw: (bench, ink) => {
        turned(
          bench,
          0,
          [
            [0, 43],
            [8, 43],
            [20, 38],
            [28, 27],
            [31, 14],
          ],
          { ink, cover: [0, 0.6] },
        )
        onFace(bench, 0, () => {
          printed(bench.sheet, disc(0, 0, 36), { ink: bench.sheet.colours.key, shade: 'none', outline: 1.6 })
          printed(bench.sheet, box(-5, -62, 10, 22, 4), { ink, outline: 1.7 })
        })
      },
    },
  ],
}
