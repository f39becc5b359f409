import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, bump, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box, smooth } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'

const wall = { top: 330, bottom: 364 } as const
const free = 104
const plugged = 246
const sodium = '#ffd23e'

/** Opening of the gates, 0 to 1: brief for single signals, constant in a burst. */
function opening(moment: Moment, story: 'quiet' | 'burst'): number {
  if (story === 'quiet') {
    const since = moment.since('signal')
    return since > 0 ? bump(loop(since, 2.1) * 2.1, 0.55, 1.3) : 0
  }
  const burst = after(moment, 'burst', 0.5)
  return lerp(bump(loop(moment.time, 2.1) * 2.1, 0.55, 1.3), 0.85 + 0.15 * Math.sin(moment.time * 22), burst)
}

function voltage(moment: Moment, story: 'quiet' | 'burst', open: number): number {
  return 0.1 + 0.1 * open + (story === 'burst' ? 0.75 * after(moment, 'burst', 1.9, 0.2) : 0)
}

function shores(sheet: Sheet): void {
  const { colours } = sheet
  const tip = smooth([
    [110, 158],
    [250, 158],
    [318, 178],
    [326, 214],
    [290, 232],
    [180, 234],
    [70, 232],
    [34, 214],
    [42, 178],
  ])
  printed(sheet, tip, { ink: colours.inkA, cover: [0, 0.5] })
  printed(sheet, box(-20, wall.bottom - 4, 400, 158), {
    ink: blend(colours.ground, colours.inkB, 0.22),
    shade: 'none',
    outline: 0,
  })
  printed(sheet, box(-20, wall.top, 400, wall.bottom - wall.top), { ink: colours.inkB, cover: [0, 0.4] })
}

function gate(sheet: Sheet, x: number, open: number, ink: string): void {
  const gap = 4 + 10 * open
  printed(sheet, box(x - 26, wall.top - 2, 52, wall.bottom - wall.top + 4), {
    ink: sheet.colours.ground,
    shade: 'none',
    outline: 0,
  })
  for (const side of [-1, 1])
    printed(sheet, box(side < 0 ? x - gap - 20 : x + gap, wall.top - 20, 20, 76, 8), { ink, cover: [0, 0.45] })
}

function messengers(sheet: Sheet, moment: Moment, story: 'quiet' | 'burst'): void {
  const burst = story === 'burst' ? after(moment, 'burst', 0.3) : 0
  const since = story === 'quiet' ? moment.since('signal') : moment.time
  if (since < 0) return
  const count = burst > 0.5 ? 7 : 2
  for (const [g, x] of [free, plugged].entries())
    for (let i = 0; i < count; i++) {
      const period = burst > 0.5 ? 0.75 : 2.1
      const share = loop(since, period, burst > 0.5 ? i / count : 0)
      const fall = ease.inOut(clamp(share * (burst > 0.5 ? 1.6 : 3.6)))
      const side = i % 2 ? 17 : -17
      const from = x + side * 1.6 + 12 * Math.sin(i * 2.4 + g)
      const shown = 1 - appear(share, 0.8, 0.2)
      ball(sheet, lerp(from, x + side, fall), lerp(236, wall.top - 27, fall), 6.5 * shown, sheet.colours.nano)
    }
}

function ions(sheet: Sheet, moment: Moment, x: number, flow: number, ink: string, size: number): void {
  if (flow <= 0.05) return
  for (let i = 0; i < 7; i++) {
    const share = loop(moment.time, 1.1, i / 7)
    const spread = (i - 3) * 15 * ease.in(share) * 1.4
    const y = lerp(wall.top - 44, 486, share)
    const shown = Math.min(1, share * 6, (1 - share) * 5) * clamp(flow * 1.5)
    ball(sheet, x + spread, y, size * shown, ink)
  }
}

function plug(sheet: Sheet, moment: Moment, story: 'quiet' | 'burst', open: number): void {
  const since = moment.since('out')
  const out = story === 'burst' ? appear(since, 0, 0.9) : 0
  const shake = (1 - out) * (0.8 + 1.4 * open) * Math.sin(moment.time * 17)
  const x = plugged + shake + 62 * out
  const y = 336 - 70 * Math.sin((Math.PI / 2) * out)
  if (story === 'burst') spark(sheet, plugged, 330, 46, since / 0.7)
  ball(sheet, x, y, 14, '#c3c8da', { shade: 'none' })
  lettering(sheet, 'Mg', x, y + 4.5, { size: 13, weight: 850, width: 80, align: 'center', ink: sheet.colours.key })
}

function gauge(sheet: Sheet, level: number): void {
  const { colours } = sheet
  const high = 96 * clamp(level)
  printed(sheet, box(322, 388, 18, 100, 4), { ink: '#ffffff', shade: 'none' })
  printed(sheet, box(324, 486 - high, 14, high, 2), { ink: colours.nano, shade: 'none', outline: 0 })
  outline(sheet, box(322, 388, 18, 100, 4), 2.2, colours.key)
  label(sheet, 'voltaje', 312, 502, { size: 13 })
}

/** One gate opens for each signal; magnesium blocks the other until the voltage rises. */
export const magnesiumPlug = scene({
  settings: v.strictObject({ story: v.picklist(['quiet', 'burst']) }),
  cues: {
    signal: 'single signals come, and open the free gate',
    plug: 'the plug is named',
    burst: 'signals come in a burst, and the voltage rises',
    out: 'the plug is thrown out',
    calcium: 'calcium falls through the gate',
  },
  draw: (sheet, moment, { story }) => {
    composed(sheet, () => {
      const { colours } = sheet
      const open = opening(moment, story)
      const unplugged = story === 'burst' ? after(moment, 'out', 0.6) : 0
      shores(sheet)
      gate(sheet, free, open, colours.cogno)
      gate(sheet, plugged, 0.75, colours.bio)
      ions(sheet, moment, free, open, sodium, 5.5)
      const flow = unplugged * (story === 'burst' ? after(moment, 'calcium', 0.7, -0.3) : 0)
      ions(sheet, moment, plugged, flow, colours.bio, 7.5)
      if (flow < 1)
        for (let i = 0; i < 5; i++) {
          const x = plugged + (i - 2) * 20 + wander(moment.time, i, 0.5) * 6
          ball(sheet, x, 276 + 12 * Math.abs(Math.sin(moment.time * 2.3 + i)), 7.5 * (1 - flow), colours.bio)
        }
      messengers(sheet, moment, story)
      plug(sheet, moment, story, open)
      gauge(sheet, voltage(moment, story, open))
      label(sheet, 'sodio', 44, 424, {
        size: 14,
        leaderTo: [96, 404],
        progress: story === 'quiet' ? after(moment, 'signal', 0.4, 0.8) : 0,
      })
      label(sheet, 'tapón de magnesio', 232, 436, {
        size: 14,
        leaderTo: [246, 352],
        progress: story === 'quiet' ? after(moment, 'plug', 0.4, -0.2) : 0,
      })
      label(sheet, 'calcio', 150, 466, {
        size: 15,
        leaderTo: [226, 436],
        progress: story === 'burst' ? after(moment, 'calcium', 0.4, 0.6) : 0,
      })
    })
  },
})
