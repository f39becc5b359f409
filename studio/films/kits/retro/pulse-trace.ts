import * as v from 'valibot'
import { bigNumber, label } from '../../letters.ts'
import { appear, clamp, lerp } from '../../motion.ts'
import { box, polygon, tracePoints, type Point } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

/** Arterial volume during a heartbeat, 0 to 1: a quick rise, a notch, a slow fall. */
function beat(time: number): number {
  const t = ((time % 1) + 1) % 1
  return clamp(Math.exp(-(((t - 0.18) / 0.1) ** 2)) + 0.42 * Math.exp(-(((t - 0.46) / 0.13) ** 2)))
}

function curve(x: number, y: number, wide: number, high: number, time: number): Point[] {
  return Array.from({ length: 121 }, (_, i): Point => {
    const t = i / 120
    return [x + t * wide, y - high * beat(time - (1 - t) * 3.2)]
  })
}

function band(
  sheet: Sheet,
  x: number,
  y: number,
  wide: number,
  high: number,
  ink: string,
  name: string,
  shown: number,
): void {
  printed(sheet, box(x, y, wide, high), { ink, shade: 'none', outline: 1.6 })
  label(sheet, name, x - 12, y + high / 2, { align: 'right', size: 12, progress: shown })
}

function parts(sheet: Sheet, time: number, still: number, beating: number): void {
  const { colours, focus } = sheet
  const [x, wide, floor] = [150, 436, focus.y + 160]
  band(sheet, x, floor - 34, wide, 34, '#f2d9c4', 'Hueso', still)
  band(sheet, x, floor - 66, wide, 32, '#f0b49a', 'Piel', still)
  band(sheet, x, floor - 94, wide, 28, '#a04a68', 'Venas', still)
  const top = curve(x, floor - 100, wide, 46, time)
  printed(sheet, polygon([...top, [x + wide, floor - 94], [x, floor - 94]]), {
    ink: '#ff4438',
    cover: [0, 0.25 + 0.25 * beating],
    outline: 1.6,
  })
  label(sheet, 'Arteria', x - 12, floor - 112, { align: 'right', size: 12, progress: Math.max(beating, still) })
  outline(sheet, tracePoints(top), 2 + 3 * beating, colours.line)
  if (beating > 0) {
    const [, y] = top.at(-1) ?? [0, 0]
    printed(sheet, box(x + wide + 6, floor - 148, 14, 50), {
      ink: colours.key,
      shade: 'none',
      edge: colours.line,
      outline: 1.4,
    })
    printed(sheet, box(x + wide + 7, y, 12, Math.max(1, floor - 99 - y)), {
      ink: colours.zed,
      shade: 'none',
      outline: 0,
    })
  }
}

function ratios(sheet: Sheet, time: number, ratio: number, number: number): void {
  const { colours, focus } = sheet
  for (const [i, [name, ink, high]] of (
    [
      ['Roja', '#ff3b3b', 27],
      ['Infrarroja', '#8d4bff', 52],
    ] as const
  ).entries()) {
    const y = focus.y + 68 + i * 92
    printed(sheet, box(118, y - 66, 262, 76, 3), { ink: colours.stock, shade: 'none' })
    outline(sheet, tracePoints(curve(126, y, 246, high, time)), 3.4, ink)
    label(sheet, name, 64, y - 30, { size: 13, chip: ink, ink: '#ffffff', progress: 1 })
    if (ratio > 0) {
      outline(
        sheet,
        tracePoints([
          [394, y],
          [394, y - high * ratio],
        ]),
        5,
        ink,
      )
      for (const end of [y, y - high * ratio])
        outline(
          sheet,
          tracePoints([
            [387, end],
            [401, end],
          ]),
          2.6,
          colours.key,
        )
    }
  }
  if (ratio > 0) {
    const y = focus.y + 76
    outline(
      sheet,
      tracePoints([
        [420, y],
        [420 + 40 * ratio, y],
      ]),
      3,
      colours.line,
    )
    outline(
      sheet,
      tracePoints([
        [440, y - 22],
        [440, y - 22 + 12 * ratio],
      ]),
      8,
      '#ff3b3b',
    )
    outline(
      sheet,
      tracePoints([
        [440, y + 12],
        [440, y + 12 + 22 * ratio],
      ]),
      8,
      '#8d4bff',
    )
  }
  if (number > 0)
    bigNumber(sheet, `${Math.round(lerp(80, 98, number))} %`, 542, focus.y + 94, {
      size: 54,
      under: 'oxígeno',
      alpha: number,
      width: 90,
    })
}

export const pulseTrace = scene({
  settings: v.strictObject({ ratio: v.optional(v.boolean(), false) }),
  cues: {
    still: 'what stays the same is named',
    beat: 'the beating part is singled out',
    ratio: 'the two beats are compared',
    number: 'the percentage appears',
  },
  draw: (sheet, moment, { ratio }) => {
    if (ratio)
      ratios(sheet, moment.time, appear(moment.since('ratio'), -0.2, 0.6), appear(moment.since('number'), -0.2, 0.8))
    else parts(sheet, moment.time, appear(moment.since('still'), -0.2, 0.5), appear(moment.since('beat'), -0.2, 0.6))
  },
})
