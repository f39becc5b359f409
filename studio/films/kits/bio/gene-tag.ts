import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, bump, clamp, ease, lerp, pulse, wander } from '../../motion.ts'
import { arrow, spark } from '../../figures.ts'
import { blob, box, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, rod } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { glow } from './glow.ts'

export const geneTag = scene({
  settings: v.strictObject({}),
  cues: { paste: 'the lamp gene joins the other', read: 'the cell reads along', glow: 'the finished protein glows' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const paste = appear(moment.since('paste'), 0, 1.3, ease.inOut)
    const lit = appear(moment.since('glow'), -0.1, 0.6)
    const readingTime = moment.since('read') - moment.since('glow')
    const read = clamp(
      (moment.since('read') + 0.4) / Math.max(1, (Number.isFinite(readingTime) ? readingTime : 2) + 0.3),
    )
    const y = cy - 104
    const [left, seam, right] = [cx - 150, cx + 16, cx + 150]
    outline(
      sheet,
      smooth(
        [
          [-20, y],
          [left, y],
        ],
        false,
      ),
      9,
      colours.key,
    )
    outline(
      sheet,
      smooth(
        [
          [right, y],
          [sheet.width + 20, y],
        ],
        false,
      ),
      9,
      colours.key,
    )
    gene(left, seam, 0, colours.info, 'tu gen', '#ffffff')
    placed(sheet, 0, -(1 - paste) * 74, { turn: 0 }, () => {
      placed(sheet, (1 - paste) * 12, 0, {}, () =>
        gene(seam, right, wander(time, 4, 0.4) * (1 - paste) * 4, colours.bio, 'lámpara', '#ffffff'),
      )
    })
    spark(sheet, seam, y, 46, (moment.since('paste') - 1.1) / 0.8)
    const reader = lerp(left, right, ease.inOut(read))
    const beads = 22
    const shown = read * (beads + 3)
    const hub: Point = [cx, cy + 92]
    if (read > 0 && read < 1) {
      printed(sheet, blob(reader, y + 2, 34, time, 3, 0.12), { ink: colours.inkB, cover: [0, 0.45] })
      arrow(sheet, [reader - 14, y + 2], [reader + 16, y + 2], { ink: '#ffffff', width: 5 })
    }
    glow(sheet, hub[0] + 70, hub[1] - 4, 92 + 8 * pulse(time, 1.2), colours.bio, lit)
    for (let i = 0; i < beads; i++) {
      const born = clamp(shown - i)
      if (born <= 0) continue
      const inBody = i < 13
      const k = inBody ? i : i - 13
      const angle = k * 2.399963
      const far = (inBody ? 16 : 14.5) * Math.sqrt(k + 0.3)
      const home: Point = [
        hub[0] + (inBody ? -58 : 70) + far * Math.cos(angle),
        hub[1] + far * Math.sin(angle) - (inBody ? 0 : 4),
      ]
      const from: Point = [reader, y + 34]
      const share = ease.inOut(clamp((shown - i) / 3))
      ball(
        sheet,
        lerp(from[0], home[0], share) + wander(time, i, 0.3) * 3,
        lerp(from[1], home[1], share) + wander(time, i + 40, 0.3) * 3,
        17.5 * (0.5 + 0.5 * share),
        inBody ? colours.info : colours.bio,
      )
    }
    label(sheet, '¡se ve!', hub[0] + 76, hub[1] + 78 - 5 * bump(moment.since('glow')), { progress: lit, size: 16 })

    function gene(from: number, to: number, sway: number, ink: string, name: string, letters: string): void {
      rod(sheet, [from + 1, y - 23 + sway], [to - 1, y - 23 + sway], 9, colours.stock, { ends: 'flat', shade: 'none' })
      rod(sheet, [from + 1, y + 23 + sway], [to - 1, y + 23 + sway], 9, colours.stock, { ends: 'flat', shade: 'none' })
      printed(sheet, box(from + 1, y - 17 + sway, to - from - 2, 34), { ink, shade: 'dots', cover: [0, 0.3] })
      lettering(sheet, name, (from + to) / 2, y + 7 + sway, { size: 20, weight: 800, align: 'center', ink: letters })
    }
  },
})
