/** Headlines that appear with the voice; letter width follows the subject's size. */
import { lettering, measure, seam, type Type } from './letters.ts'
import { appear, ease, spring } from './motion.ts'
import type { Box, Sheet } from './scene.ts'
import type { HeadlineWord } from './timeline.ts'

export function headlineBox(wide: boolean): Box {
  return wide ? { x: 18, y: 40, width: 420, height: 62 } : { x: 18, y: 42, width: 324, height: 106 }
}

const weight = 820
const leading = 0.98

interface Placed extends HeadlineWord {
  readonly x: number
  readonly y: number
}

interface Layout {
  readonly size: number
  readonly width: number
  readonly words: readonly Placed[]
}

const layouts = new Map<string, Layout>()

/** Fewest lines with the largest letters. `letters`: width in percent. */
function layOut(sheet: Sheet, words: readonly HeadlineWord[], area: Box, letters: number, largest: number): Layout {
  const name = JSON.stringify([words, area, letters, largest])
  const known = layouts.get(name)
  if (known) return known
  let best: Layout | undefined
  for (let width = letters; best === undefined || (best.size < 20 && width >= 50); width -= 8) {
    for (let size = largest; size >= 14; size -= 1) {
      const lines = breakLines(sheet, words, { size, weight, width }, area.width)
      if (!lines || lines.length * size * leading > area.height) continue
      if (!best || size > best.size)
        best = { size, width, words: placeWords(sheet, lines, { size, weight, width }, area) }
      break
    }
    if (width <= 50) break
  }
  const made = best ?? {
    size: 14,
    width: 50,
    words: placeWords(sheet, [[...words]], { size: 14, weight, width: 50 }, area),
  }
  layouts.set(name, made)
  return made
}

function breakLines(
  sheet: Sheet,
  words: readonly HeadlineWord[],
  type: Type,
  width: number,
): HeadlineWord[][] | undefined {
  const widths = words.map(({ text }) => measure(sheet, text, type))
  if (widths.some((one) => one > width)) return undefined
  const space = measure(sheet, ' ', type)
  const fill = (limit: number): HeadlineWord[][] => {
    const lines: HeadlineWord[][] = []
    let used = Infinity
    for (const [i, word] of words.entries()) {
      const own = widths[i] ?? 0
      if (used + space + own > limit) {
        lines.push([word])
        used = own
      } else {
        lines.at(-1)?.push(word)
        used += space + own
      }
    }
    return lines
  }
  const fewest = fill(width).length
  // Narrowest width with as few lines, to avoid a lone short word.
  let limit = width
  while (limit > Math.max(...widths) && fill(limit - 4).length === fewest) limit -= 4
  return fill(limit)
}

function placeWords(sheet: Sheet, lines: readonly HeadlineWord[][], type: Type, area: Box): Placed[] {
  const space = measure(sheet, ' ', type)
  return lines.flatMap((line, row) => {
    let x = area.x
    return line.map((word) => {
      const placed = { ...word, x, y: area.y + type.size * (0.82 + row * leading) }
      x += measure(sheet, word.text, type) + space
      return placed
    })
  })
}

/** `time`: seconds of the beat; `letters`: width in percent. */
export function drawHeadline(
  sheet: Sheet,
  words: readonly HeadlineWord[],
  time: number,
  area: Box,
  letters: number,
  largest: number,
): void {
  if (words.length === 0) return
  const { brush, colours } = sheet
  const layout = layOut(sheet, words, area, letters, largest)
  for (const halo of [true, false]) {
    for (const word of layout.words) {
      const come = appear(time, word.at, 0.28)
      if (come <= 0) continue
      const widen = 0.62 + 0.38 * spring(time - word.at, 1.3, 7)
      brush.save()
      brush.translate(word.x, word.y + (1 - ease.out(come)) * layout.size * 0.4)
      // An outline keeps letters readable on busy pictures.
      const how = { size: layout.size, weight, width: layout.width, alpha: come }
      brush.scale(widen, 1)
      if (halo) seam(sheet, word.text, 0, 0, { ...how, ink: colours.ground, breadth: layout.size * 0.2 })
      else lettering(sheet, word.text, 0, 0, { ...how, ink: colours.line })
      brush.restore()
    }
  }
}
