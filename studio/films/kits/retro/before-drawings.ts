/** Replaced devices, drawn at the origin, about 180 by 150 units. */
import { lettering } from '../../letters.ts'
import { loop, pulse } from '../../motion.ts'
import { arcBand, box, capsule, disc, oval, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed, rod } from '../../print.ts'
import type { Sheet } from '../../scene.ts'
import { bloodSample, heavyCells, hotFilament, potOnFlame } from './old-sources.ts'

type Drawing = (sheet: Sheet, time: number) => void

const gramophone: Drawing = (sheet, time) => {
  const { colours } = sheet
  printed(sheet, box(-70, 34, 120, 36, 3), { ink: '#b9774a', shade: 'lines', pitch: 6, cover: [0.05, 0.3] })
  printed(sheet, oval(-16, 34, 52, 12), { ink: colours.key, shade: 'none', edge: colours.stock })
  for (const r of [40, 30, 20]) outline(sheet, oval(-16, 34, r, r * 0.23), 1, '#8a90a6')
  printed(sheet, oval(-16 + 12 * Math.cos(time * 3), 34 + 3 * Math.sin(time * 3), 5, 2), {
    ink: colours.nano,
    shade: 'none',
    outline: 0,
  })
  rod(sheet, [34, 26], [22, -6], 9, colours.stock)
  rod(sheet, [24, -4], [4, 30], 6, colours.stock)
  const bell = smooth([
    [18, 2],
    [14, -14],
    [-2, -34],
    [-8, -62],
    [6, -88],
    [52, -78],
    [86, -40],
    [78, -18],
    [52, -14],
    [34, -8],
    [28, 4],
  ])
  printed(sheet, bell, { ink: '#f0b840', cover: [0, 0.5] })
  printed(sheet, oval(42, -54, 57, 29, 0.78), { ink: '#8a5a12', cover: [0.1, 0.6], shadeInk: colours.key })
  printed(sheet, oval(36, -46, 20, 9, 0.78), { ink: colours.key, shade: 'none', outline: 0 })
  for (let i = 0; i < 3; i++) {
    const share = loop(time, 1.5, i / 3)
    outline(sheet, arcBand(40, -52, 48 + 50 * share, 0.1, -1.1, 0.0), 3.4 * Math.sin(Math.PI * share), colours.line)
  }
}

const pressed: Drawing = (sheet, time) => {
  const { colours } = sheet
  const press = pulse(time, 2.2)
  const dip = 22 * press
  const upper: Point[] = Array.from({ length: 21 }, (_, i) => {
    const x = -88 + i * 8.8
    return [x, 6 + dip * Math.exp(-((x / 34) ** 2))]
  })
  printed(sheet, box(-92, 34, 184, 18, 2), { ink: colours.stock })
  for (const x of [-66, -33, 33, 66]) printed(sheet, disc(x, 30, 4), { ink: colours.key, shade: 'none', outline: 0 })
  outline(sheet, smooth(upper, false), 11, colours.key)
  outline(sheet, smooth(upper, false), 7, colours.inkB)
  placed(sheet, 0, -1 + dip, { turn: 0.42 }, () => {
    printed(
      sheet,
      polygon([
        [0, 2],
        [-6, -14],
        [6, -14],
      ]),
      { ink: colours.key, shade: 'none' },
    )
    printed(sheet, box(-6, -104, 12, 90, 3), { ink: '#f0b840', cover: [0, 0.4] })
  })
  if (press > 0.8)
    for (const side of [-1, 1])
      outline(
        sheet,
        tracePoints([
          [side * 14, 60],
          [side * 26, 68],
        ]),
        3,
        colours.line,
      )
}

const balanceWheel: Drawing = (sheet, time) => {
  const { colours } = sheet
  const turn = 1.5 * Math.sin(time * 5)
  placed(sheet, 0, -4, { turn }, () => {
    printed(sheet, arcBand(0, 0, 66, 13), { ink: '#f0b840', cover: [0, 0.45] })
    for (const angle of [0, Math.PI])
      printed(
        sheet,
        capsule([10 * Math.cos(angle), 10 * Math.sin(angle)], [61 * Math.cos(angle), 61 * Math.sin(angle)], 9, 'flat'),
        { ink: '#f0b840', shade: 'none' },
      )
    for (let i = 0; i < 8; i++)
      printed(sheet, disc(73 * Math.cos((i * Math.PI) / 4 + 0.4), 73 * Math.sin((i * Math.PI) / 4 + 0.4), 4), {
        ink: colours.stock,
        shade: 'none',
        outline: 1.5,
      })
  })
  const spring = Array.from({ length: 90 }, (_, i): Point => {
    const t = i / 89
    const angle = t * 4.6 * 2 * Math.PI + turn * (1 - t)
    const r = 7 + 42 * t
    return [r * Math.cos(angle), -4 + r * Math.sin(angle)]
  })
  outline(sheet, smooth(spring, false), 2.6, colours.line)
  printed(sheet, disc(0, -4, 9), { ink: colours.nano, shade: 'none' })
}

const filmRoll: Drawing = (sheet, time) => {
  const { colours } = sheet
  const run = (time * 12) % 52
  printed(sheet, box(-34, -32, 142, 64, 2), { ink: '#7a4a2c', shade: 'none' })
  sheet.brush.save()
  sheet.brush.beginPath()
  sheet.brush.rect(-34, -32, 142, 64)
  sheet.brush.clip()
  for (let i = -1; i < 4; i++) {
    const x = -30 + i * 52 + run
    printed(sheet, box(x, -18, 44, 36, 1), { ink: '#d98a52', shade: 'none', outline: 1.4 })
    printed(
      sheet,
      polygon([
        [x + 2, 16],
        [x + 16, -4],
        [x + 24, 6],
        [x + 32, -2],
        [x + 42, 16],
      ]),
      { ink: '#5a3018', shade: 'none', outline: 0 },
    )
    printed(sheet, disc(x + 32, -9, 4), { ink: '#3a1e10', shade: 'none', outline: 0 })
    for (let k = 0; k < 4; k++)
      for (const y of [-28, 22])
        printed(sheet, box(x + k * 13, y, 7, 6, 1), { ink: '#fff4e0', shade: 'none', outline: 0 })
  }
  sheet.brush.restore()
  printed(sheet, box(-92, -42, 62, 84, 4), { ink: colours.inkB, cover: [0, 0.5] })
  printed(sheet, box(-96, -50, 70, 12, 3), { ink: colours.key, shade: 'none', edge: colours.stock })
  printed(sheet, box(-96, 38, 70, 12, 3), { ink: colours.key, shade: 'none', edge: colours.stock })
  printed(sheet, box(-70, -62, 18, 12, 2), { ink: colours.key, shade: 'none', edge: colours.stock })
  lettering(sheet, '36', -61, 12, { size: 30, weight: 850, align: 'center', ink: colours.key })
}

export const oldThings = {
  sound: gramophone,
  touch: pressed,
  time: balanceWheel,
  heat: potOnFlame,
  photo: filmRoll,
  energy: heavyCells,
  light: hotFilament,
  blood: bloodSample,
} as const satisfies Record<string, Drawing>
