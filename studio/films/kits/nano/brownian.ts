import * as v from 'valibot'
import { arrow, particles } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { box, disc, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import { grid } from '../../figures.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, middle } from './set.ts'

function walk(time: number, seed: number, reach: number, rate: number): Point {
  const axis = (k: number) =>
    wander(time, seed + k, rate) +
    0.5 * wander(time, seed + 50 + k, rate * 3.1) +
    0.25 * wander(time, seed + 90 + k, rate * 7)
  return [axis(0) * reach, axis(12) * reach]
}

function hits(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const struck = appear(after(moment, 'hit', 0.3), -0.5, 0.6)
  const net = appear(after(moment, 'net', 0.75), -0.5, 0.7)
  const [dx, dy] = walk(moment.time, 5, 24, 0.24)
  const [x, y, r] = [cx + dx, cy - 2 + dy, 78]
  for (const p of particles(sheet, { x: -10, y: 196, width: 380, height: 320 }, moment.time, {
    count: 70,
    seed: 6,
    reach: 34,
    rate: 0.55,
  })) {
    const far = Math.hypot(p.x - x, p.y - y)
    const out = far < r + 12 ? (r + 12) / Math.max(1, far) : 1
    ball(sheet, x + (p.x - x) * out, y + (p.y - y) * out, 9, colours.inkB)
  }
  ball(sheet, x, y, r, colours.inkA, { pitch: 6 })
  for (let i = 0; i < 12; i++) {
    const share = loop(moment.time, 1.1, i * 0.377)
    const a = i * 2.4 + Math.floor(moment.time / 1.1 + i * 0.377) * 1.7
    const at = r + 60 * Math.abs(share - 0.5) * 2 + 8
    const [px, py] = [x + at * Math.cos(a + (share - 0.5) * 0.5), y + at * Math.sin(a + (share - 0.5) * 0.5)]
    ball(sheet, px, py, 9 * struck * clamp(Math.min(share, 1 - share) * 7), colours.inkB)
    const flash = Math.max(0, 1 - Math.abs(share - 0.5) * 9) * struck
    if (flash > 0)
      outline(
        sheet,
        disc(x + (r + 2) * Math.cos(a), y + (r + 2) * Math.sin(a), 12 * (1.3 - flash)),
        3 * flash,
        colours.line,
      )
  }
  const [fx, fy] = walk(moment.time + 0.35, 5, 24, 0.24)
  const force = Math.hypot(fx - dx, fy - dy) || 1
  const reach = 62
  arrow(sheet, [x, y], [x + ((fx - dx) / force) * reach, y + ((fy - dy) / force) * reach], {
    width: 10,
    ink: '#ffffff',
    outline: 2,
    progress: net,
  })
  label(sheet, 'moléculas de agua', cx - 74, cy - 160, { size: 14, progress: struck })
  label(sheet, 'empuje neto', cx + 84, cy + 158, { size: 15, progress: net })
}

function path(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const walked = after(moment, 'walk', 0.2)
  const measured = appear(after(moment, 'measure', 0.6), -0.4, 0.8)
  const plate = box(cx - 152, cy - 158, 304, 304)
  printed(sheet, plate, { ink: '#ffffff', shade: 'none', outline: 3 })
  within(sheet, plate, () =>
    grid(sheet, { x: cx - 152, y: cy - 158, width: 304, height: 304 }, 25.33, {
      ink: blend('#ffffff', colours.info, 0.3),
      width: 1,
    }),
  )
  const random = sheet.random(40)
  const stops: Point[] = [[cx - 50, cy + 40]]
  for (let i = 0; i < 44; i++) {
    const [px, py] = stops[i] ?? [cx, cy]
    const a = random() * 2 * Math.PI
    const far = 16 + 34 * random()
    const next: Point = [px + far * Math.cos(a) + (cx - px) * 0.06, py + far * Math.sin(a) + (cy - 8 - py) * 0.06]
    stops.push([clamp(next[0], cx - 132, cx + 132), clamp(next[1], cy - 138, cy + 126)])
  }
  const share = clamp(lerp(moment.progress, (walked + 0.6) / moment.duration, 0.2)) * (stops.length - 1)
  const k = Math.floor(share)
  const [a, b] = [stops[k] ?? [cx, cy], stops[Math.min(stops.length - 1, k + 1)] ?? [cx, cy]]
  const now: Point = [lerp(a[0], b[0], ease.inOut(share - k)), lerp(a[1], b[1], ease.inOut(share - k))]
  outline(sheet, tracePoints([...stops.slice(0, k + 1), now]), 3, colours.key)
  for (const [px, py] of stops.slice(0, k + 1))
    printed(sheet, disc(px, py, 3.6), { ink: colours.info, shade: 'none', outline: 1.4 })
  ball(sheet, now[0], now[1], 15, colours.info)
  if (measured > 0) {
    const from = stops[0] ?? [cx, cy]
    arrow(sheet, from, now, { width: 6, ink: '#f2b01e', outline: 1.8, progress: measured })
    printed(sheet, disc(from[0], from[1], 7), { ink: '#f2b01e', shade: 'none' })
  }
  label(sheet, 'salida', (stops[0]?.[0] ?? cx) - 6, (stops[0]?.[1] ?? cy) + 22, {
    size: 13,
    progress: appear(moment.time, 0.4, 0.5),
  })
}

function sizes(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const small = appear(after(moment, 'small', 0.15), -0.3, 0.6)
  const storm = appear(after(moment, 'storm', 0.85), -1.2, 1.2, ease.inOut)
  const things = [
    { x: cx - 84, y: cy - 62, r: 66, reach: 3, rate: 0.2, words: '10 µm', ink: colours.bio },
    { x: cx + 88, y: cy - 18, r: 34, reach: 13, rate: 0.4, words: '1 µm', ink: colours.nano },
    { x: cx - 20, y: cy + 98, r: 14, reach: 44, rate: 0.7, words: '100 nm', ink: colours.zed },
  ] as const
  for (const p of particles(sheet, { x: -10, y: 200, width: 380, height: 320 }, moment.time * lerp(1, 1.8, storm), {
    count: Math.round(lerp(60, 120, storm)),
    seed: 9,
    reach: 30,
    rate: 0.5,
  }))
    ball(sheet, p.x, p.y, 4 + 2 * p.a, blend(colours.ground, colours.info, 0.7), { glint: false })
  for (const [i, { x, y, r, reach, rate, words, ink }] of things.entries()) {
    const trail = Array.from({ length: 26 }, (_, k): Point => {
      const [dx, dy] = walk(moment.time - (25 - k) * 0.06, i * 7 + 2, reach * (1 + 0.4 * storm), rate)
      return [x + dx, y + dy]
    })
    outline(sheet, smooth(trail, false), Math.max(2.4, r * 0.1), blend(colours.ground, ink, 0.7))
    const [px, py] = trail.at(-1) ?? [x, y]
    ball(sheet, px, py, r * (0.5 + 0.5 * appear(moment.time, 0.1 * i, 0.5, ease.back)), ink, { pitch: 4 })
    label(sheet, words, i === 2 ? x + 92 : x, i === 2 ? y + 46 : y + r + 26, { size: 15, progress: small })
  }
}

export const brownian = scene({
  settings: v.strictObject({ show: v.picklist(['hits', 'path', 'sizes']) }),
  cues: {
    hit: 'molecules strike',
    net: 'the push that is left over',
    walk: 'the walk begins',
    measure: 'its distance is measured',
    small: 'the sizes are named',
    storm: 'the water gets wild',
  },
  draw(sheet, moment, { show }) {
    if (show === 'hits') hits(sheet, moment)
    else if (show === 'path') path(sheet, moment)
    else sizes(sheet, moment)
  },
})
