import { lettering } from '../../../letters.ts'
import { box, capsule, disc, oval } from '../../../paths.ts'
import { outline, printed } from '../../../print.ts'
import { moved, onFace, place, prism } from '../solids.ts'
import type { Device } from './device.ts'

const shell = () => box(-62, -30, 124, 60, 22)

export const oximeter: Device = {
  axis: 'upright',
  yaw: 0.42,
  pitch: 0.62,
  zoom: [1.2, 1.75],
  parts: [
    {
      name: 'Pantalla',
      at: 0,
      tip: [6, 58, 0],
      tone: 'stock',
      draw: (bench, ink, time) => {
        const { sheet } = bench
        const { colours } = sheet
        prism(bench, 0, 14, shell(), 64, { ink })
        onFace(bench, 0, () => {
          printed(sheet, box(-40, -20, 68, 40, 4), { ink: colours.key, shade: 'none', outline: 1.6 })
          lettering(sheet, '98 %', -34, 1, { size: 20, weight: 750, width: 90, ink: colours.zed })
          const beat = new Path2D()
          beat.moveTo(-34, 12)
          const x = -34 + ((time * 22) % 56)
          for (let at = -34; at < x; at += 2) beat.lineTo(at, 12 - 7 * Math.max(0, Math.sin((at + 34) * 0.33)) ** 4)
          outline(sheet, beat, 1.4, colours.nano)
          printed(sheet, disc(44, 0, 6), { ink: colours.inkB, shade: 'none', outline: 1.5 })
        })
      },
    },
    {
      name: 'Circuito',
      at: 14,
      room: 0.75,
      tip: [2, -48, 0],
      tone: 'pale',
      draw: (bench, ink) => {
        const { sheet } = bench
        prism(bench, 0, 3, box(-50, -21, 100, 42, 3), 54, { ink })
        onFace(bench, 0, () => {
          for (let i = 0; i < 5; i++)
            outline(sheet, capsule([-44 + i * 5, -14], [-20, -6 + i * 4], 0.1), 1, sheet.colours.key)
          for (const [x, y, w, h] of [
            [-18, -10, 26, 20],
            [18, -14, 16, 10],
            [20, 4, 12, 10],
          ] as const)
            printed(sheet, box(x, y, w, h, 1), {
              ink: sheet.colours.key,
              shade: 'none',
              outline: 1.1,
              edge: sheet.colours.stock,
            })
        })
      },
    },
    {
      name: 'Dos luces',
      at: 17,
      room: 0.75,
      tip: [4, 40, 0],
      tone: 'stock',
      draw: (bench, ink, time) => {
        const { sheet } = bench
        prism(bench, 0, 3, box(-30, -13, 74, 26, 3), 40, { ink })
        for (const [v, tint, phase] of [
          [-6, sheet.colours.nano, 0],
          [20, sheet.colours.cogno, 1],
        ] as const) {
          const lit = Math.floor(time * 2.4) % 2 === phase
          prism(moved(bench, -5, v, 0), 0, 5, disc(0, 0, 7), 8, {
            ink: lit ? tint : sheet.colours.stock,
            shade: 'none',
          })
        }
      },
    },
    {
      name: 'Tu dedo',
      at: 20,
      room: 1.25,
      tip: [10, -60, 0],
      tone: 'pale',
      draw: (bench, ink) => {
        const { sheet } = bench
        const z = bench.zoom
        const [near, far] = [place(bench, 10, 46, 0), place(bench, 10, -104, 0)]
        printed(sheet, capsule(near, far, 34 * z), {
          ink,
          across: [near[0], near[1] - 16 * z, near[0] + 4, near[1] + 18 * z],
          cover: [0, 0.6],
        })
        const [x, y] = place(bench, -1, 40, 0)
        printed(sheet, oval(x, y + 2 * z, 15 * z, 8 * z, -0.24), {
          ink: sheet.colours.stock,
          shade: 'none',
          outline: 1.6,
        })
      },
    },
    {
      name: 'Sensor de luz',
      at: 42,
      room: 0.75,
      tip: [4, 40, 0],
      tone: 'companion',
      draw: (bench, ink) => {
        prism(bench, 0, 3, box(-30, -14, 74, 28, 3), 40, { ink: bench.sheet.colours.stock })
        prism(bench, -4, 4, box(-8, -9, 30, 18, 2), 18, { ink })
      },
    },
    {
      at: 45,
      tip: [0, 0, 0],
      tone: 'dark',
      draw: (bench, ink) => prism(bench, 0, 13, shell(), 64, { ink }),
    },
  ],
}
