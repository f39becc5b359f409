import * as v from 'valibot'
import { axes } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, lerp } from '../../motion.ts'
import { box, polygon, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { blend } from '../../palette.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'

const chart = { x: 36, y: 190, width: 292, height: 238 } as const
/** Days of the tests and of the last minute, out of 14 shown; how fast what was learnt fades after each, per day. */
const tests = [
  { day: 0.5, fade: 0.34 },
  { day: 2.5, fade: 0.17 },
  { day: 5, fade: 0.085 },
  { day: 8, fade: 0.035 },
] as const
const cram = { day: 8, fade: 0.3 } as const
const days = 14

/** What is left of something learnt, as a sketch: tested on four days, or read over once, the day before. */
export const reviewCurve = scene({
  settings: v.strictObject({}),
  cues: { test: 'the tests begin', days: 'the days are marked' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      axes(sheet, chart, appear(moment.time, 0, 0.8))
      calendar(sheet, moment)
      const run = days * clamp((moment.since('test') + 0.5) / Math.max(3, moment.duration * 0.52))
      curve(sheet, run, (day) => crammed(day), colours.inkB, 0)
      curve(sheet, run, (day) => spaced(day), colours.cogno, 1)
      lettering(sheet, 'lo que recuerdas', chart.x + 10, chart.y + 4, {
        size: 13,
        weight: 700,
        alpha: appear(moment.time, 0.4),
      })
      label(sheet, 'a prueba, por días', 252, 216, {
        progress: clamp((run - 9.5) / 1.5),
        chip: colours.cogno,
        size: 14,
      })
      label(sheet, 'releído la víspera', 178, 402, {
        progress: clamp((run - 11.5) / 1.5),
        chip: colours.inkB,
        ink: '#ffffff',
        size: 14,
      })
    })
  },
})

function place(day: number, kept: number): Point {
  return [chart.x + (day / days) * (chart.width - 16), chart.y + chart.height - kept * (chart.height - 46)]
}

function spaced(day: number): number {
  const last = tests.findLast((one) => one.day <= day)
  return last ? 0.12 + 0.84 * Math.exp(-last.fade * (day - last.day)) : 0
}

function crammed(day: number): number {
  return day < cram.day ? 0 : 0.08 + 0.86 * Math.exp(-cram.fade * (day - cram.day))
}

function curve(sheet: Sheet, run: number, kept: (day: number) => number, ink: string, above: number): void {
  const { colours } = sheet
  const points = Array.from({ length: 150 }, (_, i) => (i / 149) * run)
    .filter((day) => kept(day) > 0)
    .map((day) => place(day, kept(day)))
  if (points.length < 2) return
  const first = points[0] ?? [0, 0]
  const last = points.at(-1) ?? first
  const floor = chart.y + chart.height
  sheet.brush.globalAlpha = 0.9
  if (above)
    printed(sheet, polygon([...points, [last[0], floor], [first[0], floor]]), {
      ink: 'none',
      shadeInk: ink,
      across: [0, chart.y, 0, floor],
      cover: [0.06, 0.3],
      outline: 0,
    })
  sheet.brush.globalAlpha = 1
  outline(sheet, tracePoints(points), 8, colours.key)
  outline(sheet, tracePoints(points), 4.4, ink)
  ball(sheet, ...last, 8, ink)
}

/** Leaves of a calendar under the axis: the days of the tests turn. */
function calendar(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const run = days * clamp((moment.since('test') + 0.5) / Math.max(3, moment.duration * 0.52))
  const shown = Math.max(after(moment, 'days', 0.6), appear(moment.time, 0.3))
  for (let i = 0; i < 7; i++) {
    const wide = (chart.width - 16) / 7
    const x = chart.x + i * wide
    const test = tests.find(({ day }) => Math.floor(day / 2) === i)
    const y = chart.y + chart.height + 16
    const ticked = test && run > 0 ? clamp((run - test.day) * 1.6) : 0
    printed(sheet, box(x + 3, lerp(y + 30, y, shown), wide - 6, 40 * shown, 3), {
      ink: blend('#ffffff', colours.cogno, ticked),
      shade: 'none',
    })
    printed(sheet, box(x + 3, lerp(y + 30, y, shown), wide - 6, 10 * shown), {
      ink: colours.key,
      shade: 'none',
      outline: 0,
    })
    if (ticked > 0) {
      const [cx, cy] = [x + wide / 2, y + 25]
      outline(
        sheet,
        tracePoints([
          [cx - 8, cy],
          [cx - 2, cy + 7],
          [cx + 9, cy - 7],
        ]),
        4,
        '#ffffff',
      )
    }
  }
}
