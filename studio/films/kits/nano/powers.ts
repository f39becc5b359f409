import * as v from 'valibot'
import { clamp, ease, lerp, loop, remap } from '../../motion.ts'
import { box, disc, oval, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { label, lettering } from '../../letters.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, middle } from './set.ts'

type Name = 'hair' | 'cell' | 'virus' | 'dna'
const things: readonly { name: Name; size: number; words: string }[] = [
  { name: 'hair', size: 8e-5, words: 'cabello · 80 000 nm' },
  { name: 'cell', size: 8e-6, words: 'glóbulo rojo · 8000 nm' },
  { name: 'virus', size: 1e-7, words: 'virus de la gripe · 100 nm' },
  { name: 'dna', size: 2e-9, words: 'ADN · 2 nm' },
]

function stage(moment: Moment): number {
  let at = -0.45
  for (const [i, { name }] of things.entries()) {
    const from = i === 0 ? -0.45 : i - 1
    const since = after(moment, name, 0.06 + i * 0.25)
    const share = ease.inOut((since + 0.75) / 1.25)
    if (share > 0) at = lerp(from, i, share)
  }
  return at
}

function drawHair(sheet: Sheet, w: number, time: number): void {
  const { colours } = sheet
  const half = w / 2
  const { cx, cy } = middle(sheet)
  const body = box(cx - half, -60, w, sheet.height + 120)
  printed(sheet, body, {
    ink: colours.inkA,
    across: [cx - half, cy, cx + half, cy],
    cover: [0, 0.8],
    pitch: Math.max(3, w * 0.031),
  })
  within(sheet, body, () => {
    const step = Math.max(24, w * 0.34)
    for (let y = cy - step * 12 + loop(time, 9) * step; y < cy + step * 12; y += step)
      outline(
        sheet,
        smooth(
          [
            [cx - half, y],
            [cx - half * 0.2, y + step * 0.5],
            [cx + half * 0.3, y + step * 0.1],
            [cx + half, y + step * 0.45],
          ],
          false,
        ),
        2,
        colours.key,
      )
  })
}

function drawCell(sheet: Sheet, x: number, y: number, w: number): void {
  printed(sheet, disc(x, y, w / 2), { ink: sheet.colours.nano, cover: [0, 0.6] })
  printed(sheet, oval(x, y, w * 0.25, w * 0.24), { ink: sheet.colours.nano, outline: 1.4, cover: [0.7, 0.05] })
}

function drawVirus(sheet: Sheet, x: number, y: number, w: number, time: number): void {
  const r = w * 0.41
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * 2 * Math.PI + time * 0.12
    const [c, s] = [Math.cos(a), Math.sin(a)]
    outline(
      sheet,
      smooth(
        [
          [x + c * r * 0.9, y + s * r * 0.9],
          [x + c * w * 0.47, y + s * w * 0.47],
        ],
        false,
      ),
      w * 0.035 + 2,
      sheet.colours.faint,
    )
    ball(sheet, x + c * w * 0.47, y + s * w * 0.47, w * 0.04, sheet.colours.nano)
  }
  ball(sheet, x, y, r, sheet.colours.bio)
}

function drawHelix(sheet: Sheet, x: number, y: number, w: number, time: number): void {
  const { colours } = sheet
  const pitch = w * 1.7
  const strand = (shift: number) =>
    Array.from({ length: 61 }, (_, i): Point => {
      const t = (i / 30 - 1) * 1.1
      return [x + (w / 2) * Math.sin(t * 2 * Math.PI + shift + time * 0.8), y + t * pitch]
    })
  const [one, two] = [strand(0), strand(2.3)]
  for (let i = 0; i < 61; i += 2) {
    const [a, b] = [one[i], two[i]]
    if (a && b) outline(sheet, smooth([a, b], false), Math.max(1.5, w * 0.05), i % 4 ? colours.bio : colours.cogno)
  }
  for (const [points, ink] of [
    [one, colours.nano],
    [two, colours.info],
  ] as const) {
    outline(sheet, smooth(points, false), w * 0.11 + 4, colours.key)
    outline(sheet, smooth(points, false), w * 0.11, ink)
  }
}

export const powers = scene({
  settings: v.strictObject({}),
  cues: { hair: 'the hair', cell: 'the red blood cell', virus: 'the virus', dna: 'the helix of DNA' },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const at = stage(moment)
    const logs = things.map(({ size }) => Math.log10(size))
    const low = clamp(Math.floor(at), 0, 2)
    const view = lerp(logs[low] ?? -4, logs[low + 1] ?? -5, at - low)
    const y = cy + 4
    for (const { name, size } of things) {
      const w = (size / 10 ** view) * (name === 'dna' ? 108 : 190)
      const alpha = remap(w, 5, 26, 0, 1) * remap(w, 420, 900, 1, 0)
      if (alpha <= 0) continue
      within(sheet, box(0, 152, sheet.width, sheet.height), () =>
        placed(sheet, 0, 0, { alpha }, () => {
          if (name === 'hair') drawHair(sheet, w, moment.time)
          else if (name === 'cell') drawCell(sheet, cx, y, w)
          else if (name === 'virus') drawVirus(sheet, cx, y, w, moment.time)
          else drawHelix(sheet, cx, y, w, moment.time)
        }),
      )
    }
    ruler(sheet, view)
    for (const [i, { words }] of things.entries()) {
      const near = clamp(1.6 - Math.abs(at - i) * 3.4)
      if (near > 0) label(sheet, words, cx + 6, cy + 150, { size: 17, progress: near })
    }
  },
})

function ruler(sheet: Sheet, view: number): void {
  const { colours } = sheet
  const { x, y, width, height } = sheet.focus
  const right = x + width
  const top = y + 6
  const span = height - 60
  const place = (log: number) => top + ((-3.6 - log) / 5.6) * span
  outline(
    sheet,
    smooth(
      [
        [right, top],
        [right, top + span],
      ],
      false,
    ),
    2,
  )
  const names: Readonly<Record<number, string>> = {
    [-4]: '0,1 mm',
    [-5]: '',
    [-6]: '1 µm',
    [-7]: '',
    [-8]: '',
    [-9]: '1 nm',
  }
  for (let power = -4; power >= -9; power--) {
    const long = names[power] ? 14 : 8
    outline(
      sheet,
      smooth(
        [
          [right - long, place(power)],
          [right, place(power)],
        ],
        false,
      ),
      2,
    )
    const name = names[power]
    if (name) lettering(sheet, name, right - 18, place(power) + 4, { size: 12, align: 'right' })
  }
  const tip = place(view)
  const flag = smooth(
    [
      [right - 2, tip],
      [right - 2, tip],
    ],
    false,
  )
  outline(sheet, flag, 11, colours.zed)
  outline(sheet, disc(right - 2, tip, 6.5), 2.2)
}
