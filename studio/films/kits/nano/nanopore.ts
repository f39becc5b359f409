import * as v from 'valibot'
import { particles } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { box, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { wall } from './lipids.ts'
import { after, contours, middle } from './set.ts'

const message = 'GATTACAGCTCATGACGTTAGC'
const levels: Readonly<Record<string, number>> = { A: 0.25, C: 0.5, G: 0.82, T: 0.04 }

function pore(sheet: Sheet, x: number, y: number, open: number): void {
  const { colours } = sheet
  const w = 22 * open
  for (const side of [-1, 1]) {
    const at = (px: number, py: number): Point => [x + side * (px + w * 0.5), y + py]
    printed(
      sheet,
      smooth([
        at(4, 50),
        at(2, 0),
        at(10, -26),
        at(6, -64),
        at(40, -74),
        at(60, -44),
        at(46, -18),
        at(26, -6),
        at(24, 50),
      ]),
      { ink: colours.nano, cover: [0, 0.55], pitch: 5, outline: 2.8 },
    )
  }
}

function membraneAt(sheet: Sheet, x: number, y: number, time: number, gap: number): void {
  wall(
    sheet,
    [
      [-20, y],
      [x - gap, y],
    ],
    { ink: sheet.colours.bio, r: 8, half: 22, time },
  )
  wall(
    sheet,
    [
      [x + gap, y],
      [380, y],
    ],
    { ink: sheet.colours.bio, r: 8, half: 22, time },
  )
}

function ions(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  contours(sheet, moment.time, { seed: 29 })
  const opened = appear(after(moment, 'pore', 0.4), -0.7, 1, ease.back)
  const flow = appear(after(moment, 'flow', 0.75), -0.5, 0.8)
  const y = cy + 8
  for (const [top, seed] of [
    [cy - 160, 3],
    [cy + 78, 8],
  ] as const)
    for (const p of particles(sheet, { x: 24, y: top, width: 312, height: 84 }, moment.time, {
      count: 15,
      seed,
      reach: 14,
      rate: 0.3,
    })) {
      ball(sheet, p.x, p.y, 9, p.i % 2 ? colours.info : '#f2b01e')
      lettering(sheet, p.i % 2 ? '−' : '+', p.x, p.y + 5, {
        size: 14,
        weight: 800,
        align: 'center',
        ink: p.i % 2 ? '#ffffff' : colours.key,
      })
    }
  membraneAt(sheet, cx, y, moment.time, lerp(2, 44, clamp(opened)))
  if (opened > 0.02) {
    sheet.brush.save()
    sheet.brush.globalAlpha = clamp(opened * 2)
    pore(sheet, cx, y, clamp(opened))
    sheet.brush.restore()
  }
  for (let i = 0; i < 9; i++) {
    const share = loop(moment.time, 1.6, i / 9)
    const fade = clamp(share * 6) * clamp((1 - share) * 6) * flow
    const drift = 70 * Math.abs(share - 0.5) ** 2 * Math.sin(i * 2.3)
    ball(sheet, cx + drift, lerp(y - 128, y + 116, share), 9 * fade, '#f2b01e')
  }
  label(sheet, 'poro de proteína', cx + 96, cy - 90, {
    size: 14,
    progress: appear(opened, 0.6, 0.4),
    leaderTo: [cx + 46, y - 54],
  })
  label(sheet, 'membrana', 76, y + 44, { size: 14, progress: appear(moment.time, 0.5, 0.5) })
}

function read(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const entered = appear(after(moment, 'enter', 0.05), -0.3, 1.2, ease.inOut)
  const since = after(moment, 'read', 0.35)
  const text = appear(after(moment, 'text', 0.85), -1, 0.7)
  const x = cx - 74
  const y = cy - 6
  const pace = Math.max(0, since + 0.4) * 2.3
  const inks: Readonly<Record<string, string>> = { A: colours.bio, C: colours.info, G: colours.cogno, T: '#f2b01e' }
  membraneAt(sheet, x, y, moment.time, 44)
  const place = (k: number): Point => {
    const s = (pace - k) * 24 + lerp(-130, 0, entered)
    return [x + 12 * Math.sin(s / 46 + moment.time * 0.6) * clamp(Math.abs(s) / 60), y + s]
  }
  const line = Array.from({ length: 40 }, (_, i) => place(-8 + i)).filter(([, py]) => py > cy - 190 && py < cy + 110)
  if (line.length > 1) {
    outline(sheet, smooth(line, false), 9, colours.key)
    outline(sheet, smooth(line, false), 5, colours.stock)
  }
  for (let k = -8; k < 30; k++) {
    const [px, py] = place(k)
    if (py < cy - 184 || py > cy + 104) continue
    const letter = message[((k % message.length) + message.length) % message.length] ?? 'A'
    ball(sheet, px, py, 11, inks[letter] ?? colours.bio, { shade: 'none', glint: false })
    lettering(sheet, letter, px, py + 5, { size: 14, weight: 800, align: 'center', ink: colours.key })
  }
  pore(sheet, x, y, 1)
  const [gx, gy, gw, gh] = [cx - 8, cy - 148, 164, 132]
  printed(sheet, box(gx, gy, gw, gh, 3), { ink: '#ffffff', shade: 'none', outline: 2.4 })
  const trail: Point[] = []
  for (let i = 0; i <= 82; i++) {
    const at = pace - (82 - i) / 16
    const k = Math.floor(at)
    const level = (n: number) => (n < 0 ? 0.96 : (levels[message[n % message.length] ?? 'A'] ?? 0.5))
    const blend = ease.inOut((at - k) * 4)
    const high = lerp(level(k - 1), level(k), blend) + 0.015 * Math.sin(at * 37)
    trail.push([gx + (gw * i) / 82, gy + gh - 14 - high * (gh - 30)])
  }
  outline(sheet, tracePoints(trail), 3.4, colours.info)
  const tail = trail.at(-1)
  if (tail) ball(sheet, tail[0] - 3, tail[1], 6, colours.nano)
  label(sheet, 'corriente', gx + gw / 2, gy - 4, { size: 14, progress: appear(since, -0.6, 0.5) })
  const done = message.slice(0, clamp(Math.floor(pace), 0, 12))
  for (const [i, letter] of [...done].entries()) {
    const [lx, ly] = [cx + 8 + (i % 6) * 26, cy + 84 + Math.floor(i / 6) * 34]
    printed(sheet, box(lx - 11, ly - 15, 22, 30), { ink: inks[letter] ?? colours.bio, shade: 'none', outline: 2 })
    lettering(sheet, letter, lx, ly + 7, {
      size: 20,
      weight: 800,
      align: 'center',
      ink: colours.key,
      alpha: Math.max(text, 0.85),
    })
  }
}

export const nanopore = scene({
  settings: v.strictObject({ show: v.picklist(['ions', 'read']) }),
  cues: {
    pore: 'the pore opens',
    flow: 'ions flow',
    enter: 'the strand enters',
    read: 'its letters block the pore',
    text: 'the signal becomes text',
  },
  draw(sheet, moment, { show }) {
    if (show === 'ions') ions(sheet, moment)
    else read(sheet, moment)
  },
})
