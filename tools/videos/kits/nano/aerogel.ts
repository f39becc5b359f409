import * as v from 'valibot'
import { bigNumber, label, scaleBar } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { blend, faded } from '../../palette.ts'
import { box, smooth, type Point } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import type { Random } from '../../../pictures/random.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, middle } from './set.ts'

/** Chains of grains that wander through the frame and meet: a web with wide pores. */
function web(random: Random, width: number, height: number): Point[] {
  const grains: Point[] = []
  for (const [x0, y0, turn] of [
    [-10, 180, 0.2],
    [0, 330, -0.3],
    [-6, 470, 0.1],
    [70, 140, 1.2],
    [186, 146, 1.8],
    [310, 150, 1.5],
    [380, 300, 2.9],
    [370, 440, 3.5],
    [120, 540, -1.3],
  ] as const) {
    let [x, y, a] = [x0 as number, y0 as number, turn as number]
    for (let i = 0; i < 26; i++) {
      grains.push([x, y])
      a += (random() - 0.5) * 0.75
      x += 15 * Math.cos(a)
      y += 15 * Math.sin(a)
      if (x < -20 || x > width + 20 || y < 120 || y > height) break
    }
  }
  return grains
}

function grainsOf(sheet: Sheet, moment: Moment, ink: string, r = 10): Point[] {
  const grains = web(sheet.random(11), sheet.width, 560).map(([x, y], i): Point => [
    x + 1.6 * wander(moment.time, i, 0.3),
    y + 1.6 * wander(moment.time, i + 300, 0.3),
  ])
  const random = sheet.random(3)
  for (const [x, y] of grains) ball(sheet, x, y, r * (0.8 + 0.4 * random()), ink, { pitch: 3 })
  return grains
}

function drain(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const drained = appear(after(moment, 'drain', 0.45), -0.4, 2.4, ease.inOut)
  const air = appear(after(moment, 'air', 0.85), -0.6, 0.7)
  within(sheet, box(0, 152, 360, 500), () => {
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
    grainsOf(sheet, moment, '#ffffff')
  })
  scaleBar(sheet, '50 nm', cx + 40, cy + 168, 108, { progress: appear(moment.time, 0.5, 0.6), size: 15 })
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
  const stop = appear(after(moment, 'stop', 0.9), -0.6, 0.7)
  brush.save()
  const warm = brush.createLinearGradient(0, 620, 0, 380)
  warm.addColorStop(0, faded('#f2b01e', 0.85))
  warm.addColorStop(1, faded('#f2b01e', 0))
  brush.fillStyle = warm
  brush.fillRect(0, 380, 360, 260)
  brush.restore()
  within(sheet, box(0, 152, 360, 500), () => grainsOf(sheet, moment, colours.info, 11))
  // A molecule in a pore: straight flights from wall to wall.
  const pores = [
    { at: [cx + 18, cy + 74], r: 52, seed: 1 },
    { at: [cx - 100, cy + 60], r: 36, seed: 4 },
    { at: [cx + 76, cy - 68], r: 44, seed: 7 },
  ] as const
  for (const { at, r, seed } of pores) {
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
  label(sheet, 'poro: unos 30 nm', cx + 60, cy - 140, { size: 15, progress: appear(bounce, -0.8, 0.6) })
  label(sheet, 'vuelo libre en el aire: 70 nm', cx + 20, cy + 150, {
    size: 15,
    progress: appear(bounce, 0.2, 0.6) * (1 - stop * clamp(0)),
  })
}

/** The web inside an aerogel: its liquid leaves and the web stays, or molecules fly from wall to wall of its pores. */
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
