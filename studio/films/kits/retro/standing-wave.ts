import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, bump, clamp, ease } from '../../motion.ts'
import { box, disc, oval, tracePoints, withExtent } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

function water(sheet: Sheet, x: number, y: number, turn: number, size: number): void {
  const { colours } = sheet
  const half = (104.5 / 2) * (Math.PI / 180)
  for (const side of [-1, 1]) {
    const angle = turn + side * half
    printed(sheet, disc(x + size * 1.05 * Math.cos(angle), y + size * 1.05 * Math.sin(angle), size * 0.56), {
      ink: '#ffffff',
      cover: [0, 0.4],
      pitch: 3,
      outline: 1.6,
    })
  }
  printed(sheet, disc(x, y, size * 0.9), { ink: colours.nano, cover: [0, 0.5], pitch: 3, outline: 1.8 })
}

export const standingWave = scene({
  settings: v.strictObject({}),
  cues: { turn: 'the plate turns', water: 'one looks at the water molecules', heat: 'they get hot' },
  draw: (sheet, moment) => {
    const { colours, focus, brush } = sheet
    const [x, y, wide, high] = [112, focus.y + 4, 216, 168]
    const field = Math.cos(moment.time * 4.6)
    const turned = appear(moment.since('turn'), -0.1, 0.8)
    printed(sheet, box(x - 8, y - 8, wide + 16, high + 16, 4), { ink: colours.stock, shade: 'none' })
    printed(sheet, box(x, y, wide, high), { ink: colours.ground, shade: 'none', outline: 1.6 })
    within(sheet, box(x, y, wide, high), () => {
      for (let row = 0; row < 17; row++)
        for (let column = 0; column < 22; column++) {
          const [px, py] = [x + 5 + column * 9.9, y + 5 + row * 9.9]
          const strong = Math.sin((Math.PI * 3 * (px - x)) / wide) * Math.sin((Math.PI * 2 * (py - y)) / high)
          const size = 5.1 * Math.sqrt(Math.abs(strong)) * (0.45 + 0.55 * Math.abs(field))
          if (size < 0.6) continue
          brush.fillStyle = strong * field > 0 ? colours.inkA : colours.inkB
          brush.beginPath()
          brush.arc(px, py, size, 0, 2 * Math.PI)
          brush.fill()
        }
    })
    const [cx, cy] = [x + wide / 2, y + high / 2]
    outline(sheet, disc(cx, cy, 72), 2.4, colours.key)
    placed(sheet, cx, cy, { turn: turned * moment.time * 0.5 }, () => {
      printed(sheet, oval(34, 6, 27, 19), { ink: '#f2c063', cover: [0, 0.35] })
      for (const d of [-10, 0, 10])
        outline(
          sheet,
          tracePoints([
            [28 + d, -4],
            [34 + d, 14],
          ]),
          1.6,
          colours.key,
        )
    })
    label(sheet, 'Zona intensa', x + 36, y + 42, { size: 12, progress: appear(moment.time, 0.5) })
    label(sheet, 'Zona quieta', x + 72, y + high - 2, { size: 12, progress: appear(moment.time, 0.8) })
    const shown = appear(moment.since('water'), -0.3, 0.7)
    const [mx, my, r] = [486, focus.y + 84, 88]
    if (shown > 0) {
      outline(
        sheet,
        tracePoints([
          [cx + 40, cy],
          [mx - r * shown * 0.8, my - 30],
        ]),
        1.6,
        colours.line,
      )
      const glass = disc(mx, my, r * shown)
      printed(sheet, glass, { ink: colours.stock, shade: 'none', outline: 3 })
      const heat = appear(moment.since('heat'), -0.6, 0.8)
      within(sheet, withExtent(glass, { x: mx - r, y: my - r, width: 2 * r, height: 2 * r }), () => {
        const random = sheet.random(11)
        for (let i = 0; i < 12; i++) {
          const px = mx + ((i % 4) - 1.5) * 44 + (random() - 0.5) * 14 + (Math.floor(i / 4) % 2) * 16
          const py = my + (Math.floor(i / 4) - 1) * 52 + (random() - 0.5) * 12
          const follow = Math.cos(moment.time * 4.6 - 0.5 - random() * 0.5)
          const angle = ease.inOut((follow + 1) / 2) * Math.PI + (random() - 0.5) * 0.8
          const shake = heat * 3.4
          const jolt = [
            Math.sin(moment.time * 17 + i * 2.1) * shake,
            Math.cos(moment.time * 15 + i * 1.7) * shake,
          ] as const
          water(sheet, px + jolt[0], py + jolt[1], angle, 14)
          const hit = bump((moment.time * 1.3 + i * 0.37) % 1.4, 0, 0.4) * heat
          if (hit > 0.1) outline(sheet, disc(px + 20, py, 4 + 10 * hit), 2.4 * hit, colours.nano)
        }
      })
      outline(sheet, glass, 3.4, colours.key)
      const way = field > 0 ? 1 : -1
      const [ax, ay] = [mx, my + r + 8]
      outline(
        sheet,
        tracePoints([
          [ax - 34 * Math.abs(field), ay],
          [ax + 34 * Math.abs(field), ay],
        ]),
        5 * clamp(Math.abs(field) * 2),
        colours.inkA,
      )
      outline(
        sheet,
        tracePoints([
          [ax + way * (34 * Math.abs(field) - 7), ay - 6],
          [ax + way * 34 * Math.abs(field), ay],
          [ax + way * (34 * Math.abs(field) - 7), ay + 6],
        ]),
        4 * clamp(Math.abs(field) * 2),
        colours.inkA,
      )
      label(sheet, 'Agua', mx + r + 12, my - 62, { size: 13, progress: shown })
      label(sheet, 'Campo', ax + 76, ay, { size: 12, progress: shown })
    }
  },
})
