import * as v from 'valibot'
import { label, bigNumber } from '../../letters.ts'
import { appear, clamp, ease, lerp, stagger, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box, disc, type Point } from '../../paths.ts'
import { printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { folded, loose, resampled, thread } from './scaffold.ts'
import { after, contours, middle } from './set.ts'

const count = 240

function strandAt(cx: number, cy: number, time: number, share: number): Point[] {
  const from = resampled(loose(cx, cy, 134, time), count)
  const to = resampled(folded(cx, cy, 236, 236, 10), count)
  return from.map((a, i): Point => {
    const b = to[i] ?? a
    const t = ease.inOut(clamp(share * 1.7 - 0.7 * Math.abs(i / count - 0.5) * 2))
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
  })
}

function strandStep(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const y = cy - 10
  const all = strandAt(cx, y, moment.time, 0)
  const drawn = appear(after(moment, 'strand', 0.3), -2.4, 3.6, ease.inOut)
  thread(sheet, all.slice(0, Math.max(2, Math.round(count * drawn))), colours.info, 7)
  bigNumber(sheet, '7249', cx, y + 12, { size: 46, width: 60, under: 'letras', alpha: appear(drawn, 0.6, 0.4) })
  const head = all[Math.max(1, Math.round(count * drawn) - 1)] ?? [cx, y]
  printed(sheet, disc(head[0], head[1], 8), { ink: colours.nano, shade: 'none' })
}

function stapleStep(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const arrive = after(moment, 'arrive', 0.2)
  const join = appear(after(moment, 'join', 0.85), -1.2, 1.9, ease.inOut)
  const y = cy - 6
  const gap = lerp(150, 62, join)
  const rail = (side: number) =>
    Array.from({ length: 25 }, (_, i): Point => [
      -20 + i * 17,
      y +
        side * (gap / 2 + (1 - join) * 22 * Math.cos(((i - 12) / 24) * 2.6)) +
        3 * Math.sin(i * 0.7 + moment.time * 1.4 + side),
    ])
  const [top, bottom] = [rail(-1), rail(1)]
  thread(sheet, top, colours.info, 15)
  thread(sheet, bottom, colours.info, 15)
  sheet.brush.save()
  sheet.brush.beginPath()
  sheet.brush.rect(0, 152, sheet.width, 372)
  sheet.brush.clip()
  for (let k = 0; k < 6; k++) {
    const share = stagger(arrive, k, 0.22, 1, ease.inOut)
    const i = 3 + k * 3 + (k > 2 ? 1 : 0)
    const [a, b] = [top[i] ?? [0, 0], bottom[i] ?? [0, 0]]
    const ink = k % 2 ? colours.nano : '#f2b01e'
    const far = (1 - share) * 240 * (k % 2 ? 1 : -1)
    const dock = (x: number, yy: number): Point => [x, yy + far]
    const bow = (1 - join) * 14 * Math.sin(moment.time * 2 + k)
    thread(
      sheet,
      [
        dock(a[0] - 24, a[1] + 13),
        dock(a[0], a[1] + 13),
        dock((a[0] + b[0]) / 2 + bow, (a[1] + b[1]) / 2),
        dock(b[0], b[1] - 13),
        dock(b[0] + 24, b[1] - 13),
      ],
      ink,
      7,
    )
  }
  sheet.brush.restore()
  label(sheet, 'grapas', cx - 86, cy - 148, { size: 16, progress: appear(arrive, 0, 0.5) })
  label(sheet, 'hebra larga', cx + 86, cy + 148, { size: 16, progress: appear(moment.time, 0.5, 0.5) })
}

function coolStep(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  contours(sheet, moment.time, { seed: 20 })
  const hot = appear(after(moment, 'hot', 0.1), -0.4, 0.7)
  const cool = appear(after(moment, 'cool', 0.45), -0.2, Math.max(2.4, moment.duration * 0.5), ease.inOut)
  const warm = hot * (1 - cool)
  const [x, y] = [cx - 22, cy]
  const shaken = strandAt(x, y, moment.time * (1 + warm), cool).map(([px, py], i): Point => [
    px + 7 * warm * wander(moment.time, Math.floor(i / 6), 0.9),
    py + 7 * warm * wander(moment.time, Math.floor(i / 6) + 90, 0.9),
  ])
  thread(sheet, shaken, colours.info, 9)
  for (let k = 0; k < 26; k++) {
    const [row, column] = [k % 9, Math.floor(k / 9)]
    const goal: Point = [x - 84 + column * 84 + (row % 2) * 26, y - 106 + row * 23.6 + 11.8]
    const t = ease.inOut(clamp(cool * 1.8 - 0.5 - (k % 7) * 0.05))
    const roam: Point = [
      cx - 150 + ((k * 67) % 280) + 20 * wander(moment.time, k, 0.4),
      cy - 160 + ((k * 113) % 320) + 20 * wander(moment.time, k + 40, 0.4),
    ]
    const [px, py] = [lerp(roam[0], goal[0], t), lerp(roam[1], goal[1], t)]
    const a = (1 - t) * (k + moment.time * 0.8)
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const at = (u: number, w: number): Point => [px + c * u - s * w, py + s * u + c * w]
    thread(sheet, [at(-17, -9), at(0, -9), at(0, 9), at(17, 9)], k % 2 ? colours.nano : '#f2b01e', 4.4, false)
  }
  const [tx, base] = [cx + 138, cy + 116]
  printed(sheet, box(tx - 11, cy - 140, 22, 250, 11), { ink: colours.stock, shade: 'none' })
  const level = lerp(46, 214, warm)
  const heat = blend(colours.info, colours.nano, warm)
  printed(sheet, box(tx - 6, base - level, 12, level, 6), { ink: heat, shade: 'none', outline: 0 })
  printed(sheet, disc(tx, base + 6, 20), { ink: heat, cover: [0, 0.5] })
  label(sheet, warm > 0.5 ? '90 °C' : '20 °C', tx - 4, cy - 160, { size: 16, progress: hot })
}

export const origami = scene({
  settings: v.strictObject({ step: v.picklist(['strand', 'staple', 'cool']) }),
  cues: {
    strand: 'the strand is drawn',
    arrive: 'the staples arrive',
    join: 'they pull the parts together',
    hot: 'it is heated',
    cool: 'it cools and folds',
  },
  draw(sheet, moment, { step }) {
    if (step === 'strand') strandStep(sheet, moment)
    else if (step === 'staple') stapleStep(sheet, moment)
    else coolStep(sheet, moment)
  },
})
