import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, pulse } from '../../motion.ts'
import { box, disc, polygon, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed, past } from './framing.ts'
import { brainSide, headProfile } from './head-and-brain.ts'
import { hand } from './merged-body.ts'

const screen = { x: 22, y: 162, width: 316, height: 150 } as const
const stops: readonly Point[] = [
  [66, 276],
  [280, 204],
  [120, 198],
  [296, 278],
]

export const thoughtCursor = scene({
  settings: v.strictObject({}),
  cues: { try: 'the intention lights up in the brain, the hand stays still', move: 'the cursor glides to its target' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      cable(sheet, moment)
      monitor(sheet, moment)
      headProfile(sheet, 46, 346, 152, '#ffffff')
      brainSide(sheet, 60, 360, 116, { ink: colours.cogno })
      const cortex: Point = [114, 374]
      const lit = after(moment, 'try')
      printed(sheet, disc(...cortex, 9), { ink: lit > 0 ? colours.nano : '#ffffff', shade: 'none' })
      if (lit > 0) spark(sheet, ...cortex, 34, loop(past(moment, 'try'), 0.8), colours.nano)
      printed(sheet, box(104, 336, 22, 16, 3), { ink: colours.inkB, cover: [0, 0.5] })
      hand(sheet, 268, 512, 120, '#ffffff', { turn: 0.16, side: -1, spread: 0.5 })
      label(sheet, 'quieta', 268, 498, { progress: after(moment, 'try', 0.5, 0.4), size: 14 })
    })
  },
})

function monitor(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  printed(sheet, box(screen.x, screen.y, screen.width, screen.height, 10), { ink: colours.key, shade: 'none' })
  printed(sheet, box(screen.x + 9, screen.y + 9, screen.width - 18, screen.height - 18, 4), {
    ink: '#ffffff',
    cover: [0, 0.16],
  })
  const since = past(moment, 'move') + (moment.since('move') > 0 ? 0.3 : 0)
  const leg = Math.floor(since / 1.7)
  const share = ease.inOut(clamp((since - leg * 1.7) / 1.25))
  const from = stops[leg % stops.length] ?? [0, 0]
  const to = stops[(leg + 1) % stops.length] ?? [0, 0]
  const at: Point =
    since > 0 ? [lerp(from[0], to[0], share), lerp(from[1], to[1], share) - Math.sin(Math.PI * share) * 18] : from
  const reached = since > 0 && share > 0.97
  printed(sheet, disc(...to, 21 + 2 * pulse(moment.time, 1.2)), {
    ink: reached ? colours.nano : 'none',
    shade: 'none',
    outline: 3.4,
  })
  printed(sheet, disc(...to, 8), { ink: reached ? '#ffffff' : colours.nano, shade: 'none' })
  if (since > 0) {
    sheet.brush.setLineDash([2, 7])
    outline(
      sheet,
      smooth([from, [(from[0] + at[0]) / 2, (from[1] + at[1]) / 2 - 12 * share], at], false),
      3,
      colours.inkB,
    )
    sheet.brush.setLineDash([])
  }
  placed(sheet, at[0], at[1], { grow: 1.25 }, () => {
    const pointer = polygon([
      [0, 0],
      [0, 25],
      [6, 19.5],
      [10.5, 29],
      [15, 27],
      [10.5, 17.5],
      [18.5, 17.5],
    ])
    printed(sheet, pointer, { ink: colours.cogno, shade: 'none' })
  })
}

function cable(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const way: Point[] = [
    [115, 338],
    [115, 326],
    [180, 322],
    [180, 306],
  ]
  outline(sheet, smooth(way, false), 8, colours.key)
  outline(sheet, smooth(way, false), 4, colours.inkB)
  if (moment.since('try') < 0) return
  for (let i = 0; i < 3; i++) {
    const share = loop(moment.time, 0.8, i / 3)
    const x = lerp(115, 180, clamp((share - 0.15) / 0.7))
    const y = share < 0.15 ? lerp(338, 325, share / 0.15) : share > 0.85 ? lerp(322, 310, (share - 0.85) / 0.15) : 324
    ball(sheet, x, y, 5 * appear(share, 0, 0.1), colours.nano, { glint: false })
  }
}
