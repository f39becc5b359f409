import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { box, oval, polygon, smooth, type Point } from '../../paths.ts'
import { card, outline, placed, printed, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

function pancreas(sheet: Sheet, time: number, seed: number): void {
  const body: Point[] = [
    [-34, 6],
    [-30, -11],
    [-17, -14],
    [-4, -8],
    [12, -12],
    [30, -13],
    [40, -9],
    [30, -2],
    [14, 1],
    [0, 6],
    [-12, 9],
    [-20, 18],
    [-31, 17],
  ]
  const path = smooth(
    body.map(([x, y], i) => [x + wander(time, seed + i, 0.4), y + wander(time, seed + i + 20, 0.4)] as const),
  )
  printed(sheet, path, { ink: sheet.colours.inkB, cover: [0, 0.5], pitch: 3.6 })
  outline(
    sheet,
    smooth(
      [
        [-26, 3],
        [-10, -1],
        [10, -5],
        [30, -8],
      ],
      false,
    ),
    1.8,
    sheet.colours.key,
  )
}

export const pancreasVial = scene({
  settings: v.strictObject({}),
  cues: { flow: 'the glands begin to slide into the funnel', vial: 'the vial is named' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx] = centreOf(focus)
    const { time, progress } = moment
    const bottom = focus.y + focus.height
    const mouth = bottom - 178
    const columns = 4
    const going = appear(moment.since('flow'), -0.6, 1)
    const fall = time * 20 + Math.max(0, moment.since('flow') === -Infinity ? 0 : moment.since('flow')) * 26 * going
    const span = 9 * 50
    for (let row = 0; row < 9; row++)
      for (let column = 0; column < columns; column++) {
        const y = focus.y - 130 + ((row * 50 + fall) % span)
        const near = clamp((y - (mouth - 78)) / 90)
        const shift = (row % 2 ? 16 : -16) + (column - 1.5) * 76
        const x = cx + lerp(shift, shift * 0.12, ease.inOut(near)) + wander(time, row * 4 + column, 0.3) * 4
        if (y < focus.y - 4 - 20 || near >= 1) continue
        const entering = clamp((y - focus.y + 24) / 40)
        placed(
          sheet,
          x,
          y,
          { turn: wander(time, row * 7 + column, 0.2) * 0.3 + near, grow: (1 - near * 0.75) * entering },
          () => pancreas(sheet, time, row * 4 + column),
        )
      }
    const funnel = polygon([
      [cx - 104, mouth - 26],
      [cx + 104, mouth - 26],
      [cx + 15, mouth + 46],
      [cx + 10, mouth + 74],
      [cx - 10, mouth + 74],
      [cx - 15, mouth + 46],
    ])
    printed(sheet, funnel, { ink: colours.stock, shade: 'lines', cover: [0, 0.5] })
    printed(sheet, oval(cx, mouth - 26, 104, 13), { ink: colours.stock, shade: 'none' })
    const [left, top, wide, high] = [cx - 29, bottom - 92, 58, 84]
    const level = lerp(0.04, 0.42, progress)
    for (let i = 0; i < 2; i++) {
      const drop = loop(time, 1.3, i / 2)
      const y = mouth + 78 + drop * drop * (bottom - 12 - high * level - mouth - 78)
      printed(sheet, oval(cx, y, 3.6, 5.4), { ink: colours.info, shade: 'none', outline: 1.6 })
    }
    card(sheet, left, top, wide, high, { ink: colours.stock, shade: 'none', round: 9 })
    within(sheet, box(left, top, wide, high, 9), () => {
      const surface = top + high * (1 - level)
      const wavy = Array.from({ length: 9 }, (_, i): Point => [
        left + (i / 8) * wide,
        surface + Math.sin(i + time * 4) * 1.6,
      ])
      const liquid = polygon([...wavy, [left + wide, top + high + 4], [left, top + high + 4]])
      printed(sheet, liquid, { ink: colours.info, shade: 'dots', cover: [0, 0.4] })
    })
    outline(sheet, box(left, top, wide, high, 9), 2.8, colours.key)
    card(sheet, left + 8, top - 10, wide - 16, 11, {
      ink: colours.stock,
      shade: 'lines',
      cover: [0.2, 0.5],
      pitch: 3.4,
    })
    label(sheet, 'insulina', cx + 98, bottom - 44, {
      progress: appear(moment.since('vial'), -0.1),
      size: 15,
      leaderTo: [cx + 30, bottom - 44],
    })
  },
})
