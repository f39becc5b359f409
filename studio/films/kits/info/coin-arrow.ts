import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { oval } from '../../paths.ts'
import { placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { bloch } from './bloch.ts'
import { centreOf } from './centre.ts'

function coin(sheet: Sheet, r: number, turned: number): void {
  const { colours } = sheet
  const face = Math.cos(Math.PI * turned)
  const wide = Math.max(0.07, Math.abs(face))
  const edge = r * 0.16 * Math.sqrt(1 - Math.min(1, wide * wide)) + 4
  printed(sheet, oval(edge, 3, r * wide, r), { ink: colours.key, shade: 'none' })
  printed(sheet, oval(0, 0, r * wide, r), { ink: face > 0 ? colours.inkA : colours.inkB, cover: [0, 0.4], outline: 3 })
  printed(sheet, oval(0, 0, r * wide * 0.82, r * 0.82), { ink: 'none', shade: 'none', outline: 2 })
  placed(sheet, 0, 0, {}, () => {
    sheet.brush.scale(wide, 1)
    lettering(sheet, face > 0 ? '0' : '1', 0, r * 0.42, {
      size: r * 1.2,
      weight: 850,
      width: 80,
      align: 'center',
      ink: '#ffffff',
    })
  })
}

export const coinArrow = scene({
  settings: v.strictObject({}),
  cues: { tails: 'The coin turns to its other face', arrow: 'The arrow comes' },
  draw(sheet, moment) {
    const [cx, cy] = centreOf(sheet.focus)
    const came = appear(moment.since('arrow'), -0.7, 1, ease.inOut)
    const enter = appear(moment.time, 0, 0.8, ease.out)
    const tails = appear(moment.since('tails'), -0.3, 0.8, ease.inOut)
    const turned = (1 - enter) * 3 + tails + 0.06 * Math.sin(moment.time * 1.5)
    const grow = lerp(1, 0.5, came)
    placed(sheet, lerp(cx, cx - 92, came), lerp(cy, cy - 108, came), { grow, alpha: clamp(enter * 3) }, () =>
      coin(sheet, 118, turned),
    )
    label(sheet, 'bit', cx - 92, cy - 32, { size: 18, progress: clamp(came * 2 - 1) })
    if (came > 0.05) {
      const t = moment.time
      const theta = Math.PI / 2 + 1.1 * wander(t, 4, 0.16)
      placed(sheet, cx + 40, cy + 62, { grow: came }, () =>
        bloch(sheet, 0, 0, 104, theta, Math.PI / 2 + 0.9 * Math.sin(t * 1.2), false),
      )
      label(sheet, 'cúbit', cx - 94, cy + 130, { size: 18, progress: clamp(came * 2 - 1) })
    }
  },
})
