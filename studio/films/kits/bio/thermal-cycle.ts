import * as v from 'valibot'
import { bigNumber, label } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { blob, box, disc } from '../../paths.ts'
import { card, outline, placed, printed, rod } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { baseAt, baseTile, partnerOf } from './double-strand.ts'

const bases = 9
const gap = 24

export const thermalCycle = scene({
  settings: v.strictObject({}),
  cues: { melt: 'the strands come apart in the heat', mark: 'two primers land', copy: 'enzymes fill up both strands' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const melt = appear(moment.since('melt'), -0.1, 1.4, ease.inOut)
    const mark = appear(moment.since('mark'), 0, 1.2, ease.inOut)
    const copy = appear(moment.since('copy'), 0.2, 2, ease.inOut)
    const cool = appear(moment.since('mark'), 0, 1, ease.inOut)
    const warm = appear(moment.since('copy'), 0, 0.8, ease.inOut)
    const degrees = lerp(lerp(lerp(25, 95, melt), 55, cool), 72, warm)
    thermometer()
    const apart = lerp(13, 78, melt)
    const x0 = cx - 62
    const shake = melt * (1 - cool) * 2.4
    for (const way of [-1, 1]) {
      const y = cy + 14 + way * apart
      const spine = y + way * 18
      const jitter = (i: number) => wander(time, i + way * 30, 1.6) * shake
      for (let i = 0; i < bases; i++) {
        const own = way < 0 ? baseAt(i + 3) : partnerOf(baseAt(i + 3))
        const x = x0 + i * gap
        baseTile(sheet, own, x, y + jitter(i), gap - 4, 24)
        const order = way < 0 ? i : bases - 1 - i
        const primer = order < 3
        const there = primer ? mark : clamp(copy * (bases - 3) * 1.02 - (order - 3))
        if (there <= 0) continue
        placed(sheet, x, y - way * 27 - way * (primer ? 54 : 34) * (1 - there), { alpha: clamp(there * 3) }, () =>
          baseTile(sheet, partnerOf(own), 0, 0, gap - 4, 24),
        )
      }
      rod(sheet, [x0 - 16, spine + jitter(0)], [x0 + (bases - 1) * gap + 16, spine + jitter(8)], 9, colours.inkA, {
        shade: 'none',
      })
      const newSpine = y - way * 45 - way * 54 * (1 - mark)
      const start = way < 0 ? x0 - 12 : x0 + (bases - 1) * gap + 12
      const dir = way < 0 ? 1 : -1
      if (mark > 0.4) {
        const length = lerp(3 * gap - 2, bases * gap, copy)
        rod(sheet, [start, newSpine], [start + dir * length, newSpine], 9, copy > 0 ? colours.stock : colours.inkB, {
          shade: 'none',
        })
        rod(sheet, [start, newSpine], [start + dir * (3 * gap - 2), newSpine], 9, colours.inkB, { shade: 'none' })
        const head = start + dir * length
        const on = appear(moment.since('copy'), -0.1, 0.4)
        placed(sheet, head, y - way * 22, { alpha: 0.92 * on }, () => {
          printed(sheet, blob(0, 0, 30, time, way + 4, 0.14), { ink: colours.cogno, cover: [0, 0.4] })
        })
      }
    }
    label(sheet, 'cebador', cx - 58, cy + 14, {
      progress: appear(mark, 0.6, 0.4) * (1 - warm),
      size: 14,
      leaderTo: [cx - 44, cy - 16],
    })
    label(sheet, 'enzima', cx + 64, cy + 14, { progress: warm * (1 - appear(copy, 0.85, 0.15)), size: 14 })

    function thermometer(): void {
      const [x, top, bottom] = [focus.x + 22, focus.y + 12, focus.y + focus.height - 62]
      card(sheet, x - 9, top, 18, bottom - top, { ink: colours.stock, shade: 'none', round: 9 })
      const level = lerp(bottom - 6, top + 14, (degrees - 15) / 85)
      sheet.brush.fillStyle = colours.nano
      sheet.brush.fill(box(x - 4.5, level, 9, bottom - level + 8, 4))
      printed(sheet, disc(x, bottom + 8, 17), { ink: colours.nano })
      for (const notch of [25, 55, 72, 95]) {
        const y = lerp(bottom - 6, top + 14, (notch - 15) / 85)
        outline(sheet, box(x + 12, y, 9, 0.1), 2.2, colours.line)
      }
      bigNumber(sheet, `${Math.round(degrees)} °C`, cx + 32, focus.y + focus.height - 12, {
        size: 46,
        ink: colours.line,
      })
    }
  },
})
