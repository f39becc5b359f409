import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, ease, lerp, wander } from '../../motion.ts'
import { disc } from '../../paths.ts'
import { outline, placed, printed, rod, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { baseAt, baseTile } from './double-strand.ts'

const step = 22

export const letterField = scene({
  settings: v.strictObject({}),
  cues: { find: 'the lens comes to rest on the word' },
  draw(sheet, moment) {
    const { focus, colours, width } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const top = focus.y + 12
    const rows = Math.ceil((focus.height + 10) / step)
    const found = appear(moment.since('find'), -0.3, 1.6, ease.inOut)
    const home = { x: cx, y: top + 9.5 * step }
    const lens = {
      x: lerp(cx + 78 * Math.sin(time * 1.25), home.x, found),
      y: lerp(cy + 110 * Math.sin(time * 0.8 + 1), home.y, found),
    }
    const r = lerp(66, 92, found)
    letters(0.62)
    rod(sheet, [lens.x + r * 0.72, lens.y + r * 0.72], [lens.x + r * 1.36, lens.y + r * 1.36], 22, colours.inkB)
    printed(sheet, disc(lens.x, lens.y, r), { ink: colours.stock, shade: 'none', outline: 0 })
    within(sheet, disc(lens.x, lens.y, r), () => {
      placed(sheet, lens.x, lens.y, { grow: 2 }, () => placed(sheet, -lens.x, -lens.y, {}, () => letters(1)))
      word(sheet, lens, home, found)
    })
    outline(sheet, disc(lens.x, lens.y, r), 9, colours.key)
    outline(sheet, disc(lens.x, lens.y, r), 4, colours.stock)

    function letters(alpha: number): void {
      for (let row = 0; row < rows; row++) {
        const speed = (row % 2 ? 7 : -7) * (1 + (row % 3) * 0.4)
        const run = row === 9 ? 0 : time * speed + wander(time, row, 0.1)
        const first = Math.floor((-step - run) / step)
        for (let i = first; i < first + Math.ceil(width / step) + 3; i++)
          lettering(sheet, baseAt(i * 31 + row * 977), i * step + run, top + row * step + 6, {
            size: 17,
            weight: 650,
            align: 'center',
            ink: colours.key,
            alpha,
          })
      }
    }
  },
})

function word(sheet: Sheet, lens: { x: number; y: number }, home: { x: number; y: number }, found: number): void {
  const near = appear(found, 0.7, 0.3)
  if (near <= 0) return
  placed(sheet, home.x, lens.y, { alpha: near }, () => {
    sheet.brush.fillStyle = sheet.colours.stock
    sheet.brush.fillRect(-100, -27, 200, 54)
    for (const [i, base] of (['G', 'A', 'T', 'A', 'C'] as const).entries())
      baseTile(sheet, base, (i - 2) * 31, 0, 29, 42, { size: 26 })
  })
}
