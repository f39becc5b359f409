import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp } from '../../motion.ts'
import { polygon, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

function carbonLayer(sheet: Sheet, x: number, y: number, front: boolean): void {
  const { colours } = sheet
  const at = (u: number, w: number): Point => [x + u + w * 0.62, y - w * 0.4]
  if (!front)
    printed(sheet, polygon([at(-14, -12), at(392, -12), at(392, 86), at(-14, 86)]), {
      ink: colours.stock,
      shade: 'none',
      outline: 1.4,
    })
  const path = new Path2D()
  const r = 19
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 13; column++) {
      const [cx, cy] = [column * r * 1.732 + (row % 2) * r * 0.866, 10 + row * r * 1.5]
      if (cx > 372) continue
      for (let k = 0; k <= 6; k++) {
        const angle = (k * Math.PI) / 3 + Math.PI / 6
        const [px, py] = at(cx + r * Math.cos(angle), cy + r * Math.sin(angle))
        if (k === 0) path.moveTo(px, py)
        else path.lineTo(px, py)
      }
    }
  outline(sheet, path, 1.9, colours.key)
}

export const ionShelf = scene({
  settings: v.strictObject({}),
  cues: { enter: 'the ions slide in', leave: 'they slide out' },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const enter = moment.since('enter')
    const leave = moment.since('leave')
    const [x, y, gap] = [96, focus.y + 58, 47]
    for (let layer = 3; layer >= 0; layer--) {
      const at = y + layer * gap - 18
      // The layers separate slightly when there are ions between them.
      const full = appear(enter, 0, 1) * (1 - 0.5 * appear(leave, 0.4, 1))
      const breathe = full * (layer - 1.5) * 3
      carbonLayer(sheet, x, at + breathe, false)
      if (layer === 0) continue
      for (let i = 0; i < 6; i++) {
        const into = enter === -Infinity ? 0 : ease.inOut((enter - 0.12 * i - 0.1 * layer + 0.2) / 1.1)
        const out = ease.inOut((leave - 0.12 * (5 - i) - 0.1 * layer) / 1.1)
        const again = ease.inOut((leave - 2.4 - 0.12 * i - 0.1 * layer) / 1.1)
        // Some ions stay: every charge loses a little capacity.
        const stays = layer === 2 && i === 0
        const share = into * (1 - (stays || leave === -Infinity ? 0 : out * (1 - again)))
        const px = lerp(600 + i * 20, x + 46 + i * 58, share)
        const py = at + breathe - 32 + 2 * Math.sin(moment.time * 2 + i + layer)
        if (px > 634) continue
        ball(sheet, px, py, 11, colours.inkB, { pitch: 3 })
      }
    }
    label(sheet, 'Capa de carbono', 176, focus.y + 6, {
      size: 13,
      leaderTo: [196, y - 30],
      progress: appear(moment.time, 0.4),
    })
    label(sheet, 'Litio', 556, focus.y + 6, { size: 14, progress: appear(enter, -0.2, 0.4) })
  },
})
