import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { disc, polygon, type Point } from '../../paths.ts'
import { placed, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { curl, parcel, strand, wall } from './lipids.ts'
import { after, middle } from './set.ts'

const round = 62

/** The membrane around a sinking particle: flat, then a cup, then a neck. `wrap`: half the enclosed angle. */
function cupped(x: number, level: number, wrap: number, sunk: number): Point[] {
  const centre = level - round - 20 + sunk
  if (wrap < 0.06)
    return [
      [-30, level],
      [390, level],
    ]
  const r = round + 20
  const points: Point[] = []
  for (let i = 0; i <= 28; i++) {
    const a = Math.PI / 2 + wrap - (2 * wrap * i) / 28
    points.push([x + r * Math.cos(a), centre + r * Math.sin(a)])
  }
  // The membrane meets the cup far away while the cup is shallow, close by when it is a neck.
  const join = lerp(132, 78, clamp(wrap / 2.72))
  const side = (way: number): Point[] => [
    [x + way * 230, level],
    [x + way * (join + 44), level],
    [x + way * join, level + 1],
  ]
  return curved([...side(-1), ...points, ...side(1).toReversed()])
}

function curved(points: readonly Point[]): Point[] {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0]
  const found: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < 6; k++) {
      const t = k / 6
      const mix = (n: 0 | 1) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3)
      found.push([mix(0), mix(1)])
    }
  }
  return [...found, at(points.length - 1)]
}

function swallow(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const near = appear(moment.time, 0, 1.1, ease.inOut)
  const wrap = appear(after(moment, 'wrap', 0.2), -0.4, 2.4, ease.inOut)
  const inside = appear(after(moment, 'inside', 0.7), 0.2, 1.5, ease.inOut)
  const level = cy - 24
  const held = wrap * 2.72
  const sunk = lerp(0, 166, wrap)
  const x = cx + 8
  const loose = clamp(inside * 7)
  const y = level - round - 20 + sunk - (1 - near) * 120 + inside * 42
  const edge = loose > 0.5 ? [[-30, level] as const, [390, level] as const] : cupped(x, level, held, sunk)
  const inner = polygon([...edge, [390, 660], [-30, 660]])
  printed(sheet, inner, { ink: blend(colours.ground, colours.bio, 0.22), shade: 'none', outline: 0 })
  placed(sheet, 0, 0, { alpha: 1 - loose }, () =>
    wall(sheet, cupped(x, level, held, sunk), { ink: colours.bio, time: moment.time }),
  )
  placed(sheet, 0, 0, { alpha: loose }, () => {
    printed(sheet, disc(x, y, round + 20), { ink: colours.ground, shade: 'none', outline: 0 })
    const dent = Array.from({ length: 21 }, (_, i): Point => [
      80 + i * 10,
      level + 46 * (1 - inside) * Math.exp(-(((i - 10) / 3.2) ** 2)),
    ])
    wall(sheet, [[-30, level], ...dent, [390, level]], { ink: colours.bio, time: moment.time })
    const ring = Array.from({ length: 61 }, (_, i): Point => {
      const a = (i / 60) * 2 * Math.PI
      return [x + (round + 20) * Math.cos(a), y + (round + 20) * Math.sin(a)]
    })
    wall(sheet, ring, { ink: colours.bio, time: moment.time })
  })
  parcel(sheet, x, y, round - 14, moment.time, { ink: colours.nano, rna: colours.info })
  label(sheet, 'fuera', 62, level - 74, { size: 14, progress: appear(moment.time, 0.5, 0.5) })
  label(sheet, 'dentro', 54, level + 66, { size: 14, progress: appear(moment.time, 0.8, 0.5) })
}

function escape(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const acid = appear(after(moment, 'acid', 0.2), -0.4, 1.2)
  const charge = appear(after(moment, 'charge', 0.4), -0.3, 1, ease.inOut)
  const free = appear(after(moment, 'escape', 0.65), -1, 2, ease.inOut)
  const [x, y, r] = [cx - 16, cy - 8, 138]
  printed(sheet, disc(x, y, r), {
    ink: blend(colours.ground, colours.nano, 0.5 * acid),
    shade: 'dots',
    shadeInk: colours.nano,
    cover: [0.02 * acid, 0.3 * acid],
    outline: 0,
  })
  const ring = Array.from({ length: 91 }, (_, i): Point => [
    x + r * Math.cos((i / 90) * 2 * Math.PI),
    y + r * Math.sin((i / 90) * 2 * Math.PI),
  ])
  const gate = -0.35
  wall(sheet, ring, {
    ink: colours.bio,
    r: 6,
    half: 14,
    time: moment.time,
    torn: (px, py) => {
      const a = Math.atan2(py - y, px - x) - gate
      return Math.max(0, 1 - Math.abs(Math.atan2(Math.sin(a), Math.cos(a))) / 0.42) * free * 1.5
    },
  })
  for (let i = 0; i < 22; i++) {
    const a = i * 2.4
    const far = r - 26 - (i % 4) * 13
    const [hx, hy] = [
      x + far * Math.cos(a) + 7 * wander(moment.time, i, 0.4),
      y + far * Math.sin(a) + 7 * wander(moment.time, i + 50, 0.4),
    ]
    if (acid * 22 > i) lettering(sheet, 'H⁺', hx - 9, hy + 6, { size: 17, weight: 800, ink: '#ffd24a' })
  }
  const drift = free * 26
  const [px, py] = [x + drift * Math.cos(gate), y + drift * Math.sin(gate)]
  parcel(sheet, px, py, 66, moment.time, {
    ink: colours.nano,
    charge,
    open: free * 0.5,
    rna: free < 0.15 ? colours.info : undefined,
  })
  if (charge > 0)
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * 2 * Math.PI + moment.time * 0.1
      lettering(sheet, '+', px + (66 + free * 30) * Math.cos(a) - 7, py + (66 + free * 30) * Math.sin(a) + 9, {
        size: 25,
        weight: 800,
        ink: colours.key,
        alpha: charge,
      })
    }
  if (free >= 0.15) {
    const out = clamp((free - 0.15) / 0.85)
    const [ox, oy] = [lerp(px, cx + 98, out), lerp(py, cy - 118, out)]
    const line = Array.from({ length: 26 }, (_, i): Point => {
      const t = i / 25 - 0.5
      const a = gate - 0.3
      const long = 150 * out + 30
      return [
        ox + t * long * Math.cos(a) - 15 * Math.sin(i * 0.6 + moment.time * 2) * Math.sin(a),
        oy + t * long * Math.sin(a) + 15 * Math.sin(i * 0.6 + moment.time * 2) * Math.cos(a),
      ]
    })
    if (out < 0.3) curl(sheet, ox, oy, 40 * (1 - out), moment.time, colours.info)
    else strand(sheet, line, { ink: colours.info, width: 6, teeth: 12 })
  }
  label(sheet, 'burbuja ácida', cx - 82, cy + 154, { size: 15, progress: acid })
  label(sheet, 'mensaje libre', cx + 88, cy - 158, { size: 15, progress: appear(free, 0.7, 0.3) })
}

export const membrane = scene({
  settings: v.strictObject({ stage: v.picklist(['swallow', 'escape']) }),
  cues: {
    wrap: 'the wall closes around it',
    inside: 'the bubble comes off',
    acid: 'it turns acid',
    charge: 'the lipids gain charge',
    escape: 'the strand gets out',
  },
  draw(sheet, moment, { stage }) {
    if (stage === 'swallow') swallow(sheet, moment)
    else escape(sheet, moment)
  },
})
