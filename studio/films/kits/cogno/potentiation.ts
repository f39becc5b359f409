import * as v from 'valibot'
import { axes, spark } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, lerp, loop } from '../../motion.ts'
import { blob, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed, rod } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'
import { impulseOn } from './neuron-tree.ts'

const chart = { x: 40, y: 326, width: 284, height: 158 } as const

export const potentiation = scene({
  settings: v.strictObject({}),
  cues: { burst: 'a burst of signals', after: 'the same signal, a larger response' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      pair(sheet, moment)
      plot(sheet, moment)
    })
  },
})

function strength(moment: Moment): number {
  return 1 + 1.1 * appear(moment.since('burst'), 0.3, 1)
}

function pair(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const since = moment.since('burst')
  const bursting = since > -0.3 && since < 0.9
  const period = bursting ? 0.16 : 1.15
  const beat = loop(bursting ? since + 3 : moment.time, period)
  const power = strength(moment)
  const way: Point[] = [
    [88, 230],
    [150, 222],
    [212, 230],
  ]
  outline(sheet, smooth(way, false), 10 + power * 3, colours.key)
  outline(sheet, smooth(way, false), 5.6 + power * 3, colours.cogno)
  printed(sheet, blob(84, 232, 36, moment.time, 3, 0.1), { ink: colours.cogno, cover: [0, 0.6] })
  printed(sheet, blob(262, 232, 40, moment.time, 8, 0.1), { ink: colours.inkB, cover: [0, 0.6] })
  printed(sheet, blob(214, 231, 11 + power * 3, moment.time, 5, 0.05), { ink: colours.cogno, cover: [0, 0.5] })
  rod(sheet, [26, 172], [70, 216], 8, '#ffffff', { shade: 'none' })
  spark(sheet, 74, 220, 24, beat * 1.6, colours.nano)
  impulseOn(sheet, way, beat * 1.7, { reach: 0.3, width: 13 })
  const answer = clamp((beat - 0.45) * 2.4)
  spark(sheet, 262, 232, 34 + 22 * power, bursting ? 0 : answer, colours.nano)
  ball(sheet, 84, 232, 12, '#ffffff')
  ball(sheet, 262, 232, 13, '#ffffff')
  label(sheet, 'señal', 70, 288, { progress: appear(moment.time, 0.2), size: 14 })
  label(sheet, 'respuesta', 272, 296, {
    progress: appear(moment.time, 0.5),
    size: 14,
    chip: colours.inkB,
    ink: '#ffffff',
  })
}

function plot(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  axes(sheet, chart, appear(moment.time, 0, 0.7))
  const base = chart.y + chart.height
  const burstX = chart.x + chart.width * 0.34
  const random = sheet.random(31)
  const noise = Array.from({ length: 25 }, () => random())
  const before = appear(moment.time, 0.3, Math.max(0.8, moment.duration * 0.3), (t) => clamp(t))
  const later = clamp((moment.since('burst') - 0.7) / 3)
  for (const [i, jitter] of noise.entries()) {
    const share = i / 24
    const x = chart.x + 14 + share * (chart.width - 34)
    const isBefore = x < burstX - 6
    const shown = isBefore ? before * 0.34 > share : later > (share - 0.34) / 0.66
    if (!shown || (!isBefore && x < burstX + 8)) continue
    const settled = 2.05 + 0.5 * Math.exp(-(share - 0.34) * 9)
    const y = base - (isBefore ? 1 : settled) * 42 - (jitter - 0.5) * 10
    ball(sheet, x, y, 5.6, isBefore ? colours.inkB : colours.cogno)
  }
  const line = appear(moment.since('burst'), -0.3, 0.5)
  if (line > 0) {
    const zig = Array.from({ length: 14 }, (_, i): Point => [
      burstX + (i % 2 ? 6 : -6),
      lerp(base - 2, base - 2 - 140 * line, i / 13),
    ])
    outline(sheet, tracePoints(zig), 3.4, colours.nano)
    label(sheet, 'ráfaga', burstX, chart.y - 2, { progress: line, chip: colours.nano })
  }
  sheet.brush.setLineDash([3, 5])
  outline(
    sheet,
    tracePoints([
      [chart.x, base - 42],
      [chart.x + chart.width * 0.94, base - 42],
    ]),
    1.6,
    colours.faint,
  )
  sheet.brush.setLineDash([])
  lettering(sheet, 'horas', chart.x + chart.width - 4, base + 20, { size: 14, weight: 700, align: 'right' })
}
