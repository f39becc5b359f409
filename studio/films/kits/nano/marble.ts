import * as v from 'valibot'
import { appear, ease, lerp } from '../../motion.ts'
import { disc, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { label } from '../../letters.ts'
import { scene, type Sheet } from '../../scene.ts'
import { after, middle } from './set.ts'

const lands: readonly (readonly Point[])[] = [
  [
    [-165, 65],
    [-125, 70],
    [-85, 68],
    [-60, 52],
    [-80, 28],
    [-97, 20],
    [-84, 9],
    [-105, 22],
    [-123, 40],
    [-135, 58],
  ],
  [
    [-80, 8],
    [-60, 8],
    [-36, -7],
    [-48, -26],
    [-66, -45],
    [-72, -52],
    [-74, -20],
    [-81, -4],
  ],
  [
    [-16, 28],
    [8, 37],
    [32, 31],
    [50, 11],
    [40, -10],
    [34, -28],
    [20, -34],
    [10, -3],
    [-8, 6],
    [-17, 15],
  ],
  [
    [-9, 38],
    [0, 50],
    [10, 58],
    [40, 68],
    [100, 75],
    [170, 68],
    [140, 52],
    [122, 32],
    [106, 12],
    [88, 22],
    [77, 8],
    [68, 24],
    [45, 38],
    [28, 40],
    [12, 44],
  ],
  [
    [114, -22],
    [130, -12],
    [145, -15],
    [152, -28],
    [140, -37],
    [118, -34],
  ],
]

function globe(sheet: Sheet, x: number, y: number, r: number, turn: number): void {
  const { colours } = sheet
  const body = disc(x, y, r)
  printed(sheet, body, { ink: colours.info, shade: 'none', outline: 0 })
  within(sheet, body, () => {
    for (const land of lands) {
      const seen = land.map(
        ([lon, lat]) => [((lon * Math.PI) / 180 + turn) % (2 * Math.PI), (lat * Math.PI) / 180] as const,
      )
      const middleLon = seen.reduce((sum, [lon]) => sum + lon, 0) / seen.length
      if (Math.cos(middleLon) < -0.25) continue
      const points = seen.map(([lon, lat]): Point => {
        const off = Math.atan2(Math.sin(lon), Math.cos(lon))
        const held = Math.max(-1.5, Math.min(1.5, off))
        return [x + r * Math.sin(held) * Math.cos(lat), y - r * Math.sin(lat)]
      })
      printed(sheet, smooth(points), { ink: colours.bio, shade: 'none', outline: 1.8 })
    }
    printed(sheet, disc(x, y, r), {
      ink: 'none',
      across: [x - r * 0.5, y - r * 0.5, x + r * 0.8, y + r * 0.8],
      cover: [-0.35, 0.75],
      pitch: 5.5,
      outline: 0,
    })
  })
  outline(sheet, body, 2.6, colours.key)
}

function span(sheet: Sheet, x: number, y: number, half: number, share: number): void {
  if (share <= 0) return
  const w = half * share
  outline(
    sheet,
    tracePoints([
      [x - w, y - 7],
      [x - w, y + 7],
    ]),
    2.4,
  )
  outline(
    sheet,
    tracePoints([
      [x + w, y - 7],
      [x + w, y + 7],
    ]),
    2.4,
  )
  outline(
    sheet,
    tracePoints([
      [x - w, y],
      [x + w, y],
    ]),
    2.4,
  )
}

export const marble = scene({
  settings: v.strictObject({}),
  cues: { earth: 'the Earth and its span', marble: 'the marble under the lens' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const entered = appear(moment.time, 0, 0.9)
    const found = appear(after(moment, 'marble', 0.72), -0.5, 0.8, ease.inOut)
    const r = lerp(150, 100, found)
    const [ex, ey] = [cx, lerp(cy + 8, cy - 68, found)]
    placed(sheet, 0, (1 - entered) * 60, { alpha: entered }, () => globe(sheet, ex, ey, r, moment.time * 0.28 + 0.9))
    const told = appear(after(moment, 'earth', 0.4), -0.3, 0.6)
    span(sheet, ex, ey + r + 18, r, told)
    if (told > 0)
      label(sheet, found > 0.5 ? 'si esto fuera un metro' : '12 742 km: un metro', ex - 46 * found, ey + r + 18, {
        size: 14,
        progress: told,
      })
    if (found <= 0) return
    const [mx, my, mr] = [cx + 62, cy + 116, 58 * found]
    const point: Point = [ex + r * 0.45, ey + r * 0.42]
    outline(sheet, polygon([point, [mx - mr, my], [mx + mr, my - 4]]), 1.6)
    printed(sheet, disc(mx, my, mr), { ink: '#ffffff', shade: 'none', outline: 3 })
    ball(sheet, mx, my, mr * 0.66, colours.cogno)
    within(sheet, disc(mx, my, mr * 0.66), () => {
      const swirl = smooth(
        Array.from({ length: 9 }, (_, i): Point => [
          mx + (i - 4) * mr * 0.17,
          my + mr * 0.32 * Math.sin(i * 0.8 + moment.time * 1.4),
        ]),
        false,
      )
      outline(sheet, swirl, mr * 0.14, '#ffffff')
      outline(sheet, swirl, 1.6, colours.key)
    })
    label(sheet, 'un nanómetro', mx - mr - 8, my + 22, { size: 15, align: 'right', progress: appear(found, 0.6, 0.4) })
  },
})
