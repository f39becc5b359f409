import { lettering } from '../../letters.ts'
import { ease, lerp } from '../../motion.ts'
import { box, oval, polygon, smooth, type Point } from '../../paths.ts'
import { card, outline, printed } from '../../print.ts'
import type { Moment, Sheet } from '../../scene.ts'

/** Volume of the vessels in a heartbeat. `phase`: 0 to 1. */
export function fullness(phase: number): number {
  if (phase < 0.18) return ease.inOut(phase / 0.18)
  return Math.exp(-(((phase - 0.18) / 0.21) ** 1.4)) + 0.3 * Math.exp(-(((phase - 0.5) / 0.1) ** 2))
}

/** Path of light through tissue from lamp to sensor: an arc of depth `deep`. */
export function banana(cx: number, top: number, from: number, to: number, deep: number): Point[] {
  return Array.from({ length: 31 }, (_, i) => {
    const t = i / 30
    return [cx + lerp(from, to, t), top + deep * Math.sin(Math.PI * t) ** 0.75]
  })
}

export function skin(sheet: Sheet, moment: Moment, top: number, bottom: number): void {
  const { colours } = sheet
  const wide = sheet.width
  const wavy = (y: number, high: number, rate: number): Point[] =>
    Array.from({ length: 29 }, (_, i) => [i * (wide / 26) - 14, y + high * Math.sin(i * rate)])
  const third = (bottom - top) / 3
  printed(sheet, box(-10, top, wide + 20, third * 0.62), { ink: '#ffe3cf', shade: 'none', outline: 0 })
  printed(
    sheet,
    polygon([...wavy(top + third * 0.5, 8, 1.05), [wide + 14, sheet.height + 6], [-14, sheet.height + 6]]),
    {
      ink: '#ffc9ae',
      shadeInk: colours.nano,
      cover: [0.02, 0.22],
      pitch: 7,
    },
  )
  printed(
    sheet,
    polygon([...wavy(top + third * 2.25, 7, 0.7), [wide + 14, sheet.height + 6], [-14, sheet.height + 6]]),
    {
      ink: '#ffe9a8',
      shade: 'none',
    },
  )
  for (let i = 0; i < 9; i++) {
    const x = i * 44 - 6 + 2 * Math.sin(moment.time * 0.6 + i)
    printed(sheet, oval(x, top + third * 2.66, 20, 15), { ink: '#fff4cf', shade: 'none', outline: 1.6 })
  }
  outline(
    sheet,
    smooth(
      [
        [-10, top],
        [wide / 2, top + 1],
        [wide + 10, top],
      ],
      false,
    ),
    3,
    colours.key,
  )
}

export function sensor(sheet: Sheet, cx: number, top: number, lamp: string): void {
  const { colours } = sheet
  card(sheet, cx - 124, top - 56, 248, 54, {
    ink: '#2c2a55',
    shade: 'lines',
    shadeInk: colours.key,
    cover: [0, 0.5],
    round: 12,
  })
  card(sheet, cx - 92, top - 22, 46, 20, { ink: lamp, shade: 'none', round: 3 })
  card(sheet, cx + 46, top - 22, 46, 20, { ink: '#ffffff', shade: 'lines', cover: [0.1, 0.4], round: 3 })
  lettering(sheet, 'luz', cx - 69, top - 32, { size: 14, weight: 700, align: 'center', ink: '#ffffff' })
  lettering(sheet, 'sensor', cx + 69, top - 32, { size: 14, weight: 700, align: 'center', ink: '#ffffff' })
}
