import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { disc } from '../../paths.ts'
import { ball, card, outline } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'

const many = 1000

export const splitting = scene({
  settings: v.strictObject({}),
  cues: { split: 'one drop becomes eight', finer: 'eight become a thousand', more: 'the bar of the edge is full' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, middle] = centreOf(focus)
    const { time, duration } = moment
    const cy = middle - 34
    const oil = blend(colours.key, colours.nano, 0.12)
    const first = appear(moment.since('split'), -0.4, 1.2, ease.inOut)
    const second = appear(moment.since('finer'), -0.8, 1.6, ease.inOut)
    const whole = 80
    const random = sheet.random(6)
    if (second < 1)
      for (let i = 7; i >= 0; i--) {
        const angle = (i / 8) * 2 * Math.PI + 0.4
        const reach = (i % 2 ? 92 : 78) * first * (1 + second * 0.3)
        const r = lerp(whole, whole / 2, first) * (1 - second)
        if (first < 0.02 && i > 0) continue
        ball(
          sheet,
          cx + reach * Math.cos(angle) + wander(time, i, 0.3) * 4,
          cy + reach * 0.88 * Math.sin(angle) + wander(time, i + 9, 0.3) * 4,
          r,
          oil,
          { shadeInk: colours.nano },
        )
      }
    if (second > 0)
      for (let i = 0; i < many; i++) {
        const [a, b] = [random(), random()]
        const angle = a * 2 * Math.PI
        const far = Math.sqrt(b)
        const group = Math.floor((angle / (2 * Math.PI)) * 8)
        const home = (group / 8) * 2 * Math.PI + 0.4
        const x =
          lerp(80 * Math.cos(home) + 20 * Math.cos(i), 150 * far * Math.cos(angle), second) +
          wander(time, i % 97, 0.3) * 5
        const y =
          lerp(74 * Math.sin(home) + 20 * Math.sin(i), 112 * far * Math.sin(angle), second) +
          wander(time, (i % 89) + 7, 0.3) * 5
        const r = (whole / 10) * clamp(second * 1.6) * 0.86
        sheet.brush.fillStyle = i % 6 ? oil : colours.key
        const path = disc(cx + x, cy + y, r)
        sheet.brush.fill(path)
        outline(sheet, path, 1, colours.stock)
      }
    const edge = lerp(
      lerp(1, 2, first),
      10,
      Math.max(appear(moment.since('more'), -0.9, 1.2, ease.inOut), second * 0.35),
    )
    bar('petróleo', focus.y + focus.height - 52, 0.1, colours.key, '× 1')
    bar('borde', focus.y + focus.height - 8, edge / 10, colours.nano, `× ${Math.round(edge)}`)

    function bar(name: string, y: number, share: number, ink: string, count: string): void {
      const shown = appear(time, 0.3, 0.7) * Math.min(1, duration)
      const full = focus.width - 52
      lettering(sheet, name, focus.x, y - 4, { size: 16, weight: 750, alpha: shown })
      card(sheet, focus.x, y + 2, Math.max(4, full * share * shown), 15, {
        ink,
        shade: 'dots',
        cover: [0, 0.3],
        pitch: 3.6,
      })
      lettering(sheet, count, focus.x + full * share + 9, y + 16, { size: 19, weight: 850, alpha: shown })
    }
  },
})
