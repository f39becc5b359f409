/** Sizes in frame units, at least 11: on a phone a unit is about a pixel. */
import { tracePoints, type Point } from './paths.ts'
import type { Sheet } from './scene.ts'

/** Available letter widths in percent of normal; others use the nearest one, stretched. */
export const letterWidths = [50, 60, 70, 80, 90, 100, 110, 125, 150] as const

export function familyOf(width: (typeof letterWidths)[number]): string {
  return `Anybody ${width}`
}

export interface Type {
  readonly size: number
  /** 100 to 900; default 700. */
  readonly weight?: number
  /** Letter width in percent, 50 to 150; default 90. */
  readonly width?: number
}

/** Splits a text: superscript and subscript digits are drawn as small digits, because fonts may lack them. */
function runsOf(text: string): { text: string; shift: -1 | 0 | 1 }[] {
  const up = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
  const down = '₀₁₂₃₄₅₆₇₈₉₊₋'
  const plain = '0123456789+−'
  const runs: { text: string; shift: -1 | 0 | 1 }[] = []
  for (const letter of text.normalize('NFC').replaceAll('μ', 'µ')) {
    const [high, low] = [up.indexOf(letter), down.indexOf(letter)]
    const shift = high >= 0 ? 1 : low >= 0 ? -1 : 0
    const shown = shift === 0 ? letter : (plain[Math.max(high, low)] ?? letter)
    const last = runs.at(-1)
    if (last && last.shift === shift) last.text += shown
    else runs.push({ text: shown, shift })
  }
  return runs
}

const smallFigure = 0.62

function faceOf(width: number): { family: string; stretch: number } {
  const wanted = Math.min(150, Math.max(50, width))
  let best: (typeof letterWidths)[number] = 100
  for (const one of letterWidths) if (Math.abs(one - wanted) < Math.abs(best - wanted)) best = one
  return { family: familyOf(best), stretch: wanted / best }
}

function set(brush: CanvasRenderingContext2D, type: Type, shift: number, family: string): void {
  const size = type.size * (shift === 0 ? 1 : smallFigure)
  brush.font = `${type.weight ?? 700} ${size}px '${family}', sans-serif`
}

export function measure(sheet: Sheet, text: string, type: Type): number {
  const { brush } = sheet
  const { family, stretch } = faceOf(type.width ?? 90)
  brush.save()
  let sum = 0
  for (const run of runsOf(text)) {
    set(brush, type, run.shift, family)
    sum += brush.measureText(run.text).width * stretch
  }
  brush.restore()
  return sum
}

/** Baseline at y. `ink` must contrast with the background. `align`: which end of the text is at x. */
export function lettering(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  type: Type & { readonly ink?: string; readonly align?: 'left' | 'center' | 'right'; readonly alpha?: number },
): void {
  if (type.alpha !== undefined && type.alpha <= 0) return
  setLine(sheet, text, x, y, type, (run, at, up) => sheet.brush.fillText(run, at, up))
}

export function seam(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  type: Parameters<typeof lettering>[4] & { readonly breadth: number },
): void {
  sheet.brush.lineWidth = type.breadth
  sheet.brush.lineJoin = 'round'
  setLine(sheet, text, x, y, type, (run, at, up) => sheet.brush.strokeText(run, at, up))
}

function setLine(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  type: Parameters<typeof lettering>[4],
  put: (run: string, at: number, up: number) => void,
): void {
  const { brush, colours } = sheet
  const { family, stretch } = faceOf(type.width ?? 90)
  const align = type.align ?? 'left'
  const width = align === 'left' ? 0 : measure(sheet, text, type)
  brush.save()
  if (type.alpha !== undefined) brush.globalAlpha *= Math.min(1, type.alpha)
  brush.translate(align === 'left' ? x : align === 'center' ? x - width / 2 : x - width, y)
  brush.scale(stretch, 1)
  brush.textAlign = 'left'
  brush.textBaseline = 'alphabetic'
  brush.fillStyle = type.ink ?? colours.line
  brush.strokeStyle = type.ink ?? colours.line
  let at = 0
  for (const run of runsOf(text)) {
    set(brush, type, run.shift, family)
    put(run.text, at, run.shift === 0 ? 0 : run.shift > 0 ? -type.size * 0.34 : type.size * 0.14)
    at += brush.measureText(run.text).width
  }
  brush.restore()
}

export interface LabelLook {
  /** Font size; default 13, at least 11. */
  readonly size?: number
  /** Edge of the label at x; default center. y is its center. */
  readonly align?: 'left' | 'center' | 'right'
  readonly leaderTo?: Point
  readonly progress?: number
  /** Colors of the chip and its text; default paper and key. */
  readonly chip?: string
  readonly ink?: string
  readonly weight?: number
}

