import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { arcBand, box, disc, polygon, withExtent } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, contours, middle } from './set.ts'

export const water = '#8fb0ff'

function cap(x: number, y: number, angle: number, size: number): { path: Path2D; half: number; height: number } {
  const [s, c] = [Math.sin(angle), Math.cos(angle)]
  const r = size / Math.sqrt((angle - s * c) / Math.PI)
  const path = new Path2D()
  path.arc(x, y + r * c, r, -Math.PI / 2 - angle, -Math.PI / 2 + angle)
  path.closePath()
  const half = r * s
  return {
    path: withExtent(path, { x: x - r, y: y - r + r * c, width: 2 * r, height: r - r * c }),
    half,
    height: r - r * c,
  }
}

function smoothSurface(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  contours(sheet, moment.time, { seed: 2 })
  const fallen = ease.in(moment.time / 0.8)
  const flat = appear(after(moment, 'flat', 0.5), -0.9, 1.4, ease.inOut)
  const floor = cy + 84
  const angle = lerp(2.5, 1.05, flat) + 0.05 * Math.sin(moment.time * 4) * (1 - flat * 0.6)
  const { path, half } = cap(cx, floor - (1 - fallen) * 96, angle, 74)
  printed(sheet, path, {
    ink: water,
    cover: [0, 0.6],
    across: [cx - 60, floor - 120, cx + 80, floor + 10],
    pitch: 6,
    outline: 3,
  })
  printed(sheet, box(-10, floor, 380, 40), {
    ink: '#ffffff',
    shade: 'lines',
    cover: [0.1, 0.5],
    pitch: 6,
    across: [cx, floor, cx, floor + 40],
    outline: 3,
  })
  const told = appear(after(moment, 'flat', 0.5), 0.6, 0.6)
  if (told <= 0) return
  const edge = cx + half
  outline(sheet, arcBand(edge, floor, 40, 0.1, Math.PI, Math.PI + angle * told), 5, colours.nano)
  arrow(sheet, [edge, floor], [edge - 84 * Math.cos(angle), floor - 84 * Math.sin(angle)], {
    ink: colours.nano,
    width: 4,
    progress: told,
  })
  label(sheet, 'ángulo pequeño: moja', cx + 6, floor + 66, { size: 16, progress: told })
}

function washing(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  contours(sheet, moment.time, { seed: 7 })
  const rolled = appear(after(moment, 'roll', 0.4), -0.9, Math.max(2.6, moment.duration * 0.62), ease.inOut)
  const slope = 0.16
  placed(sheet, cx, cy + 66, { turn: slope }, () => {
    const x = lerp(-118, 88, rolled)
    printed(
      sheet,
      polygon([
        [-240, 34],
        [240, 34],
        [240, 150],
        [-240, 150],
      ]),
      { ink: colours.bio, shade: 'lines', cover: [0.1, 0.6], pitch: 6, across: [0, 34, 0, 120], outline: 3 },
    )
    for (let i = -11; i <= 11; i++)
      printed(sheet, box(i * 22 - 6, 6, 12, 32, 5), { ink: colours.bio, shade: 'dots', cover: [0, 0.6], pitch: 3.4 })
    const r = 62
    const y = 6 - r + 4
    const random = sheet.random(12)
    const specks = Array.from({ length: 16 }, (_, i) => ({
      at: -150 + i * 20 + random() * 8,
      size: 4 + 4 * random(),
      far: 0.5 + 0.45 * random(),
    }))
    for (const one of specks)
      if (one.at > x + 6)
        printed(
          sheet,
          polygon([
            [one.at - one.size, 6],
            [one.at, 6 - one.size * 1.6],
            [one.at + one.size, 6],
          ]),
          { ink: '#6b4a2f', shade: 'none', outline: 1.6 },
        )
    ball(sheet, x, y, r, water, { pitch: 6 })
    within(sheet, disc(x, y, r), () => {
      for (const one of specks) {
        if (one.at > x + 6) continue
        const angle = Math.PI / 2 + (x - one.at) / r
        const far = r * lerp(0.97, one.far, clamp((x - one.at) / 60))
        printed(sheet, disc(x + far * Math.cos(angle), y + far * Math.sin(angle), one.size), {
          ink: '#6b4a2f',
          shade: 'none',
          outline: 1.6,
        })
      }
    })
    arrow(sheet, [x - 34, y - r - 12], [x + 44, y - r - 8], { width: 5, bend: -0.25, ink: colours.line })
  })
  label(sheet, 'polvo', cx + 98, cy - 96, {
    size: 15,
    progress: appear(after(moment, 'dust', 0.8), -0.3, 0.5),
    leaderTo: [cx + 70, cy + 6],
  })
}

export const drop = scene({
  settings: v.strictObject({ surface: v.picklist(['smooth', 'pillars']) }),
  cues: {
    flat: 'it flattens',
    roll: 'it rolls',
    dust: 'dust goes along',
  },
  draw(sheet, moment, { surface }) {
    if (surface === 'smooth') smoothSurface(sheet, moment)
    else washing(sheet, moment)
  },
})
