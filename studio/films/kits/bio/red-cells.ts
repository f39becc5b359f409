import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { polygon, smooth, type Point } from '../../paths.ts'
import { placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

/** A red blood cell: a sickle at 0, a round disc with a hollow at 1. */
function redCell(sheet: Sheet, r: number, round: number): void {
  const { colours } = sheet
  const bend = (1 - round) * 0.5
  const [rx, ry] = [lerp(1.45, 1, round), lerp(0.5, 0.92, round)]
  const at = (scale: number): Point[] =>
    Array.from({ length: 26 }, (_, i): Point => {
      const angle = (i / 26) * 2 * Math.PI
      const x = Math.cos(angle) * rx * scale
      // The ends of a sickle are sharp: its half height sinks faster than a circle's.
      const taper = lerp(Math.abs(Math.sin(angle)) ** 0.45, 1, round)
      return [x * r, (Math.sin(angle) * ry * scale * taper + bend * x * x - bend * 0.8) * r]
    })
  printed(sheet, smooth(at(1)), { ink: colours.nano, cover: [0, 0.5] })
  if (round > 0.25) {
    sheet.brush.save()
    sheet.brush.globalAlpha *= clamp((round - 0.25) * 2)
    printed(sheet, smooth(at(0.46)), { ink: colours.nano, shade: 'dots', cover: [0.5, 0.05], outline: 1.6 })
    sheet.brush.restore()
  }
}

/** Blood flows through a vessel: stiff sickles at first, round discs after the word. */
export const redCells = scene({
  settings: v.strictObject({}),
  cues: { change: 'sickles give way to round cells' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx] = centreOf(focus)
    const { time } = moment
    const change = moment.since('change')
    const wall = (way: number, y: number) =>
      cx + way * (124 + 9 * Math.sin(y / 74 + way) + 2 * Math.sin(time * 2.4 + y / 60))
    const [top, bottom] = [focus.y - 12, sheet.height + 26]
    for (const way of [-1, 1]) {
      const inner: Point[] = []
      for (let y = top; y <= bottom; y += 26) inner.push([wall(way, y), y])
      const outer = inner.map(([x, y]): Point => [x + way * 26, y]).toReversed()
      printed(sheet, polygon([...inner, ...outer]), { ink: colours.inkA, shade: 'lines', cover: [0.1, 0.45] })
    }
    const span = bottom - top + 110
    for (let i = 0; i < 17; i++) {
      // Golden steps spread the cells over the vessel without rows.
      const lane = ((i * 0.618034) % 1) * 3 - 1.5
      const share = loop(time, 7.5, (i / 17 + 0.03 * Math.sin(i * 5)) % 1)
      const y = bottom + 55 - share * span
      const fade = clamp((y - top + 10) / 50) * clamp((focus.y + focus.height + 40 - y) / 50)
      const round = appear(change, (i % 6) * 0.22 - 0.2, 1, ease.inOut)
      placed(
        sheet,
        cx + lane * 56 + wander(time, i, 0.2) * 12,
        y,
        { turn: i * 1.1 + wander(time, i + 30, 0.2) * lerp(0.9, 0.4, round), grow: fade },
        () => redCell(sheet, 25 + (i % 3) * 3, round),
      )
    }
    label(sheet, 'células falciformes', cx, focus.y + focus.height - 4, {
      progress: appear(time, 0.5) * (1 - appear(change, -0.3)),
      size: 15,
    })
    label(sheet, 'células redondas', cx, focus.y + focus.height - 4, { progress: appear(change, 0.9), size: 15 })
  },
})
