import { arcBand, box, disc, withExtent } from '../../../paths.ts'
import { outline, printed } from '../../../print.ts'
import { hoop, onFace, prism, turned } from '../solids.ts'
import type { Device } from './device.ts'

function pierced(half: number, hole: number): Path2D {
  const path = box(-half, -half, 2 * half, 2 * half, 6)
  path.moveTo(hole, 0)
  path.arc(0, 0, hole, 2 * Math.PI, 0, true)
  return withExtent(path, { x: -half, y: -half, width: 2 * half, height: 2 * half })
}

export const camera: Device = {
  axis: 'across',
  yaw: 0.74,
  pitch: 0.26,
  zoom: [1.5, 1.9],
  parts: [
    {
      name: 'Tapa',
      at: 0,
      tip: [2, 0, -34],
      tone: 'dark',
      draw: (bench, ink) => {
        prism(bench, 0, 6, pierced(40, 19), 44, { ink })
        onFace(bench, 0, () => outline(bench.sheet, disc(0, 0, 24), 1.4, bench.sheet.colours.stock))
      },
    },
    {
      name: 'Lentes',
      at: 6,
      room: 1.9,
      tip: [16, 0, 26],
      tone: 'stock',
      draw: (bench, ink) => {
        for (const [u, r, belly] of [
          [26, 27, 3],
          [13, 24, 5],
          [0, 20, 7],
        ] as const) {
          turned(
            bench,
            u,
            [
              [0, 4],
              [belly * 0.3, r * 0.62],
              [belly, r],
              [belly + 3, r],
            ],
            { ink, cover: [0, 0.5] },
          )
          onFace(bench, u + belly * 0.4, () =>
            outline(bench.sheet, arcBand(-r * 0.12, -r * 0.1, r * 0.5, 3, 3.3, 4.6), 1, bench.sheet.colours.key),
          )
          hoop(bench, u + belly, r, bench.sheet.colours.key, 1.4)
        }
      },
    },
    {
      name: 'Bobina',
      at: 12,
      room: 1.2,
      tip: [10, 0, -35],
      tone: 'copper',
      draw: (bench, ink) => {
        prism(bench, 0, 18, pierced(37, 28), 42, { ink })
        onFace(bench, 0, () => {
          for (const half of [34, 31])
            outline(bench.sheet, box(-half, -half, 2 * half, 2 * half, 4), 1.1, bench.sheet.colours.key)
        })
        for (const side of [-1, 1])
          prism(bench, 5, 9, box(side > 0 ? 38 : -45, -16, 7, 32, 1), 20, { ink: bench.sheet.colours.inkB })
      },
    },
    {
      name: 'Filtro infrarrojo',
      at: 34,
      tip: [1, 0, 30],
      tone: 'pale',
      draw: (bench, ink) => {
        prism(bench, 0, 3, box(-31, -31, 62, 62, 2), 34, { ink, shade: 'none' })
        onFace(bench, 0, () => {
          const path = new Path2D()
          path.moveTo(-18, 14)
          path.lineTo(10, -20)
          path.moveTo(-6, 18)
          path.lineTo(20, -14)
          outline(bench.sheet, path, 1.6, bench.sheet.colours.stock)
        })
      },
    },
    {
      name: 'Sensor',
      at: 40,
      tip: [0, 6, -22],
      tone: 'stock',
      draw: (bench, ink) => {
        const { sheet } = bench
        const { colours } = sheet
        prism(bench, 4, 4, box(-42, -42, 84, 84, 3), 50, { ink: colours.bio })
        prism(bench, 4, 2, box(-16, 40, 32, 40, 2), 30, { ink: colours.stock })
        prism(bench, 0, 4, box(-30, -30, 60, 60, 2), 34, { ink, shade: 'none' })
        onFace(bench, 0, () => {
          const tints = [colours.bio, colours.nano, colours.info, colours.bio]
          for (let row = 0; row < 8; row++)
            for (let column = 0; column < 8; column++)
              printed(sheet, box(-24 + column * 6, -24 + row * 6, 6, 6), {
                ink: tints[(row % 2) * 2 + (column % 2)] ?? colours.bio,
                shade: 'none',
                outline: 0.5,
              })
        })
      },
    },
  ],
}
