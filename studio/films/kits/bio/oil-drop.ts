import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label, scaleBar } from '../../letters.ts'
import { appear, ease, lerp, loop, pulse, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { blob, blobPoints, disc } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { bacterium } from './bacterium.ts'
import { centreOf } from './centre.ts'

const eaters = 30

export const oilDrop = scene({
  settings: v.strictObject({}),
  cues: { grip: 'the bacteria swim up and grip', edge: 'the edge is shown, the inside is out of reach' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const grip = moment.since('grip')
    const edge = appear(moment.since('edge'), -0.1, 0.6)
    const r = 102
    const oil = blend(colours.key, colours.inkB, 0.14)
    for (let i = 0; i < 16; i++) {
      const rise = loop(time, 9, i * 0.37)
      const x = cx + Math.sin(i * 7) * 160
      outline(
        sheet,
        disc(x, focus.y + focus.height + 20 - rise * (focus.height + 50), 3 + (i % 3) * 2),
        1.6,
        colours.faint,
      )
    }
    printed(sheet, blob(cx, cy, r, time, 6, 0.045), {
      ink: oil,
      shade: 'dots',
      shadeInk: colours.inkB,
      across: [cx + 60, cy + 80, cx - 70, cy - 80],
      cover: [0, 0.62],
      outline: 3,
    })
    placed(sheet, cx - 42, cy - 52, { turn: -0.7 }, () => {
      sheet.brush.fillStyle = '#ffffff'
      sheet.brush.beginPath()
      sheet.brush.ellipse(0, 0, 20, 8, 0, 0, 2 * Math.PI)
      sheet.brush.fill()
    })
    if (edge > 0) {
      sheet.brush.save()
      sheet.brush.setLineDash([9, 7])
      sheet.brush.lineDashOffset = -time * 14
      outline(sheet, blob(cx, cy, r - 20, time, 6, 0.045), 3 * edge, colours.stock)
      sheet.brush.restore()
    }
    const places = blobPoints(cx, cy, r, time, 6, 0.045)
    for (let i = 0; i < eaters; i++) {
      const angle = (i / eaters) * 2 * Math.PI + 0.1
      const at = (angle / (2 * Math.PI)) * places.length
      const [a, b] = [
        places[Math.floor(at) % places.length] ?? [cx, cy],
        places[Math.ceil(at) % places.length] ?? [cx, cy],
      ]
      const share = at - Math.floor(at)
      const rim = [lerp(a[0], b[0], share), lerp(a[1], b[1], share)] as const
      const come = appear(grip, ((i * 7) % eaters) * 0.045 - 1.2, 1.5, ease.inOut)
      const far = lerp(150 + (i % 4) * 26, 9, come)
      const chew = come * pulse(time, 0.7, i * 0.17) * 4
      const x = rim[0] + Math.cos(angle) * (far - chew) + wander(time, i, 0.3) * 14 * (1 - come)
      const y =
        rim[1] +
        Math.sin(angle) *
          Math.min(
            far - chew,
            Math.sin(angle) < 0 ? Math.max(9, (rim[1] - focus.y - 16 - (i % 3) * 19) / -Math.sin(angle)) : far,
          ) +
        wander(time, i + 50, 0.3) * 14 * (1 - come)
      bacterium(sheet, [x, y], 38, 16, time, {
        turn: angle + (i % 3 === 0 ? Math.PI / 2 : 0.25 * Math.sin(i * 4)) + (1 - come) * Math.sin(i),
        seed: i,
        pitch: 3.2,
      })
    }
    label(sheet, 'dentro no llegan', cx + 8, cy + 8, { progress: edge, size: 15 })
    for (const side of [-1, 1])
      arrow(sheet, [cx + side * 62 + 8, cy + 34], [cx + side * 84, cy + 54], {
        ink: colours.stock,
        width: 3,
        progress: edge,
      })
    scaleBar(sheet, '5 µm', focus.x + focus.width - 104, focus.y + focus.height + 2, 95, {
      progress: appear(time, 0.6),
    })
  },
})
