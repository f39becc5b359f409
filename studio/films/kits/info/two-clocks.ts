import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { disc, polygon, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { satellite } from './satellite-figure.ts'

function clock(sheet: Sheet, x: number, y: number, r: number, angle: number, lead: number): void {
  const { colours } = sheet
  printed(sheet, disc(x, y, r), { ink: '#ffffff', cover: [0, 0.16] })
  const at = (a: number, far: number): Point => [x + far * Math.sin(a), y - far * Math.cos(a)]
  if (lead > 0.01) {
    const sector: Point[] = [[x, y], ...Array.from({ length: 13 }, (_, i) => at(angle + (lead * i) / 12, r * 0.8))]
    printed(sheet, polygon(sector), { ink: colours.nano, shade: 'none', outline: 1.6 })
  }
  for (let i = 0; i < 12; i++)
    outline(
      sheet,
      tracePoints([at((i * Math.PI) / 6, r * 0.84), at((i * Math.PI) / 6, r * 0.93)]),
      i % 3 ? 2.4 : 5,
      colours.key,
    )
  outline(sheet, tracePoints([[x, y], at((angle + lead) / 12, r * 0.48)]), 8, colours.key)
  outline(sheet, tracePoints([[x, y], at(angle + lead, r * 0.78)]), 5, colours.key)
  printed(sheet, disc(x, y, r * 0.08), { ink: colours.nano, shade: 'none', outline: 1.6 })
}

export const twoClocks = scene({
  settings: v.strictObject({}),
  cues: { faster: 'The clock above goes ahead' },
  draw(sheet, moment) {
    const { colours, focus } = sheet
    const [cx, cy] = centreOf(focus)
    const foot = focus.y + focus.height
    const since = moment.since('faster')
    const ahead = since > -0.3 ? 0.95 * ease.inOut((since + 0.3) / 3) : 0
    const angle = moment.time * 1.5 + 0.4
    printed(sheet, disc(cx - 60, foot + 330, 392), {
      ink: colours.bio,
      cover: [0, 0.5],
      across: [cx - 120, foot - 50, cx + 100, foot + 120],
    })
    const orbit: Point[] = Array.from({ length: 41 }, (_, i) => {
      const a = -2.4 + (i / 40) * 1.9
      return [cx - 60 + 512 * Math.cos(a), foot + 330 + 512 * Math.sin(a) - 20]
    })
    placed(sheet, 0, 0, {}, () => {
      sheet.brush.setLineDash([4, 9])
      outline(sheet, tracePoints(orbit), 3, colours.faint)
      sheet.brush.setLineDash([])
    })
    const enter = appear(moment.time, 0, 0.6, ease.back)
    const [ux, uy] = [cx + 62 + 3 * Math.sin(moment.time * 0.8), cy - 80 + 3 * Math.cos(moment.time * 0.7)]
    placed(sheet, ux, uy, { grow: lerp(0.7, 1, enter) }, () => {
      satellite(sheet, 0, 0, 300, 0.16)
      clock(sheet, 0, 0, 82, angle, ahead)
    })
    placed(sheet, cx - 70, cy + 98, { grow: lerp(0.7, 1, enter) }, () => clock(sheet, 0, 0, 74, angle, 0))
    label(sheet, 'en el suelo', cx - 70, cy + 182, { size: 15, progress: appear(moment.time, 0.3) })
    label(sheet, 'en órbita', cx - 106, cy - 152, { size: 15, progress: appear(moment.time, 0.5) })
    label(sheet, 'la diferencia,\nexagerada', cx + 96, cy + 66, {
      size: 14,
      leaderTo: [ux + 14, uy + 58],
      progress: clamp(appear(since, 0.8)),
    })
  },
})
