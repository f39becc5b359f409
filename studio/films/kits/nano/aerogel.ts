import * as v from 'valibot'
import { bigNumber, label, scaleBar } from '../../letters.ts'
import { appear, ease, lerp, loop, wander } from '../../motion.ts'
import { blend, faded } from '../../palette.ts'
import { box, smooth, type Point } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import type { Random } from '../../../pictures/random.ts'
import { honeycomb } from './space.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, middle } from './set.ts'

const [mesh, grain] = [64, 10]

interface Web {
  readonly grains: readonly Point[]
  readonly pores: readonly Point[]
}

function web(random: Random): Web {
  const comb = honeycomb(7.4, 8.4)
  const knots = comb.atoms.map(([u, w]): Point => [
    180 + (u + (random() - 0.5) * 0.5) * mesh,
    330 + (w + (random() - 0.5) * 0.5) * mesh,
  ])
  const grains: Point[] = []
  for (const [a, b] of comb.bonds) {
    const [from, to] = [knots[a] ?? [0, 0], knots[b] ?? [0, 0]]
    const bend = (random() - 0.5) * 26
    if (random() < 0.1) continue
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const count = Math.max(2, Math.round(length / (grain * 1.5)))
    for (let i = 0; i <= count; i++) {
      const t = i / count
      const off = bend * Math.sin(Math.PI * t)
      grains.push([
        lerp(from[0], to[0], t) - ((to[1] - from[1]) / length) * off,
        lerp(from[1], to[1], t) + ((to[0] - from[0]) / length) * off,
      ])
    }
  }
  return { grains, pores: comb.holes.map(([u, w]): Point => [180 + u * mesh, 330 + w * mesh]) }
}

function drawWeb(sheet: Sheet, moment: Moment, ink: string): readonly Point[] {
  const random = sheet.random(3)
  const { grains, pores } = web(sheet.random(11))
  for (const [i, [x, y]] of grains.entries()) {
    const [dx, dy] = [1.6 * wander(moment.time, i, 0.3), 1.6 * wander(moment.time, i + 12, 0.3)]
    ball(sheet, x + dx, y + dy, grain * (0.8 + 0.4 * random()), ink, { pitch: 3 })
  }
  return pores
}

function drain(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const drained = appear(after(moment, 'drain', 0.45), -0.4, 2.4, ease.inOut)
  const air = appear(after(moment, 'air', 0.85), -0.6, 0.7)
  within(sheet, box(0, 152, 360, 352), () => {
    const level = lerp(140, 680, drained)
    const surface = Array.from({ length: 13 }, (_, i): Point => [
      -20 + i * 34,
      level + 7 * Math.sin(i * 1.1 + moment.time * 2.2),
    ])
    printed(sheet, smooth([...surface, [420, 700], [-60, 700]]), {
      ink: blend(colours.ground, colours.info, 0.55),
      shade: 'dots',
      shadeInk: colours.info,
      cover: [0.1, 0.5],
      pitch: 7,
      across: [cx, 150, cx, 640],
    })
    drawWeb(sheet, moment, '#ffffff')
  })
  scaleBar(sheet, '50 nm', cx + 44, cy + 192, 108, { progress: appear(moment.time, 0.5, 0.6), size: 15 })
  if (air > 0) {
    sheet.brush.save()
    sheet.brush.globalAlpha = air
    sheet.brush.fillStyle = colours.ground
    sheet.brush.fillRect(cx - 104, cy - 52, 208, 92)
    sheet.brush.restore()
    bigNumber(sheet, '> 90 %', cx, cy + 4, { size: 58, width: 70, under: 'es aire', alpha: air, ink: colours.nano })
  }
}

function heat(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours, brush } = sheet
  const bounce = after(moment, 'bounce', 0.5)
  const stop = after(moment, 'stop', 0.9)
  brush.save()
  const warm = brush.createLinearGradient(0, 620, 0, 380)
  warm.addColorStop(0, faded('#f2b01e', 0.85 + 0.1 * Math.sin(moment.time * 2)))
  warm.addColorStop(1, faded('#f2b01e', 0))
  brush.fillStyle = warm
  brush.fillRect(0, 380, 360, 260)
  brush.restore()
  let middles: readonly Point[] = []
  within(sheet, box(0, 152, 360, 500), () => {
    middles = drawWeb(sheet, moment, colours.info)
  })
  const r = mesh * 0.66
  for (const [n, at] of middles.entries()) {
    const seed = n * 3 + 1
    if (n % 2 || Math.abs(at[0] - cx) > 140 || Math.abs(at[1] - cy) > 150) continue
    const stops = Array.from({ length: 8 }, (_, i): Point => {
      const a = seed + i * 2.2
      return [at[0] + r * Math.cos(a), at[1] + r * Math.sin(a) * 0.86]
    })
    const share = loop(moment.time, 5.2, seed * 0.13) * stops.length
    const k = Math.floor(share)
    const [a, b] = [stops[k % stops.length] ?? at, stops[(k + 1) % stops.length] ?? at]
    const t = share - k
    for (let i = 1; i < 4; i++) {
      const [p, q] = [stops[(k - i + 8) % 8] ?? at, stops[(k - i + 9) % 8] ?? at]
      outline(sheet, smooth([p, q], false), 2, faded('#ffffff', 0.9 - i * 0.25))
    }
    const [x, y] = [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
    outline(sheet, smooth([a, [x, y]], false), 2.6, '#ffffff')
    ball(sheet, x, y, 9, '#f2b01e')
  }
  label(sheet, 'calor', cx - 104, cy + 190, { size: 15, progress: appear(stop, -1, 0.5) })
  label(sheet, 'poro: unos 30 nm', cx + 60, cy - 140, { size: 15, progress: appear(bounce, -0.8, 0.6) })
  label(sheet, 'vuelo libre en el aire: 70 nm', cx + 20, cy + 150, {
    size: 15,
    progress: appear(bounce, 0.2, 0.6),
  })
}

export const aerogel = scene({
  settings: v.strictObject({ show: v.picklist(['drain', 'heat']) }),
  cues: {
    drain: 'the liquid leaves',
    air: 'how much of it is air',
    bounce: 'molecules hit the walls',
    stop: 'heat is held up',
  },
  draw(sheet, moment, { show }) {
    if (show === 'drain') drain(sheet, moment)
    else heat(sheet, moment)
  },
})
