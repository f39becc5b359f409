import { box, disc, polygon } from '../../../paths.ts'
import { outline, printed, within } from '../../../print.ts'
import type { Sheet } from '../../../scene.ts'
import { onFace, prism } from '../solids.ts'
import type { Device } from './device.ts'

const [wide, high] = [88, 150]
const plate = () => box(-wide / 2, -high / 2, wide, high, 11)

function wires(sheet: Sheet, along: 'rows' | 'columns', ink: string): void {
  const path = new Path2D()
  if (along === 'rows')
    for (let y = -high / 2 + 14; y < high / 2 - 6; y += 16) {
      path.moveTo(-wide / 2 + 5, y)
      path.lineTo(wide / 2 - 5, y)
    }
  else
    for (let x = -wide / 2 + 12; x < wide / 2 - 6; x += 16) {
      path.moveTo(x, -high / 2 + 5)
      path.lineTo(x, high / 2 - 5)
    }
  outline(sheet, path, 5.4, sheet.colours.key)
  outline(sheet, path, 3, ink)
}

export const touchscreen: Device = {
  axis: 'across',
  yaw: 0.86,
  pitch: 0.21,
  zoom: [1.08, 1.3],
  parts: [
    {
      name: 'Vidrio',
      at: 0,
      tip: [1, 0, -60],
      tone: 'stock',
      draw: (bench, ink) => {
        prism(bench, 0, 4, plate(), 80, { ink, shade: 'none' })
        onFace(bench, 0, () =>
          within(bench.sheet, plate(), () => {
            for (const [x, w] of [
              [-40, 16],
              [-12, 6],
            ] as const)
              printed(
                bench.sheet,
                polygon([
                  [x, 80],
                  [x + w, 80],
                  [x + w + 62, -80],
                  [x + 62, -80],
                ]),
                { ink: bench.sheet.colours.faint, shade: 'none', outline: 0 },
              )
            printed(bench.sheet, disc(0, -66, 3), { ink: bench.sheet.colours.key, shade: 'none', outline: 0 })
          }),
        )
      },
    },
    {
      name: 'Filas',
      at: 5,
      room: 0.85,
      tip: [0, 0, 61],
      tone: 'companion',
      draw: (bench, ink) => {
        prism(bench, 0, 2, plate(), 80, { ink: bench.sheet.colours.stock, shade: 'none' })
        onFace(bench, 0, () => wires(bench.sheet, 'rows', ink))
      },
    },
    {
      name: 'Columnas',
      at: 8,
      room: 0.85,
      tip: [0, 0, -66],
      tone: 'companion',
      draw: (bench, ink) => {
        prism(bench, 0, 2, plate(), 80, { ink: bench.sheet.colours.stock, shade: 'none' })
        onFace(bench, 0, () => wires(bench.sheet, 'columns', ink))
      },
    },
    {
      name: 'Pantalla',
      at: 11,
      tip: [2, 0, 62],
      tone: 'dark',
      draw: (bench, ink, time) => {
        const { sheet } = bench
        const { colours } = sheet
        prism(bench, 0, 5, plate(), 80, { ink, shade: 'none' })
        onFace(bench, 0, () =>
          within(sheet, box(-wide / 2 + 5, -high / 2 + 6, wide - 10, high - 12, 6), () => {
            printed(sheet, box(-60, -90, 120, 180), { ink: colours.zed, shade: 'none', outline: 0 })
            printed(sheet, disc(14, -26 + 3 * Math.sin(time), 16), { ink: colours.stock, shade: 'none', outline: 1.4 })
            printed(
              sheet,
              polygon([
                [-70, 70],
                [-20, -6],
                [6, 34],
                [24, 12],
                [70, 78],
              ]),
              { ink: colours.info, cover: [0, 0.4], outline: 1.6 },
            )
          }),
        )
      },
    },
    {
      name: 'Chip',
      at: 17,
      tip: [1, 0, 6],
      tone: 'pale',
      draw: (bench, ink) => {
        const { sheet } = bench
        const { colours } = sheet
        prism(bench, 0, 7, plate(), 80, { ink: colours.stock })
        onFace(bench, 0, () => {
          printed(sheet, box(-34, 22, 68, 42, 4), { ink: colours.faint, shade: 'none', outline: 1.5 })
          const path = new Path2D()
          for (let i = 0; i < 7; i++) {
            path.moveTo(-24 + i * 8, -18)
            path.lineTo(-24 + i * 8, -62 + Math.abs(3 - i) * 6)
          }
          outline(sheet, path, 1.4, colours.key)
        })
        prism(bench, -5, 5, box(-22, -14, 44, 30, 2), 30, { ink })
        onFace(bench, -5, () => outline(sheet, box(-14, -7, 28, 16, 1), 1.3, colours.key))
      },
    },
  ],
}
