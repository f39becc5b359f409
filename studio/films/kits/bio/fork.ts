import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { oval, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed, ring } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { baseAt, baseTile, partnerOf } from './double-strand.ts'

const gap = 27
const tile = 34

function backbone(sheet: Sheet, points: readonly Point[], ink: string): void {
  const path = smooth(points, false)
  outline(sheet, path, 13, sheet.colours.key)
  outline(sheet, path, 9, ink)
}

export const fork = scene({
  settings: v.strictObject({ copy: v.optional(v.boolean(), false) }),
  cues: {
    open: 'the ring climbs and the ladder opens',
    missing: 'the missing letters show as dashed places',
    fill: 'letters fly in and pair',
    two: 'the two ladders are named',
  },
  draw(sheet, moment, { copy }) {
    const { focus, colours, height } = sheet
    const [cx] = centreOf(focus)
    const { time } = moment
    const opened = copy ? 1 : appear(moment.since('open'), -0.3, 2, ease.inOut)
    const forkY = lerp(focus.y + focus.height + 60, focus.y + 76, opened)
    const edge = copy ? focus.y + 2 : 54
    const speed = 15 * (copy ? 1 : opened * 0.6)
    const scroll = time * speed
    const first = Math.floor((-30 - scroll) / gap)
    const apart = (y: number) => tile / 2 + 3 + 80 * ease.inOut((y - forkY) / 130)
    const fill = copy ? moment.since('fill') : -Infinity
    const ghost = appear(moment.since('missing'), -0.2, 0.6)
    const rows = Array.from({ length: Math.ceil(height / gap) + 3 }, (_, i) => first + i)
    const side = (way: number, extra: number): Point[] => {
      const points: Point[] = []
      for (let y = edge; y <= height + 40; y += 20) points.push([cx + way * (apart(y) + extra), y])
      return points
    }
    const filled = (y: number) => clamp((y - forkY - 74) / 26) * appear(fill, (height - y) / 420 - 0.4, 0.6)
    for (const row of rows) {
      const y = row * gap + scroll
      const base = baseAt(row)
      const open = ease.inOut((y - forkY) / 130)
      for (const way of [-1, 1]) {
        const own = way < 0 ? base : partnerOf(base)
        placed(sheet, 0, 0, { alpha: clamp((y - edge - 6) / 24) }, () =>
          baseTile(sheet, own, cx + way * apart(y), y, tile, gap - 7),
        )
        if (open < 0.9) continue
        const place = cx + way * (apart(y) - tile - 3)
        const there = copy ? filled(y) : 0
        if (there < 1 && (ghost > 0 || copy))
          placed(sheet, 0, 0, { alpha: (copy ? 0.8 : ghost) * (1 - there) }, () =>
            baseTile(sheet, partnerOf(own), place, y, tile, gap - 7, { ghost: true }),
          )
        if (there <= 0) continue
        const from: Point = [cx + way * wander(time * 0.5, row + 9) * 20, y + 60 + 30 * wander(time * 0.5, row)]
        placed(
          sheet,
          lerp(from[0], place, there),
          lerp(from[1], y, there),
          { turn: (1 - there) * way, alpha: clamp(there * 3) },
          () => baseTile(sheet, partnerOf(own), 0, 0, tile, gap - 7),
        )
      }
    }
    for (const way of [-1, 1]) backbone(sheet, side(way, tile / 2 + 5), colours.inkA)
    if (copy)
      for (const way of [-1, 1]) {
        const start = forkY + 100
        const done: Point[] = []
        for (let y = height + 40; y >= start; y -= 20)
          if (filled(y) > 0.9 || y > height) done.push([cx + way * (apart(y) - tile * 1.5 - 8), y])
        if (done.length > 1) backbone(sheet, done, colours.stock)
      }
    ring(sheet, cx, forkY, 46, 26, { ink: colours.inkB, start: Math.PI * 0.02, end: Math.PI * 0.98 })
    for (let i = 0; i < 6; i++) {
      const angle = loop(time, 3, i / 6) * Math.PI * 2
      if (Math.sin(angle) > 0)
        printed(sheet, oval(cx + 46 * Math.cos(angle), forkY + 46 * Math.sin(angle), 6, 6), {
          ink: colours.stock,
          shade: 'none',
        })
    }
    label(sheet, 'enzima', cx + 112, forkY + 12, {
      progress: copy ? 0 : appear(moment.since('open'), 0.9),
      size: 14,
      leaderTo: [cx + 48, forkY + 22],
    })
    const two = appear(moment.since('two'), 0)
    label(sheet, 'copia 1', cx - 92, focus.y + focus.height - 6, { progress: two, size: 15 })
    label(sheet, 'copia 2', cx + 92, focus.y + focus.height - 6, { progress: two, size: 15 })
  },
})
