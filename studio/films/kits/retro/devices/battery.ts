import { box, disc, polygon, regular } from '../../../paths.ts'
import { outline, printed, within } from '../../../print.ts'
import { onFace, prism } from '../solids.ts'
import type { Device } from './device.ts'

const [wide, high] = [92, 116]
const sheetPath = () => box(-wide / 2, -high / 2, wide, high, 2)

export const battery: Device = {
  axis: 'across',
  yaw: 0.88,
  pitch: 0.21,
  zoom: [1.16, 1.55],
  parts: [
    {
      casing: true,
      at: 0,
      tip: [0, 0, 0],
      tone: 'stock',
      draw: (bench, ink, time) => {
        const { sheet } = bench
        for (const x of [-26, 12])
          prism(bench, 6, 2, box(x, -high / 2 - 22, 14, 26), 20, {
            ink: x < 0 ? sheet.colours.nano : sheet.colours.stock,
            shade: 'none',
          })
        prism(bench, 0, 18, box(-wide / 2 - 4, -high / 2 - 4, wide + 8, high + 8, 9), 76, { ink })
        onFace(bench, 0, () => {
          outline(sheet, box(-wide / 2 + 3, -high / 2 + 3, wide - 6, high - 6, 6), 1.3, sheet.colours.key)
          const bolt = polygon([
            [6, -36],
            [-22, 8],
            [-3, 8],
            [-8, 38],
            [22, -8],
            [3, -8],
          ])
          printed(sheet, bolt, { ink: sheet.colours.inkB, cover: [0, 0.35 + 0.2 * Math.sin(time * 2.4)], outline: 1.8 })
        })
      },
    },
    {
      name: 'Cobre',
      at: 2,
      tip: [1, 0, -52],
      tone: 'copper',
      draw: (bench, ink) => {
        prism(bench, 0, 2, sheetPath(), 70, { ink })
        prism(bench, 0, 2, box(-34, -high / 2 - 16, 14, 18), 20, { ink, shade: 'none' })
      },
    },
    {
      name: 'Grafito',
      at: 4,
      tip: [1, 0, 52],
      tone: 'dark',
      draw: (bench, ink) => {
        prism(bench, 0, 6, sheetPath(), 70, { ink, shade: 'none' })
        onFace(bench, 0, () =>
          within(bench.sheet, sheetPath(), () => {
            for (let row = 0; row < 8; row++)
              for (let column = 0; column < 6; column++)
                outline(
                  bench.sheet,
                  regular(-48 + column * 20.8 + (row % 2) * 10.4, -56 + row * 18, 12, 6),
                  1.3,
                  bench.sheet.colours.stock,
                )
          }),
        )
      },
    },
    {
      name: 'Separador',
      at: 10,
      tip: [1, 0, -52],
      tone: 'stock',
      draw: (bench, ink) => {
        prism(bench, 0, 2, sheetPath(), 70, { ink, shade: 'none' })
        onFace(bench, 0, () => {
          for (let row = 0; row < 9; row++)
            for (let column = 0; column < 7; column++)
              printed(bench.sheet, disc(-37 + column * 12 + (row % 2) * 5, -49 + row * 12.2, 2.6), {
                ink: bench.sheet.colours.key,
                shade: 'none',
                outline: 0,
              })
        })
      },
    },
    {
      name: 'Óxido con litio',
      at: 12,
      tip: [1, 0, 52],
      tone: 'companion',
      draw: (bench, ink) => {
        prism(bench, 0, 6, sheetPath(), 70, { ink, shade: 'none' })
        onFace(bench, 0, () =>
          within(bench.sheet, sheetPath(), () => {
            for (let row = 0; row < 6; row++) {
              outline(
                bench.sheet,
                polygon([
                  [-50, -48 + row * 20],
                  [50, -48 + row * 20],
                ]),
                4,
                bench.sheet.colours.key,
              )
              for (let column = 0; column < 6; column++)
                printed(bench.sheet, disc(-38 + column * 15, -38 + row * 20, 4.4), {
                  ink: bench.sheet.colours.stock,
                  shade: 'none',
                  outline: 1.2,
                })
            }
          }),
        )
      },
    },
    {
      name: 'Aluminio',
      at: 18,
      tip: [1, 0, -52],
      tone: 'stock',
      draw: (bench, ink) => {
        prism(bench, 0, 2, box(20, -high / 2 - 16, 14, 18), 20, { ink, shade: 'none' })
        prism(bench, 0, 2, sheetPath(), 70, { ink, shade: 'lines' })
      },
    },
  ],
}
