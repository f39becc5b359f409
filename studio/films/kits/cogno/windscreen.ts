import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { arcBand, box, oval, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'

const horizon = 262
const glass = { x: 14, y: 176, width: 332, height: 250 } as const

export const windscreen = scene({
  settings: v.strictObject({}),
  cues: { call: 'the telephone rings and takes the attention' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      const call = after(moment, 'call', 0.9, -0.3)
      const pane = box(glass.x, glass.y, glass.width, glass.height, 34)
      within(sheet, pane, () => {
        road(sheet, moment)
        rolling(sheet, moment, call)
        sheet.brush.globalAlpha = 0.66 * call
        sheet.brush.fillStyle = colours.ground
        sheet.brush.fillRect(0, 160, 360, 300)
        sheet.brush.globalAlpha = 1
      })
      outline(sheet, pane, 7, colours.key)
      dashboard(sheet, moment)
      phone(sheet, moment, call)
      const share = ballShare(moment)
      label(sheet, '¿lo ves?', clamp(lerp(330, 30, share), 60, 250), 300, {
        progress: after(moment, 'call', 0.5, 1.3),
        chip: colours.nano,
        size: 15,
      })
    })
  },
})

function road(sheet: Sheet, moment: Moment): void {
  const { colours, brush } = sheet
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 160, 360, 110)
  printed(sheet, box(-20, horizon, 400, 200), {
    ink: colours.bio,
    shade: 'lines',
    across: [0, horizon, 0, 440],
    cover: [0.1, 0.3],
    pitch: 8,
    outline: 2.2,
  })
  for (let i = 0; i < 9; i++) {
    const x = -20 + i * 46 + wander(0, i, 1) * 12
    const high = 26 + (i % 3) * 15
    printed(sheet, box(x, horizon - high, 32, high), {
      ink: i % 2 ? colours.inkB : colours.cogno,
      cover: [0, 0.4],
      outline: 2,
    })
  }
  printed(
    sheet,
    polygon([
      [168, horizon],
      [192, horizon],
      [420, 450],
      [-60, 450],
    ]),
    { ink: '#4b4a66', cover: [0, 0.5], across: [0, horizon, 0, 450] },
  )
  for (let i = 0; i < 6; i++) {
    const near = (i + loop(moment.time, 0.7)) / 6
    const [a, b] = [near ** 2.4, Math.min(1.2, (near + 0.09) ** 2.4)]
    const y = (s: number) => horizon + s * 190
    const w = (s: number) => 1 + s * 12
    printed(
      sheet,
      polygon([
        [180 - w(a), y(a)],
        [180 + w(a), y(a)],
        [180 + w(b), y(b)],
        [180 - w(b), y(b)],
      ]),
      { ink: '#ffffff', shade: 'none', outline: 0 },
    )
  }
}

function ballShare(moment: Moment): number {
  return appear(moment.since('call'), 0.5, 4.2, ease.linear)
}

function rolling(sheet: Sheet, moment: Moment, call: number): void {
  const share = ballShare(moment)
  if (share <= 0 || share >= 1) return
  const x = lerp(370, -20, share)
  const y = 352 - Math.abs(Math.sin(share * 14)) * 26
  placed(sheet, x, y, { turn: -share * 14, alpha: 1 - 0.2 * call }, () => {
    ball(sheet, 0, 0, 22, sheet.colours.nano)
    outline(
      sheet,
      smooth(
        [
          [-22, 0],
          [0, 7],
          [22, 0],
        ],
        false,
      ),
      2.4,
      sheet.colours.key,
    )
  })
}

function dashboard(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const board = smooth([
    [-30, 430],
    [80, 414],
    [180, 408],
    [280, 414],
    [390, 430],
    [390, 560],
    [-30, 560],
  ])
  printed(sheet, board, { ink: colours.key, shade: 'none' })
  const steer = wander(moment.time, 3, 0.35) * 0.14
  placed(sheet, 128, 508, { turn: steer }, () => {
    printed(sheet, arcBand(0, 0, 78, 18), { ink: colours.inkB, cover: [0, 0.5], edge: '#ffffff' })
    for (const angle of [0.35, 2.79, 1.57]) {
      const spoke: Point[] = [
        [20 * Math.cos(angle), 20 * Math.sin(angle)],
        [70 * Math.cos(angle), 70 * Math.sin(angle)],
      ]
      outline(sheet, tracePoints(spoke), 15, '#ffffff')
      outline(sheet, tracePoints(spoke), 11, colours.inkB)
    }
    printed(sheet, oval(0, 0, 25, 20), { ink: colours.inkB, shade: 'none', edge: '#ffffff' })
    for (const angle of [3.5, 5.93]) ball(sheet, 78 * Math.cos(angle), 78 * Math.sin(angle), 19, colours.cogno)
  })
}

function phone(sheet: Sheet, moment: Moment, call: number): void {
  const { colours } = sheet
  const at: Point = [lerp(180, 286, call), lerp(316, 462, call)]
  const r = lerp(104, 62, call)
  sheet.brush.setLineDash([9, 8])
  sheet.brush.lineDashOffset = -moment.time * 22
  outline(sheet, oval(at[0], at[1], r, r * 0.86), 4.4, colours.nano)
  sheet.brush.setLineDash([])
  placed(sheet, 286, 468, { turn: 0.1 + call * Math.sin(moment.time * 26) * 0.035 }, () => {
    printed(sheet, box(-24, -42, 48, 84, 8), { ink: colours.cogno, cover: [0, 0.4], edge: '#ffffff' })
    printed(sheet, box(-18, -34, 36, 62, 3), { ink: '#ffffff', shade: 'none', outline: 1.6 })
    for (let i = 0; i < 3; i++) {
      const high = 5 + 17 * call * Math.abs(Math.sin(moment.time * 6 + i * 1.4))
      printed(sheet, box(-13 + i * 10, -2 - high / 2, 6, high), { ink: colours.inkB, shade: 'none', outline: 0 })
    }
  })
  label(sheet, 'tu atención', clamp(at[0], 80, 268), at[1] - r * 0.86 - 4, {
    progress: appear(moment.time, 0.4),
    size: 14,
  })
}
