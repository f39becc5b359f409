import * as v from 'valibot'
import { arrow, particles } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { arcBand, box, disc, polygon, smooth, withExtent, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, contours, middle } from './set.ts'

const water = '#8fb0ff'

/** A drop that sits on y = 0 with a contact angle (radians): the part of a circle above the line, area kept. */
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
  const { path, half } = cap(cx, floor - (1 - fallen) * 210, angle, 74)
  printed(sheet, path, { ink: water, cover: [0, 0.6], pitch: 6, outline: 3 })
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

/** The leaf from very near: bumps, on each a coat of wax tubes, and the drop resting on the tips alone. */
function lotusSurface(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const bumps = appear(after(moment, 'bumps', 0.15), -0.6, 0.9)
  const tubes = after(moment, 'tubes', 0.35)
  const tips = appear(after(moment, 'tips', 0.7), -1.2, 1.5, ease.inOut)
  const air = appear(after(moment, 'air', 0.9), -0.4, 0.6)
  const floor = cy + 140
  const crest = floor - 94 * bumps
  const sag = (x: number) =>
    crest -
    17 -
    lerp(190, 0, tips) +
    6 * Math.cos(((x - cx) / 104) * 2 * Math.PI) * 0.8 -
    3 * Math.sin(moment.time * 1.5)
  const body: Point[] = [
    [cx - 190, 100],
    ...Array.from({ length: 21 }, (_, i): Point => [cx - 190 + i * 19, sag(cx - 190 + i * 19)]),
    [cx + 190, 100],
  ]
  within(sheet, box(0, 152, 360, 500), () => {
    printed(sheet, smooth(body), { ink: water, across: [cx, 140, cx, crest], cover: [0, 0.45], pitch: 6, outline: 3 })
    if (air > 0)
      for (const p of particles(sheet, { x: 20, y: crest + 6, width: 320, height: 84 }, moment.time, {
        count: 26,
        seed: 5,
        reach: 16,
        rate: 0.4,
      }))
        if (Math.abs(((p.x - cx + 416) % 104) - 52) < 30) ball(sheet, p.x, p.y, 4 * air, '#ffffff')
  })
  for (let i = -2; i <= 2; i++) {
    const x = cx + i * 104 - 52 + 52
    const hill = smooth([
      [x - 46, floor + 10],
      [x - 34, floor - 50 * bumps],
      [x, crest],
      [x + 34, floor - 50 * bumps],
      [x + 46, floor + 10],
    ])
    for (let k = -4; k <= 4; k++) {
      const grown = appear(tubes, 0.05 * Math.abs(k) - 0.2, 0.5, ease.back)
      const a = k * 0.3
      const base: Point = [x + 37 * Math.sin(a), crest + 44 - 44 * Math.cos(a)]
      const long = 17 * grown
      const bend = Math.sin(k * 7 + i) * 4
      const hair = smooth(
        [
          base,
          [base[0] + Math.sin(a) * long * 0.5 + bend, base[1] - Math.cos(a) * long * 0.5],
          [base[0] + Math.sin(a) * long, base[1] - Math.cos(a) * long],
        ],
        false,
      )
      outline(sheet, hair, 8, colours.key)
      outline(sheet, hair, 4, '#ffffff')
    }
    printed(sheet, hill, { ink: colours.bio, cover: [0.02, 0.6], across: [x - 30, crest, x + 46, floor + 10] })
  }
  printed(sheet, box(-10, floor, 380, 60), { ink: colours.bio, cover: [0.5, 0.8], across: [cx, floor, cx, floor + 60] })
  label(sheet, 'tubos de cera: 100 nm', cx + 30, cy - 34, {
    size: 14,
    progress: appear(tubes, 0.1, 0.5) * (1 - tips),
    leaderTo: [cx + 2, crest - 14],
  })
  label(sheet, 'agua', cx - 96, cy - 110, { size: 17, progress: tips })
  label(sheet, 'aire', cx + 52, crest + 46, { size: 17, progress: air })
}

/** A tilted field of pillars: the drop rolls down, grains of dust stick to it and leave with it. */
function washing(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  contours(sheet, moment.time, { seed: 7 })
  const rolled = appear(after(moment, 'roll', 0.4), -0.9, Math.max(2.6, moment.duration * 0.62), ease.inOut)
  const slope = 0.16
  placed(sheet, cx, cy + 66, { turn: slope }, () => {
    const x = lerp(-118, 128, rolled)
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
  label(sheet, 'polvo', cx + 98, cy - 96, { size: 15, progress: clamp(1 - rolled * 1.6), leaderTo: [cx + 92, cy + 66] })
  void appear(after(moment, 'dust', 0.8), 0, 1)
}

/** A drop on a smooth plate, on the hairy bumps of a lotus leaf, or rolling over pillars. */
export const drop = scene({
  settings: v.strictObject({ surface: v.picklist(['smooth', 'lotus', 'pillars']), show: v.optional(v.string()) }),
  cues: {
    flat: 'it flattens',
    bumps: 'the bumps rise',
    tubes: 'the wax tubes grow',
    tips: 'the drop comes to rest',
    air: 'the air below is shown',
    roll: 'it rolls',
    dust: 'dust goes along',
  },
  draw(sheet, moment, { surface }) {
    if (surface === 'smooth') smoothSurface(sheet, moment)
    else if (surface === 'lotus') lotusSurface(sheet, moment)
    else washing(sheet, moment)
  },
})
