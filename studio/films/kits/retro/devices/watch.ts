import { arcBand, box, capsule, disc, polygon, type Point } from '../../../paths.ts'
import { outline, printed } from '../../../print.ts'
import { hoop, onFace, place, prism, turned } from '../solids.ts'
import type { Device } from './device.ts'

export function gearPath(x: number, y: number, r: number, teeth: number, turn: number, tooth = 3): Path2D {
  const points: Point[] = []
  for (let i = 0; i < teeth; i++)
    for (const [share, far] of [
      [0, 0],
      [0.2, tooth],
      [0.5, tooth],
      [0.7, 0],
    ] as const) {
      const angle = turn + ((i + share) / teeth) * 2 * Math.PI
      points.push([x + (r + far) * Math.cos(angle), y + (r + far) * Math.sin(angle)])
    }
  return polygon(points)
}

const hand = (angle: number, length: number): [Point, Point] => [
  [-6 * Math.sin(angle), 6 * Math.cos(angle)],
  [length * Math.sin(angle), -length * Math.cos(angle)],
]

export const watch: Device = {
  axis: 'across',
  yaw: 0.82,
  pitch: 0.28,
  zoom: [1.36, 2.1],
  aura: (bench, time) => {
    const [x, y] = place(bench, 12)
    for (const side of [0, 1])
      for (let i = 0; i < 3; i++) {
        const middle = side * Math.PI
        const r = (58 + i * 11 + 1.6 * Math.sin(time * 16 + i)) * bench.zoom
        outline(
          bench.sheet,
          arcBand(x, y, r, 0.1, middle - 0.34, middle + 0.34),
          3.4 - i * 0.8,
          bench.sheet.colours.inkA,
        )
      }
  },
  parts: [
    {
      name: 'Cristal',
      at: 0,
      tip: [1, 0, -36],
      tone: 'stock',
      draw: (bench, ink) => {
        const { brush } = bench.sheet
        brush.save()
        brush.globalAlpha *= 0.42
        prism(bench, 0, 3, disc(0, 0, 40), 40, { ink, shade: 'none' })
        brush.restore()
        onFace(bench, 0, () => {
          outline(bench.sheet, disc(0, 0, 40), 2, bench.sheet.colours.line)
          outline(bench.sheet, capsule([-22, 8], [4, -24], 3), 1.3, bench.sheet.colours.line)
        })
      },
    },
    {
      name: 'Agujas',
      at: 4,
      room: 0.8,
      tip: [0, 10, 20],
      tone: 'dark',
      draw: (bench, ink, time) =>
        onFace(bench, 0, () => {
          const { sheet } = bench
          const second = (Math.floor(time) + Math.min(1, (time % 1) * 8)) * (Math.PI / 30)
          printed(sheet, capsule(...hand(-1.05, 20), 6), { ink, shade: 'none', outline: 1.4 })
          printed(sheet, capsule(...hand(1.02, 30), 5), { ink, shade: 'none', outline: 1.4 })
          printed(sheet, capsule(...hand(2.6 + second, 33), 2.4), {
            ink: sheet.colours.nano,
            shade: 'none',
            outline: 0.9,
          })
          printed(sheet, disc(0, 0, 4), { ink, shade: 'none', outline: 1.4 })
        }),
    },
    {
      name: 'Esfera',
      at: 6,
      tip: [1, 0, -36],
      tone: 'stock',
      draw: (bench, ink) => {
        prism(bench, 0, 3, disc(0, 0, 40), 40, { ink, shade: 'none' })
        onFace(bench, 0, () => {
          for (let i = 0; i < 12; i++) {
            const angle = (i * Math.PI) / 6
            const [s, c] = [Math.sin(angle), Math.cos(angle)]
            const near = i % 3 === 0 ? 27 : 31
            printed(bench.sheet, capsule([near * s, -near * c], [36 * s, -36 * c], i % 3 === 0 ? 4 : 2.2, 'flat'), {
              ink: bench.sheet.colours.key,
              shade: 'none',
              outline: 0,
            })
          }
        })
      },
    },
    {
      casing: true,
      at: 8,
      tip: [0, 0, 0],
      tone: 'companion',
      draw: (bench, ink) => {
        for (const side of [-1, 1])
          prism(bench, 8, 4, box(-20, side > 0 ? 36 : -92, 40, 56, 4), 60, { ink: bench.sheet.colours.stock })
        prism(bench, 5, 22, disc(0, 0, 45), 45, { ink })
        prism(bench, 0, 6, disc(0, 0, 45), 45, { ink })
      },
    },
    {
      name: 'Engranajes',
      at: 10,
      tip: [2, -8, 34],
      tone: 'copper',
      draw: (bench, ink, time) => {
        prism(bench, 5, 2, disc(0, 0, 39), 39, { ink: bench.sheet.colours.stock })
        const step = Math.floor(time) + Math.min(1, (time % 1) * 6)
        for (const [x, y, r, teeth, way] of [
          [-10, 12, 20, 20, 1],
          [15, 2, 12, 12, -1.67],
          [-6, -20, 12, 12, -1.67],
        ] as const) {
          prism(bench, 2, 3, gearPath(x, y, r, teeth, step * 0.16 * way), r, { ink })
          onFace(bench, 2, () =>
            printed(bench.sheet, disc(x, y, r * 0.3), { ink: bench.sheet.colours.stock, shade: 'none', outline: 1.3 }),
          )
        }
      },
    },
    {
      name: 'Motor',
      at: 18,
      tip: [2, 12, -22],
      tone: 'companion',
      draw: (bench, ink) => {
        const { sheet } = bench
        prism(bench, 4, 2, box(-24, -26, 52, 52, 3), 36, { ink: sheet.colours.stock })
        prism(bench, 0, 5, box(-18, -24, 40, 14, 2), 24, { ink })
        onFace(bench, 0, () => {
          const path = new Path2D()
          for (let x = -14; x < 22; x += 4) {
            path.moveTo(x, -24)
            path.lineTo(x, -10)
          }
          outline(sheet, path, 1.1, sheet.colours.key)
        })
        prism(bench, 0, 5, disc(4, 10, 9), 9, { ink })
        onFace(bench, 0, () =>
          printed(sheet, disc(4, 10, 4), { ink: sheet.colours.stock, shade: 'none', outline: 1.2 }),
        )
      },
    },
    {
      name: 'Cuarzo',
      at: 22,
      tip: [16, 0, 8],
      tone: 'stock',
      draw: (bench, ink) => {
        turned(
          bench,
          0,
          [
            [0, 9],
            [26, 9],
          ],
          { ink },
        )
        for (const u of [3, 24]) hoop(bench, u, 9, bench.sheet.colours.key, 1.2)
      },
    },
    {
      name: 'Pila',
      at: 26,
      room: 1.2,
      tip: [4, 0, -22],
      tone: 'pale',
      draw: (bench, ink) => {
        prism(bench, 0, 9, disc(0, 0, 26), 26, { ink })
        onFace(bench, 0, () => {
          outline(bench.sheet, disc(0, 0, 20), 1.3, bench.sheet.colours.key)
          printed(bench.sheet, capsule([-7, 0], [7, 0], 3.4, 'flat'), {
            ink: bench.sheet.colours.key,
            shade: 'none',
            outline: 0,
          })
          printed(bench.sheet, capsule([0, -7], [0, 7], 3.4, 'flat'), {
            ink: bench.sheet.colours.key,
            shade: 'none',
            outline: 0,
          })
        })
      },
    },
  ],
}