/** Text on a chip, readable on any background. `\n` starts a new line. */
export function label(sheet: Sheet, text: string, x: number, y: number, how: LabelLook = {}): void {
  const progress = Math.min(1, how.progress ?? 1)
  if (progress <= 0) return
  const { brush, colours } = sheet
  const size = Math.max(11, how.size ?? 13)
  const type: Type = { size, weight: how.weight ?? 650, width: 88 }
  const lines = text.split('\n')
  const lineHeight = size * 1.14
  const width = Math.max(...lines.map((line) => measure(sheet, line, type))) + size * 0.9
  const height = lineHeight * lines.length + size * 0.42
  const align = how.align ?? 'center'
  const wanted = align === 'center' ? x - width / 2 : align === 'right' ? x - width : x
  const left = Math.min(sheet.width - 10 - width, Math.max(10, wanted))
  const top = Math.min(sheet.height - 10 - height, Math.max(10, y - height / 2))
  brush.save()
  if (how.leaderTo) leader(sheet, [left, top, width, height], how.leaderTo, progress)
  brush.globalAlpha *= Math.min(1, progress * 1.6)
  brush.fillStyle = how.chip ?? '#ffffff'
  const open = 0.6 + 0.4 * progress
  brush.fillRect(left + (width * (1 - open)) / 2, top, width * open, height)
  brush.strokeStyle = colours.key
  brush.lineWidth = 1.4
  brush.strokeRect(left + (width * (1 - open)) / 2, top, width * open, height)
  brush.beginPath()
  brush.rect(left + (width * (1 - open)) / 2, top, width * open, height)
  brush.clip()
  for (const [i, line] of lines.entries()) {
    lettering(sheet, line, left + width / 2, top + size * 0.2 + lineHeight * (i + 0.8), {
      ...type,
      align: 'center',
      ink: how.ink ?? colours.key,
    })
  }
  brush.restore()
}

function leader(
  sheet: Sheet,
  [left, top, width, height]: readonly [number, number, number, number],
  to: Point,
  progress: number,
): void {
  const { brush, colours } = sheet
  const start: Point = [Math.min(left + width, Math.max(left, to[0])), Math.min(top + height, Math.max(top, to[1]))]
  const share = Math.min(1, progress * 1.5)
  const end: Point = [to[0] + (start[0] - to[0]) * share, to[1] + (start[1] - to[1]) * share]
  // A light outline keeps the line visible on any ground.
  for (const [colour, weight] of [
    ['#ffffff', 3.6],
    [colours.key, 1.6],
  ] as const) {
    brush.strokeStyle = colour
    brush.lineWidth = weight
    brush.lineCap = 'round'
    brush.stroke(tracePoints([to, end]))
    brush.fillStyle = colour
    brush.beginPath()
    brush.arc(to[0], to[1], 1.2 + weight / 2, 0, 2 * Math.PI)
    brush.fill()
  }
}

export function bigNumber(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  how: {
    size?: number
    under?: string
    ink?: string
    width?: number
    alpha?: number
    align?: 'left' | 'center' | 'right'
  } = {},
): void {
  const size = how.size ?? 64
  const ink = how.ink ?? sheet.colours.line
  const shared = { ink, align: how.align ?? 'center', alpha: how.alpha ?? 1 } as const
  lettering(sheet, text, x, y, { size, weight: 800, width: how.width ?? 80, ...shared })
  if (how.under)
    lettering(sheet, how.under, x, y + 6 + Math.max(12, size * 0.24), {
      size: Math.max(12, size * 0.24),
      weight: 600,
      ...shared,
    })
}

/** Starts at x, `length` units long, with its label above y. `progress`: 0 to 1. */
export function scaleBar(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  length: number,
  how: { progress?: number; ink?: string; size?: number } = {},
): void {
  const progress = Math.min(1, Math.max(0, how.progress ?? 1))
  if (progress === 0) return
  const { brush, colours } = sheet
  const ink = how.ink ?? colours.line
  const end = x + length * progress
  brush.strokeStyle = ink
  brush.lineWidth = 2.2
  brush.lineCap = 'butt'
  brush.lineJoin = 'miter'
  brush.stroke(
    tracePoints([
      [x, y - 6],
      [x, y],
      [end, y],
      [end, y - 6],
    ]),
  )
  lettering(sheet, text, x + (length * progress) / 2, y - 9, {
    size: how.size ?? 13,
    weight: 700,
    ink,
    align: 'center',
    alpha: progress,
  })
}
