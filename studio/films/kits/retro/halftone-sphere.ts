import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { arcBand, disc } from '../../paths.ts'
import { outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'

export const halftoneSphere = scene({
  settings: v.strictObject({}),
  cues: {
    dots: 'light turns into dots',
    small: 'small dots are pointed at',
    large: 'dots that touch are pointed at',
    blend: 'the screen gets finer',
  },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const [x, y, r] = [400, focus.y + 70, 106]
    const turned = appear(moment.since('dots'), -0.3, 1.2, ease.inOut)
    const fine = appear(moment.since('blend'), -0.2, 1.4, ease.inOut)
    const pitch = lerp(lerp(3.6, 19, turned), 4.2, fine)
    const [lx, ly] = [-0.62 + 0.2 * Math.sin(moment.time * 0.8), -0.52 + 0.12 * Math.cos(moment.time * 0.8)]
    const [cos, sin] = [Math.cos(0.6), Math.sin(0.6)]
    const reach = Math.ceil(r / pitch) + 2
    const dots = new Path2D()
    for (let row = -reach; row <= reach; row++)
      for (let column = -reach; column <= reach; column++) {
        const [u, w] = [(column + 0.5) * pitch, (row + 0.5) * pitch]
        const [dx, dy] = [u * cos - w * sin, u * sin + w * cos]
        const far = Math.hypot(dx, dy) / r
        if (far > 1) continue
        const up = Math.sqrt(1 - far * far)
        const lit = clamp((dx / r) * lx + (dy / r) * ly + up * 0.62)
        const shade = clamp(1.02 - lit * 1.08)
        if (shade < 0.03) continue
        const size = pitch * Math.sqrt(shade / Math.PI) * 1.18
        dots.moveTo(x + dx + size, y + dy)
        dots.arc(x + dx, y + dy, size, 0, 2 * Math.PI)
      }
    printed(sheet, disc(x, y, r), { ink: '#ffffff', shade: 'none', outline: 0 })
    within(sheet, disc(x, y, r), () => printed(sheet, dots, { ink: colours.inkA, shade: 'none', outline: 0 }))
    outline(sheet, arcBand(x, y, r, 0.1), 2.6, colours.key)
    const before = (1 - fine) * 1
    label(sheet, 'Poca sombra', 190, y - 34, {
      size: 14,
      leaderTo: [x - 62, y - 44],
      progress: appear(moment.since('small'), -0.2, 0.4) * before,
    })
    label(sheet, 'Mucha sombra', 176, y + 46, {
      size: 14,
      leaderTo: [x + 40, y + 58],
      progress: appear(moment.since('large'), -0.2, 0.4) * before,
    })
    label(sheet, 'Tu ojo los mezcla', 190, y + 8, { size: 15, progress: appear(moment.since('blend'), 0.6, 0.5) })
  },
})
