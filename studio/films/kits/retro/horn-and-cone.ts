import * as v from 'valibot'
import { arrow, wave } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, ease, lerp, loop } from '../../motion.ts'
import { arcBand, box, disc, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

const gold = '#f0b840'
const copper = '#e88a5c'
const tremble = (time: number) => Math.sin(time * 7)

const flare = (share: number) => 8 * Math.exp(2.25 * share)

function record(sheet: Sheet, time: number): void {
  const { colours } = sheet
  const surface: Point[] = Array.from({ length: 7 }, (_, i) => i).flatMap((i): Point[] => {
    const x = -180 + i * 18 + 5 * (i === 3 ? tremble(time) : Math.sin(time * 7 + i * 1.9))
    return [
      [x - 7, 60],
      [x, 70],
      [x + 7, 60],
    ]
  })
  printed(sheet, polygon([[-198, 60], ...surface, [-52, 60], [-52, 84], [-198, 84]]), {
    ink: colours.key,
    shade: 'none',
    edge: colours.stock,
    outline: 1.4,
  })
}

function horn(sheet: Sheet, time: number): void {
  const { colours } = sheet
  const axis = -14
  const sway = 5 * tremble(time)
  record(sheet, time)
  const throat = -100
  const mouth = 150
  const rim = (side: number): Point[] =>
    Array.from({ length: 15 }, (_, i) => {
      const share = i / 14
      return [lerp(throat, mouth, share), axis + side * flare(share)]
    })
  printed(sheet, polygon([...rim(-1), ...rim(1).toReversed()]), {
    ink: colours.stock,
    shade: 'none',
    outline: 0,
  })
  for (let i = 0; i < 5; i++) {
    const share = loop(time, 2.4, i / 5) * 1.1
    const x = lerp(throat, mouth, share)
    const half = flare(Math.min(1.04, share)) - 3
    const seen = Math.min(1, share * 6, (1.1 - share) * 10)
    if (seen <= 0 || half <= 0) continue
    const front = smooth(
      [
        [x - 0.1 * half, axis - half],
        [x + 0.16 * half, axis],
        [x - 0.1 * half, axis + half],
      ],
      false,
    )
    outline(sheet, front, 4 * seen, share > 1 ? colours.line : colours.inkA)
  }
  for (const side of [-1, 1]) {
    outline(sheet, smooth(rim(side), false), 8, colours.key)
    outline(sheet, smooth(rim(side), false), 4.4, gold)
  }
  printed(sheet, box(-116, axis - 32, 16, 64, 3), { ink: gold, cover: [0, 0.4] })
  const bulge = -0.86 * sway
  const skin = smooth(
    [
      [-118, axis - 30],
      [-118 + bulge, axis],
      [-118, axis + 30],
    ],
    false,
  )
  outline(sheet, skin, 6, colours.key)
  outline(sheet, skin, 3, colours.inkA)
  const lever = tracePoints([
    [-118 + bulge, axis],
    [-126 + bulge, axis],
    [-126, 24],
    [-126 + sway, 68],
  ])
  outline(sheet, lever, 7, colours.key)
  outline(sheet, lever, 3.4, colours.inkB)
  printed(sheet, disc(-126, 24, 5), { ink: colours.stock, shade: 'none' })
}

function cone(sheet: Sheet, time: number): void {
  const { colours } = sheet
  const push = 8 * tremble(time)
  for (let i = 0; i < 3; i++) {
    const share = loop(time, 1.35, i / 3)
    outline(sheet, arcBand(20, 0, lerp(84, 150, share), 0.1, -0.55, 0.55), 4 * Math.sin(Math.PI * share), colours.line)
  }
  printed(sheet, box(-92, -46, 14, 92), { ink: colours.stock })
  printed(sheet, box(-78, -9, 58, 18), { ink: colours.stock })
  for (const side of [-1, 1]) {
    printed(sheet, box(-78, side < 0 ? -46 : 20, 44, 26), { ink: colours.inkB })
    printed(sheet, box(-34, side < 0 ? -46 : 18, 14, 28), { ink: colours.stock })
    outline(
      sheet,
      tracePoints([
        [-26, side * 44],
        [88, side * 88],
      ]),
      5,
      colours.key,
    )
    printed(sheet, box(-50 + push, side * 14 - 2, 72, 4), { ink: colours.stock, shade: 'none', outline: 1.2 })
    for (let i = 0; i < 5; i++)
      printed(sheet, disc(-46 + push + i * 8, side * 15, 4.2), { ink: copper, shade: 'none', outline: 1.3 })
    printed(
      sheet,
      polygon([
        [18 + push, side * 12],
        [24 + push, side * 12],
        [88 + push * 0.5, side * 74],
        [84 + push * 0.5, side * 80],
      ]),
      { ink: colours.inkA, shade: 'none' },
    )
    outline(
      sheet,
      smooth(
        [
          [86 + push * 0.5, side * 77],
          [93 + push * 0.3, side * 82],
          [88, side * 88],
        ],
        false,
      ),
      3.4,
      colours.key,
    )
  }
  printed(sheet, arcBand(20 + push, 0, 13, 5, -Math.PI / 2, Math.PI / 2), { ink: colours.inkA, shade: 'none' })
  wave(sheet, [-152, 0], [-96, 0], {
    amplitude: 11,
    wavelength: 26,
    phase: (time * 7) / (2 * Math.PI),
    ink: '#e0602c',
    width: 3,
  })
}

export const hornAndCone = scene({
  settings: v.strictObject({}),
  cues: {
    needle: 'the needle is named',
    horn: 'the horn is named',
    after: 'the loudspeaker comes in beside the horn',
    idea: 'the year of an early patent of a moving coil stands above it',
  },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const { time } = moment
    const y = focus.y + 70
    const after = appear(moment.since('after'), -0.6, 1.1, ease.inOut)
    const leaving = 1 - appear(after, 0, 0.4, ease.linear)
    const entered = appear(time, 0.1, 0.7)
    placed(
      sheet,
      lerp(352, 208, after),
      y + 8,
      { grow: lerp(1, 0.66, after) * (0.85 + 0.15 * entered), alpha: entered },
      () => horn(sheet, time),
    )
    label(sheet, 'Aguja', 140, y + 54, {
      leaderTo: [222, y + 62],
      size: 14,
      progress: appear(moment.since('needle'), 0, 0.4) * leaving,
    })
    label(sheet, 'Bocina', 400, y + 92, {
      leaderTo: [428, y + 36],
      size: 14,
      progress: appear(moment.since('horn'), 0, 0.4) * leaving,
    })
    if (after <= 0) return
    const x = lerp(800, 486, after)
    placed(sheet, x, y, { grow: 0.8 }, () => cone(sheet, time))
    arrow(sheet, [326, y], [356, y], {
      width: 9,
      ink: colours.inkA,
      outline: 2.4,
      progress: appear(after, 0.6, 0.4, ease.linear),
    })
    label(sheet, 'Antes: bocina', 208, y + 88, { size: 14, progress: appear(after, 0.5, 0.5) })
    label(sheet, 'Desde 1925: bobina y cono', x, y + 88, {
      size: 14,
      weight: 800,
      chip: colours.key,
      ink: '#ffffff',
      progress: appear(moment.since('after'), 0.2, 0.5),
    })
    label(sheet, '1874: bobina móvil patentada', 520, y - 100, {
      size: 14,
      leaderTo: [x - 24, y - 12],
      progress: appear(moment.since('idea'), 0, 0.5),
    })
  },
})
