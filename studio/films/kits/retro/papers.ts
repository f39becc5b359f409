import { lettering } from '../../letters.ts'
import { box, capsule } from '../../paths.ts'
import { printed } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

/** `count`: number of lines; `lit`: highlighted lines. */
export function textLines(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  {
    count,
    gap = 12,
    ink = '#c3c8d8',
    seed = 1,
    lit = -1,
    litInk = '#5fe3f7',
  }: { count: number; gap?: number; ink?: string; seed?: number; lit?: number; litInk?: string },
): void {
  const random = sheet.random(seed)
  for (let i = 0; i < count; i++) {
    const long = width * (i === count - 1 ? 0.55 : 0.8 + 0.2 * random())
    printed(sheet, capsule([x, y + i * gap], [x + long, y + i * gap], 5), {
      ink: i === lit ? litInk : ink,
      shade: 'none',
      outline: i === lit ? 1.2 : 0,
    })
  }
}

export function articlePage(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  { title, ink, seed = 1 }: { title: string; ink: string; seed?: number },
): void {
  printed(sheet, box(x, y, width, height, 2), { ink: '#ffffff', shade: 'none' })
  printed(sheet, box(x + 10, y + 10, width - 20, height * 0.24), { ink, cover: [0, 0.5], outline: 1.6 })
  lettering(sheet, title, x + 10, y + height * 0.24 + 30, { size: 17, weight: 850, width: 84, ink: '#14132b' })
  textLines(sheet, x + 12, y + height * 0.24 + 44, width - 24, {
    count: Math.max(2, Math.floor((height * 0.42) / 12)),
    seed,
  })
}
