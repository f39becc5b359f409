import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, pulse } from '../../motion.ts'
import { box, disc, smooth, tracePoints, type Point } from '../../paths.ts'
import { card, outline, placed, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { rows } from './qr-code.ts'

const count = rows.length

const lobes = [
  1, 0.9, 1.05, 1.28, 1.1, 0.88, 0.94, 1.16, 1.34, 1.12, 0.86, 0.8, 0.92, 1.1, 1.02, 0.84, 0.98, 1.22,
] as const

function splash(size: number, wobble: number): Point[] {
  return lobes.map((lobe, i): Point => {
    const angle = (i / lobes.length) * 2 * Math.PI
    const r = size * lobe * (1 + wobble * Math.sin(angle * 2 + 4))
    return [r * Math.cos(angle), r * Math.sin(angle) * 0.92]
  })
}

const drops = [
  [1.5, -0.55, 0.14],
  [-1.32, 0.62, 0.17],
  [0.52, 1.5, 0.11],
  [-0.9, -1.25, 0.1],
  [1.62, 0.5, 0.08],
] as const

function spill(sheet: Sheet, x: number, y: number, size: number, time: number): void {
  const { colours } = sheet
  const drawn = splash(size, 0.02 * Math.sin(time * 1.5)).map(([dx, dy]): Point => [x + dx, y + dy])
  printed(sheet, smooth(drawn), { ink: colours.nano, cover: [0.02, 0.5] })
  for (const [u, w, r] of drops)
    printed(sheet, disc(x + u * size, y + w * size, r * size), { ink: colours.nano, cover: [0, 0.4] })
}

function code(sheet: Sheet, side: number, isShown: (column: number, row: number) => number): void {
  const { brush, colours } = sheet
  const pitch = side / count
  // QR readers require a quiet zone.
  const margin = 3 * pitch
  card(sheet, -side / 2 - margin, -side / 2 - margin, side + 2 * margin, side + 2 * margin, {
    ink: '#ffffff',
    shade: 'none',
  })
  for (const [row, text] of rows.entries())
    for (let column = 0; column < count; column++) {
      if (text[column] !== '#') continue
      const grown = isShown(column, row)
      if (grown <= 0) continue
      const size = (pitch + 0.35) * grown
      brush.fillStyle = colours.key
      brush.fillRect(
        -side / 2 + (column + 0.5) * pitch - size / 2,
        -side / 2 + (row + 0.5) * pitch - size / 2,
        size,
        size,
      )
    }
}

function stained(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [cx, cy] = centreOf(sheet.focus)
  const side = 240
  const entered = (column: number, row: number) => appear(moment.time, (column + row) * 0.012, 0.3)
  placed(sheet, cx, cy, { turn: 0.03 * Math.sin(moment.time * 0.8) }, () => {
    code(sheet, side, entered)
    const fallen = moment.since('stain') + 0.25
    // Verified with a decoder: the code is readable with this stain.
    const [sx, sy] = [-side * 0.02, side * 0.02]
    if (fallen > 0) {
      const drop = clamp(fallen / 0.3)
      const spread = appear(fallen, 0.26, 0.5, ease.back)
      if (drop < 1)
        printed(sheet, smooth(splash(14, 0).map(([x, y]): Point => [sx + x * 0.8, lerp(-300, sy, drop) + y * 1.3])), {
          ink: colours.nano,
        })
      if (spread > 0) spill(sheet, sx, sy, 37 * spread, moment.time)
    }
    const read = moment.since('read')
    if (read > -0.2) {
      const swept = (read + 0.2) / 1.1
      if (swept < 1) {
        const at = side * (ease.inOut(swept) - 0.5)
        const ends = [-1, 1].map((end): Point => [end * (side / 2 + 24), at])
        outline(sheet, tracePoints(ends), 5, colours.info)
      }
      const corner = appear(read, -0.2, 0.4) + 0.35 * pulse(Math.max(0, read), 1.2)
      for (const [u, w] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const [x, y] = [u * (side / 2 + 4 + 9 * corner), w * (side / 2 + 4 + 9 * corner)]
        outline(
          sheet,
          tracePoints([
            [x, y - w * 34],
            [x, y],
            [x - u * 34, y],
          ]),
          6,
          colours.info,
        )
      }
    }
  })
  label(sheet, 'HOLA SOY ZED', cx, cy + side / 2 + 48, {
    size: 18,
    progress: appear(moment.since('read'), 0.7),
    chip: colours.info,
    ink: '#ffffff',
  })
}

function mended(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [cx, cy] = centreOf(sheet.focus)
  const side = 252
  const since = moment.since('mend')
  const gone = ease.inOut((since + 0.2) / 2.2)
  const pitch = side / count
  const [column0, row0, reach] = [16, 17, 6.4]
  placed(sheet, cx, cy - 6, { turn: -0.09 + 0.02 * Math.sin(moment.time * 0.7), grow: 0.96 }, () => {
    code(sheet, side, (column, row) => {
      const near = loop(moment.time, 1.9) * 62 - 6 - (column + row)
      return 1 - 0.42 * clamp(1 - Math.abs(near) / 5) * (1 - gone)
    })
    const [sx, sy] = [(column0 + 0.5 - count / 2) * pitch, (row0 + 0.5 - count / 2) * pitch]
    if (gone < 1) {
      sheet.brush.save()
      sheet.brush.globalAlpha *= 1 - ease.in(gone * gone)
      spill(sheet, sx, sy, reach * pitch * 0.86, moment.time)
      sheet.brush.restore()
    }
    for (const [row, text] of rows.entries())
      for (let column = 0; column < count; column++) {
        const far = Math.hypot(column - column0, row - row0)
        if (far > reach * 1.3) continue
        const grown = clamp((gone * 1.5 - (1 - far / (reach * 1.3))) * 3)
        if (grown <= 0 || gone >= 1) continue
        const [x, y] = [(column + 0.5 - count / 2) * pitch, (row + 0.5 - count / 2) * pitch]
        const size = pitch * grown + 0.3
        printed(sheet, box(x - size / 2, y - size / 2, size, size), {
          ink: text[column] === '#' ? colours.key : '#ffffff',
          shade: 'none',
          outline: 0,
        })
      }
  })
  label(sheet, 'repuesto', cx + 64, cy + side / 2 + 38, { size: 17, progress: appear(since, 2.1) })
}

export const qr = scene({
  settings: v.strictObject({ story: v.picklist(['stain', 'mend']) }),
  cues: {
    stain: 'A stain falls on the code',
    read: 'The code is read all the same',
    mend: 'What the stain hides comes back',
  },
  draw(sheet, moment, { story }) {
    if (story === 'stain') stained(sheet, moment)
    else mended(sheet, moment)
  },
})
