import { mix, multiply, palettes, type Colour, type Theme } from './inks.ts'
import type { Ink } from './scene.ts'
import { plate } from './separation.ts'

/** Indexed by the plates' bits. Light: inks multiply. Dark: ink A covers the stock, ink B tints it. */
export function platesPalette(theme: Theme, inks: readonly [Ink, Ink]): readonly Colour[] {
  const palette = palettes[theme]
  const [a, b] = [palette.inks[inks[0]], palette.inks[inks[1]]]
  return Array.from({ length: 16 }, (_, bits) => {
    const onBody = (bits & plate.body) !== 0
    if (bits & plate.key) return onBody ? palette.key : palette.fieldKey
    let below = onBody ? palette.stock : palette.ground
    if (theme === 'light') {
      if (bits & plate.a) below = multiply(below, a)
      if (bits & plate.b) below = multiply(below, b)
      return below
    }
    if (onBody) {
      if (bits & plate.a) below = a
      if (bits & plate.b) below = bits & plate.a ? multiply(a, b) : mix(multiply(palette.stock, b), b, 0.6)
      return below
    }
    return bits & plate.a ? (bits & plate.b ? mix(a, b, 0.5) : a) : bits & plate.b ? b : below
  })
}

export interface Print {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Averages areas in linear light, so that halftones keep their tone. `sheet`: plate size; `width`: output (pixels). */
export function press(
  plates: Uint8Array,
  sheet: { width: number; height: number },
  colours: readonly Colour[],
  width: number,
): Print {
  const height = Math.round((sheet.height * width) / sheet.width)
  const light = Float32Array.from(colours.flatMap((colour) => colour.map(toLight)))
  const columns = overlaps(sheet.width, width)
  const rows = overlaps(sheet.height, height)
  const sum = new Float32Array(width * height * 3)
  const row = new Float32Array(width * 3)
  for (let y = 0; y < sheet.height; y++) {
    row.fill(0)
    for (let x = 0, i = y * sheet.width; x < sheet.width; x++, i++) {
      addTo(row, columns.first[x] ?? 0, columns.share[x] ?? 0, light, (plates[i] ?? 0) * 3)
    }
    const target = rows.first[y] ?? 0
    const share = rows.share[y] ?? 0
    addRow(sum, target, share, row)
    if (share < 1) addRow(sum, target + 1, 1 - share, row)
  }
  const area = (sheet.width / width) * (sheet.height / height)
  const pixels = new Uint8Array(sum.length)
  for (let i = 0; i < sum.length; i++) pixels[i] = fromLight((sum[i] ?? 0) / area)
  return { width, height, pixels }
}

function addTo(row: Float32Array, column: number, share: number, light: Float32Array, from: number): void {
  const to = column * 3
  for (let c = 0; c < 3; c++) {
    const value = light[from + c] ?? 0
    row[to + c] = (row[to + c] ?? 0) + value * share
    if (share < 1 && to + 3 + c < row.length) row[to + 3 + c] = (row[to + 3 + c] ?? 0) + value * (1 - share)
  }
}

function addRow(sum: Float32Array, y: number, share: number, row: Float32Array): void {
  const start = y * row.length
  if (start >= sum.length) return
  for (let i = 0; i < row.length; i++) sum[start + i] = (sum[start + i] ?? 0) + (row[i] ?? 0) * share
}

function overlaps(from: number, to: number): { first: Uint32Array; share: Float32Array } {
  const first = new Uint32Array(from)
  const share = new Float32Array(from)
  for (let i = 0; i < from; i++) {
    const start = (i * to) / from
    const end = ((i + 1) * to) / from
    const cell = Math.min(to - 1, Math.floor(start))
    first[i] = cell
    share[i] = end <= cell + 1 ? 1 : (cell + 1 - start) / (end - start)
  }
  return { first, share }
}

/** sRGB byte to linear light, IEC 61966-2-1. */
export function toLight(byte: number): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

export function fromLight(light: number): number {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}

export function meanColour(print: Print): string {
  const sum = [0, 0, 0]
  for (let i = 0; i < print.pixels.length; i++) sum[i % 3] = (sum[i % 3] ?? 0) + toLight(print.pixels[i] ?? 0)
  const count = print.pixels.length / 3
  return `#${sum
    .map((value) =>
      fromLight(value / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
