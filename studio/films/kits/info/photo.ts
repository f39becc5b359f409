import { tracePoints, box, disc, polygon, type Point } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

export function photo(sheet: Sheet, size: number, time: number): void {
  const { colours } = sheet
  const at = (u: number, v: number): Point => [u * size, v * size]
  printed(sheet, box(-size / 2, -size / 2, size, size), {
    ink: '#ffffff',
    shade: 'lines',
    shadeInk: colours.inkB,
    across: [0, size / 2, 0, -size / 2],
    cover: [0, 0.3],
    pitch: 8,
    outline: 0,
  })
  printed(sheet, disc(size * 0.16, -size * 0.2, size * 0.14), { ink: colours.nano, cover: [0, 0.3] })
  printed(sheet, polygon([at(-0.1, 0.2), at(0.24, -0.14), at(0.7, 0.24)]), { ink: colours.bio, cover: [0.1, 0.6] })
  printed(sheet, polygon([at(-0.66, 0.22), at(-0.2, -0.3), at(0.2, 0.22)]), { ink: '#3350ff', cover: [0, 0.55] })
  printed(sheet, polygon([at(-0.29, -0.2), at(-0.2, -0.3), at(-0.1, -0.17), at(-0.17, -0.12), at(-0.22, -0.18)]), {
    ink: '#ffffff',
    shade: 'none',
    outline: 1.6,
  })
  printed(sheet, box(-size / 2, size * 0.2, size, size * 0.3), { ink: '#8fa0ff', shade: 'none' })
  for (let i = 0; i < 7; i++) {
    const [u, v] = [-0.42 + (i % 4) * 0.25 + 0.03 * Math.sin(time * 1.4 + i), 0.27 + Math.floor(i / 4) * 0.12]
    outline(sheet, tracePoints([at(u, v), at(u + 0.13, v)]), 3, '#ffffff')
  }
}
