import * as v from 'valibot'
import { bigNumber, label, lettering } from '../../letters.ts'
import { appear, bump, clamp, ease, lerp, loop, spring, stagger } from '../../motion.ts'
import { box, disc, tracePoints } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { spark } from '../../figures.ts'
import { centreOf } from './centre.ts'
import { digit, toggle } from './toggle.ts'

function single(sheet: Sheet, moment: Moment): void {
  const { colours, brush } = sheet
  const [cx, cy] = centreOf(sheet.focus)
  const { time } = moment
  const named = moment.since('name')
  const up =
    moment.since('up') >= 0
      ? spring(moment.since('up'), 1.1, 9) - (named > 1 ? bump(loop(named - 1, 2.2) * 2.2, 0.2, 1.2) : 0)
      : ease.inOut(bump(time, 0.15, 1.2)) * (moment.since('down') > 0 ? 0 : 1)
  const lit = clamp(up)
  const [sx, sy] = [cx - 62, cy + 66]
  const lamp = [cx + 74, cy - 98] as const
  outline(
    sheet,
    tracePoints([
      [sx, sy - 104],
      [sx, lamp[1]],
      [lamp[0] - 46, lamp[1]],
    ]),
    6,
    lit > 0.5 ? colours.nano : colours.faint,
  )
  toggle(sheet, sx, sy, 214, clamp(up, -0.1, 1.1))
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 2 * Math.PI + time * 0.25
    const [near, far] = [58, 58 + 20 * lit]
    const at = (r: number) => [lamp[0] + r * Math.cos(angle), lamp[1] + r * Math.sin(angle)] as const
    if (lit > 0.05) outline(sheet, tracePoints([at(near), at(far)]), 4 * lit, colours.nano)
  }
  printed(sheet, disc(lamp[0], lamp[1], 46), {
    ink: lit > 0.5 ? colours.nano : colours.stock,
    cover: [0, 0.6 - 0.4 * lit],
  })
  placed(sheet, lamp[0], lamp[1], { grow: 1 }, () => {
    brush.globalAlpha *= 1
    lettering(sheet, lit > 0.5 ? '1' : '0', 0, 19, { size: 54, weight: 800, align: 'center', ink: colours.key })
  })
  digit(sheet, '1', cx + 52, cy + 52, 64, lit)
  digit(sheet, '0', cx + 52, cy + 150, 64, 1 - lit)
  if (named > 0) label(sheet, '1 bit', cx + 112, cy + 82, { size: 22, progress: appear(named) })
}

function counted(moment: Moment): { value: number; shown: number; wide: number } {
  const [pair, all] = [moment.since('pair'), moment.since('all')]
  if (all > 0) {
    const share = ease.inOut((all - 0.2) / 2.4)
    const value = all > 2.6 ? Math.floor((255 + (all - 2.6) * 6) % 256) : Math.round(255 * share)
    return { value, shown: all > 2.6 ? 256 : Math.max(4, Math.round(256 * share)), wide: appear(all, 0, 0.5) }
  }
  const steps = Math.max(0, Math.floor((pair - 0.2) / 0.45))
  return { value: pair > 0 ? steps % 4 : 0, shown: Math.min(4, steps + 1), wide: 0 }
}

function eight(sheet: Sheet, moment: Moment): void {
  const [cx, cy] = centreOf(sheet.focus)
  const { value, shown, wide } = counted(moment)
  const entered = appear(moment.since('pair') + 0.1, 0, 0.5)
  bigNumber(sheet, String(shown), cx, cy - 54, {
    size: 118,
    width: 100,
    under: 'combinaciones',
    ink: sheet.colours.inkA,
    alpha: entered,
  })
  row(sheet, moment, cy + 92, value, (i) => (i >= 6 ? 1 : wide))
}

function row(sheet: Sheet, moment: Moment, y: number, value: number, lit: (i: number) => number): void {
  const { x, width } = sheet.focus
  const pitch = width / 8
  for (let i = 0; i < 8; i++) {
    const on = (value >> (7 - i)) & 1
    const alpha = stagger(moment.time, i, 0.05) * lerp(0.28, 1, lit(i))
    placed(sheet, x + pitch * (i + 0.5), y, { alpha }, () => {
      toggle(sheet, 0, 0, 78, on)
      digit(sheet, String(on), 0, 74, 30, 1)
    })
  }
}

const [firstLetter, lastLetter] = [65, 90]

function lettered(sheet: Sheet, moment: Moment, letter: string): void {
  const { colours } = sheet
  const { x, y, width } = sheet.focus
  const code = letter.charCodeAt(0)
  const found = moment.since('letter')
  const rolled = lerp(code + 9, code, ease.inOut((moment.time - 0.2) / Math.max(1, moment.time - found + 0.3)))
  const top = y + 4
  const high = 212
  within(sheet, box(x, top, width, high), () => {
    for (let i = Math.floor(rolled) - 3; i <= rolled + 4; i++) {
      if (i < firstLetter || i > lastLetter) continue
      const at = top + high / 2 + (i - rolled) * 50
      const near = clamp(1 - Math.abs(i - rolled) / 2.6)
      const alpha = 0.25 + 0.75 * near
      lettering(sheet, String.fromCharCode(i), x + 34, at + 14, { size: 40, weight: 800, align: 'center', alpha })
      lettering(sheet, i.toString(2).padStart(8, '0'), x + 82, at + 11, { size: 34, weight: 600, width: 100, alpha })
    }
  })
  const frame = box(x + 1, top + high / 2 - 27, width - 2, 54)
  outline(sheet, frame, 3, found > 0 ? colours.nano : colours.faint)
  if (found > 0) spark(sheet, x + 34, top + high / 2, 46, clamp(found / 0.7), colours.nano)
  const pattern = found > 0 ? code : Math.max(0, Math.round(rolled)) & 255
  row(sheet, moment, y + high + 66, pattern, () => 1)
}

export const switches = scene({
  settings: v.strictObject({
    count: v.optional(v.picklist([1, 8]), 8),
    /** A capital letter whose bits the switches show. */
    letter: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]$/))),
  }),
  cues: {
    down: 'The lever is down',
    up: 'The lever goes up, the lamp lights',
    name: 'The name of the thing appears',
    pair: 'Two switches run through their four states',
    all: 'All eight count through 256 states',
    letter: 'The table stops at the letter',
  },
  draw(sheet, moment, { count, letter }) {
    if (count === 1) single(sheet, moment)
    else if (letter) lettered(sheet, moment, letter)
    else eight(sheet, moment)
  },
})
