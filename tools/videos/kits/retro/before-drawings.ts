/** What the devices replaced, each drawn around the origin, about 180 units wide and 150 high. */
import { lettering } from '../../letters.ts'
import { bump, loop, pulse } from '../../motion.ts'
import { arcBand, box, capsule, disc, oval, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed, rod } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

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
  // Neck, flaring bell and the dark mouth that one looks into.
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
  // The spring breathes with the wheel.
  const spring = Array.from({ length: 90 }, (_, i): Point => {
    const t = i / 89
    const angle = t * 4.6 * 2 * Math.PI + turn * (1 - t)
    const r = 7 + 42 * t
    return [r * Math.cos(angle), -4 + r * Math.sin(angle)]
  })
  outline(sheet, smooth(spring, false), 2.6, colours.line)
  printed(sheet, disc(0, -4, 9), { ink: colours.nano, shade: 'none' })
}

const potOnFlame: Drawing = (sheet, time) => {
  const { colours } = sheet
  for (let i = 0; i < 5; i++) {
    const x = -48 + i * 24
    const high = 30 + 8 * Math.sin(time * 6 + i * 1.7)
    printed(
      sheet,
      smooth([
        [x, 66 - high],
        [x + 10, 54],
        [x + 7, 68],
        [x, 72],
        [x - 7, 68],
        [x - 10, 54],
      ]),
      { ink: colours.nano, shade: 'none', outline: 1.7 },
    )
    printed(
      sheet,
      smooth([
        [x, 68 - high * 0.5],
        [x + 4, 62],
        [x, 70],
        [x - 4, 62],
      ]),
      { ink: '#ffd95e', shade: 'none', outline: 0 },
    )
  }
  printed(sheet, box(-80, -24, 160, 58, 10), { ink: colours.stock, cover: [0.02, 0.6] })
  printed(sheet, box(-88, -32, 176, 12, 4), { ink: colours.stock })
  for (const side of [-1, 1])
    printed(sheet, box(side > 0 ? 80 : -100, -14, 20, 14, 5), { ink: colours.key, shade: 'none', edge: colours.stock })
  for (let i = 0; i < 3; i++) {
    const rise = loop(time, 2.4, i / 3)
    const x = -34 + i * 34
    outline(
      sheet,
      smooth(
        [
          [x, -38 - 26 * rise],
          [x + 7, -50 - 26 * rise],
          [x - 5, -60 - 26 * rise],
          [x + 3, -72 - 26 * rise],
        ],
        false,
      ),
      3.4 * Math.sin(Math.PI * rise),
      colours.line,
    )
  }
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

const heavyCells: Drawing = (sheet, time) => {
  const { colours } = sheet
  const bend = 4 + 1.5 * Math.sin(time * 2)
  for (const [i, x] of [-58, 0, 58].entries()) {
    printed(sheet, box(x - 11, -66 + bend, 22, 14, 2), { ink: colours.stock })
    printed(sheet, box(x - 25, -54 + bend, 50, 112, 6), {
      ink: colours.bio,
      cover: [0, 0.55],
      across: [x - 22, 0, x + 24, 0],
    })
    printed(sheet, box(x - 25, -54 + bend, 50, 30, 6), {
      ink: '#f0b840',
      cover: [0, 0.5],
      across: [x - 22, 0, x + 24, 0],
    })
    lettering(sheet, 'Ni·Cd', x, 14 + bend, { size: 15, weight: 800, align: 'center', ink: '#14132b' })
    if (i === 0) lettering(sheet, '+', x, -36 + bend, { size: 20, weight: 900, align: 'center', ink: '#14132b' })
  }
  outline(
    sheet,
    smooth(
      [
        [-100, 60],
        [0, 62 + bend],
        [100, 60],
      ],
      false,
    ),
    6,
    colours.line,
  )
}

const hotFilament: Drawing = (sheet, time) => {
  const { colours } = sheet
  const heat = 0.7 + 0.3 * pulse(time, 1.3)
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 2 * Math.PI + 0.2
    const [near, far] = [74, 84 + 9 * pulse(time, 1.1, i / 5)]
    if (Math.sin(angle) > 0.75) continue
    outline(
      sheet,
      tracePoints([
        [near * Math.cos(angle), -22 + near * Math.sin(angle)],
        [far * Math.cos(angle), -22 + far * Math.sin(angle)],
      ]),
      4,
      colours.line,
    )
  }
  printed(
    sheet,
    smooth([
      [0, -84],
      [46, -66],
      [60, -24],
      [40, 14],
      [24, 44],
      [-24, 44],
      [-40, 14],
      [-60, -24],
      [-46, -66],
    ]),
    { ink: '#ffe9a8', cover: [0, 0.25], shadeInk: colours.nano },
  )
  outline(
    sheet,
    tracePoints([
      [-10, 44],
      [-12, 6],
      [-26, -22],
    ]),
    2.6,
    colours.key,
  )
  outline(
    sheet,
    tracePoints([
      [10, 44],
      [12, 6],
      [26, -22],
    ]),
    2.6,
    colours.key,
  )
  const coil = Array.from({ length: 60 }, (_, i): Point => [
    -26 + (52 * i) / 59,
    -24 - 8 * Math.abs(Math.sin((i / 59) * Math.PI * 10)),
  ])
  outline(sheet, smooth(coil, false), 3 + 2 * heat, colours.nano)
  printed(sheet, box(-24, 44, 48, 32, 4), { ink: colours.stock, cover: [0.1, 0.6], across: [-24, 0, 24, 0] })
  for (const y of [52, 60, 68])
    outline(
      sheet,
      tracePoints([
        [-25, y],
        [25, y - 4],
      ]),
      2,
      colours.key,
    )
}

const bloodSample: Drawing = (sheet, time) => {
  const { colours } = sheet
  const fill = 0.5 + 0.4 * Math.sin(time * 1.1)
  placed(sheet, -24, -4, { turn: -0.5 }, () => {
    printed(sheet, box(-50, -17, 96, 34, 3), { ink: '#ffffff', shade: 'none' })
    printed(sheet, box(-50 + 1, -15, 66 * fill, 30, 1), { ink: '#d8203a', cover: [0, 0.35], outline: 0 })
    printed(sheet, box(-50 + 66 * fill, -16, 7, 32, 1), { ink: colours.key, shade: 'none', outline: 0 })
    rod(sheet, [-44 + 66 * fill, 0], [62 + 40 * fill, 0], 6, colours.stock)
    printed(sheet, box(60 + 40 * fill, -15, 7, 30, 2), { ink: colours.stock })
    printed(sheet, box(42, -23, 7, 46, 2), { ink: colours.stock })
    printed(
      sheet,
      polygon([
        [-50, -7],
        [-62, -3],
        [-62, 3],
        [-50, 7],
      ]),
      { ink: colours.inkB, shade: 'none' },
    )
    outline(
      sheet,
      tracePoints([
        [-62, 0],
        [-104, 0],
      ]),
      3,
      colours.line,
    )
  })
  printed(sheet, box(58, -40, 32, 104, 15), { ink: '#ffffff', shade: 'none' })
  printed(sheet, box(60, 2, 28, 60, 13), { ink: '#d8203a', cover: [0, 0.4], outline: 0 })
  printed(sheet, box(54, -50, 40, 18, 3), { ink: colours.inkB })
  const drop = bump((time % 2.2) / 1, 0, 1)
  if (drop > 0.05) outline(sheet, arcBand(74, 34, 8 + 20 * drop, 0.1), 2 * (1 - drop), '#ffffff')
}

/** The old things by the pair that a script names. */
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
