import * as v from 'valibot'
import { label, scaleBar } from '../../letters.ts'
import { appear, ease, wander } from '../../motion.ts'
import { scene } from '../../scene.ts'
import { blend } from '../../palette.ts'
import { centreOf } from './centre.ts'
import { phage } from './phage.ts'
import { disc } from '../../paths.ts'
import { outline } from '../../print.ts'

export const phageParts = scene({
  settings: v.strictObject({}),
  cues: { head: 'the head takes ink and shows its DNA', tube: 'the tube takes ink', legs: 'the legs take ink' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const [head, tube, legs] = ['head', 'tube', 'legs'].map((cue) => appear(moment.since(cue), -0.1, 0.7)) as [
      number,
      number,
      number,
    ]
    const down = appear(time, 0, 1.3, ease.out)
    const foot = cy + 164 - (1 - down) * 330 + wander(time, 3, 0.3) * 4
    for (let i = 1; i <= 3; i++) {
      const r = ((time * 26 + i * 52) % 156) + 40
      sheet.brush.save()
      sheet.brush.globalAlpha *= 0.5 * (1 - (r - 40) / 156)
      outline(sheet, disc(cx, cy, r), 2, colours.faint)
      sheet.brush.restore()
    }
    phage(sheet, cx, foot, 1.62, {
      head: blend(colours.stock, colours.inkA, head),
      tail: blend(colours.stock, colours.inkB, tube),
      legs: blend(colours.stock, colours.cogno, legs),
      full: head > 0.3 ? head : 0,
      swing: wander(time, 5, 0.4) * 0.2,
      turn: wander(time, 7, 0.2) * 0.02,
    })
    label(sheet, 'cápside con ADN', cx + 88, cy - 158, { progress: head, size: 15, leaderTo: [cx + 34, foot - 262] })
    label(sheet, 'vaina que\nse contrae', cx - 108, cy - 2, {
      progress: tube,
      size: 15,
      leaderTo: [cx - 18, foot - 118],
    })
    label(sheet, 'fibras', cx + 116, cy + 18, { progress: legs, size: 15, leaderTo: [cx + 84, foot - 96] })
    scaleBar(sheet, '50 nm', cx - 40, focus.y + focus.height + 20, 81, { progress: appear(time, 1.2) })
  },
})
