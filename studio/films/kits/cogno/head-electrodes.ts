import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, bump, clamp, lerp, loop } from '../../motion.ts'
import { box, disc, tracePoints, type Point } from '../../paths.ts'
import { ball, card, outline, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'
import { brainSide, headProfile } from './head-and-brain.ts'

export const headElectrodes = scene({
  settings: v.strictObject({ shown: v.picklist(['one', 'traces']) }),
  cues: {
    neuron: 'a single neuron signals: its ripples die away before the scalp',
    sleep: 'the record of sleep begins',
    seizure: 'the record of a seizure begins',
  },
  draw: (sheet, moment, settings) => {
    composed(sheet, () => (settings.shown === 'one' ? alone(sheet, moment) : records(sheet, moment)))
  },
})

function alone(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [x, y, wide] = [60, 228, 228]
  headProfile(sheet, x, y, wide, '#ffffff')
  brainSide(sheet, x + 20, y + 22, 176, { ink: colours.cogno })
  const cell: Point = [x + 84, y + 68]
  const lit = after(moment, 'neuron', 0.4, -0.5)
  for (let i = 0; i < 4; i++) {
    const share = loop(moment.time, 1.8, i / 4)
    sheet.brush.globalAlpha = lit * (1 - share) ** 1.6
    outline(sheet, disc(...cell, 8 + share * 50), 3, '#ffffff')
  }
  sheet.brush.globalAlpha = 1
  ball(sheet, ...cell, 8 + 2 * bump(loop(moment.time, 0.9), 0, 0.5) * lit, lit > 0.2 ? colours.nano : '#ffffff')
  const [ex, ey] = [x + 74, y + 3]
  wire(sheet, ex, ey, moment)
  printed(sheet, box(ex - 17, ey - 15, 34, 15, 4), { ink: colours.inkB, cover: [0, 0.5] })
  label(sheet, 'electrodo', 226, 212, { progress: appear(moment.time, 0.2), leaderTo: [ex + 16, ey - 8] })
  label(sheet, 'una neurona', 262, 500, { progress: lit, chip: colours.nano, leaderTo: cell })
}

function wire(sheet: Sheet, ex: number, ey: number, moment: Moment): void {
  const { colours } = sheet
  const screen = { x: 24, y: 164, width: 104, height: 46 }
  outline(
    sheet,
    tracePoints([
      [ex, ey - 14],
      [ex, screen.y + 24],
      [screen.x + screen.width, screen.y + 24],
    ]),
    5,
    colours.key,
  )
  outline(
    sheet,
    tracePoints([
      [ex, ey - 14],
      [ex, screen.y + 24],
      [screen.x + screen.width, screen.y + 24],
    ]),
    2,
    '#ffffff',
  )
  card(sheet, screen.x, screen.y, screen.width, screen.height, { ink: colours.key, shade: 'none' })
  const points = Array.from({ length: 60 }, (_, i): Point => {
    const time = moment.time - (1 - i / 59) * 1.6
    return [
      screen.x + 8 + (i / 59) * (screen.width - 16),
      screen.y + 23 + Math.sin(time * 37 + Math.sin(time * 11)) * 1.2,
    ]
  })
  outline(sheet, tracePoints(points), 2.4, '#ffffff')
}

const rows = [
  { name: 'despierto', cue: '' },
  { name: 'sueño profundo', cue: 'sleep' },
  { name: 'crisis epiléptica', cue: 'seizure' },
] as const

function record(row: number, time: number): number {
  if (row === 0) return 0.16 * Math.sin(time * 62) + 0.12 * Math.sin(time * 91 + 1) + 0.1 * Math.sin(time * 133)
  if (row === 1) return 0.72 * Math.sin(time * 7.4 + Math.sin(time * 2.1)) + 0.12 * Math.sin(time * 31)
  const share = (time * 3) % 1
  const spike = Math.exp(-(((share - 0.14) / 0.05) ** 2)) * 1.05
  return spike - 0.62 * Math.sin(Math.PI * clamp((share - 0.26) / 0.74)) ** 1.2 + 0.1
}

function records(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  for (const [i, { name, cue }] of rows.entries()) {
    const shown = appear(moment.time, 0.1 + i * 0.25, 0.6)
    const began = cue === '' ? 100 : moment.since(cue) + 0.4
    if (shown === 0) continue
    const area = { x: lerp(380, 20, shown), y: 134 + i * 132, width: 320, height: 118 }
    card(sheet, area.x, area.y, area.width, area.height, { ink: '#ffffff', shade: 'none', outline: 2.4 })
    within(sheet, box(area.x, area.y, area.width, area.height), () => {
      for (let x = area.x - loop(moment.time, 0.5) * 26 + 26; x < area.x + area.width; x += 26) {
        outline(
          sheet,
          tracePoints([
            [x, area.y],
            [x, area.y + area.height],
          ]),
          1,
          colours.faint,
        )
      }
      const points = Array.from({ length: 240 }, (_, k): Point => {
        const time = moment.time - (1 - k / 239) * 3.1
        return [
          area.x + 6 + (k / 239) * (area.width - 40),
          area.y + 72 - (moment.time - time > began ? 0.03 * Math.sin(time * 50) : record(i, time + 9)) * 36,
        ]
      })
      outline(sheet, tracePoints(points), 3, i === 2 ? colours.nano : colours.inkB)
      const [x, y] = points.at(-1) ?? [0, 0]
      ball(sheet, x, y, 6, colours.key)
    })
    label(sheet, name, area.x + 10, area.y + 16, {
      progress: clamp(began * 2.5),
      align: 'left',
      size: 14,
      chip: colours.key,
      ink: '#ffffff',
    })
  }
}
