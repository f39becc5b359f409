import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, pulse, stagger } from '../../motion.ts'
import { box, disc } from '../../paths.ts'
import { placed, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

const tiles = [
  [1, 0, 1, 1],
  [0, 0, 1, 0],
  [1, 1, 0, 1],
  [0, 1, 0, 0],
] as const
const wrong = [2, 1] as const

function isBlack(column: number, row: number): boolean {
  const rowsSummed = row < 4 ? [row] : [0, 1, 2, 3]
  const columnsSummed = column < 4 ? [column] : [0, 1, 2, 3]
  return (
    rowsSummed.flatMap((r) => columnsSummed.map((c) => tiles[r]?.[c] ?? 0)).reduce<number>((a, b) => a + b, 0) % 2 === 1
  )
}

function tileAt(sheet: Sheet, x: number, y: number, r: number, black: boolean, turned: number, guard: boolean): void {
  const { colours, brush } = sheet
  const wide = Math.abs(Math.cos(Math.PI * turned))
  const face = turned > 0.5 ? !black : black
  brush.save()
  brush.translate(x, y)
  brush.scale(Math.max(0.06, wide), 1)
  const shape = guard ? box(-r, -r, 2 * r, 2 * r, r * 0.34) : disc(0, 0, r)
  if (guard)
    printed(sheet, box(-r - 4, -r - 4, 2 * r + 8, 2 * r + 8, r * 0.4), {
      ink: colours.nano,
      shade: 'none',
      outline: 1.6,
    })
  printed(sheet, shape, {
    ink: face ? colours.key : '#ffffff',
    shadeInk: face ? '#55527f' : colours.key,
    cover: [0, 0.28],
    edge: guard || !face ? colours.key : colours.line,
  })
  brush.restore()
}

export const parity = scene({
  settings: v.strictObject({ story: v.picklist(['guard', 'find']) }),
  cues: {
    rows: 'Each row gets a guardian',
    columns: 'Each column gets a guardian',
    flip: 'A tile is turned over',
    row: 'The odd row is marked',
    column: 'The odd column is marked',
    cross: 'The tile at their crossing is marked and turned back',
  },
  draw(sheet, moment, { story }) {
    const { colours, focus } = sheet
    const zoom = story === 'guard' ? lerp(1.4, 1, appear(moment.since('rows'), -0.8, 0.8, ease.inOut)) : 1
    const low =
      story === 'guard' ? 44 * ((1.4 - zoom) / 0.4) * (1 - appear(moment.since('columns'), -0.7, 0.7, ease.inOut)) : 0
    const pitch = 55 * zoom
    const r = 21 * zoom
    const at = (column: number, row: number) =>
      [focus.x + 28 * zoom + column * pitch, focus.y + 34 * zoom + row * pitch + low] as const
    const find = story === 'find'
    const mended = find ? appear(moment.since('cross'), 0.7, 0.5, ease.inOut) : 0
    const flipped = find ? appear(moment.since('flip'), 0, 0.5, ease.inOut) - mended : 0
    const [oddRow, oddColumn] = [moment.since('row'), moment.since('column')]
    if (find && mended < 1) {
      const band = colours.nano
      const [x0, y0] = at(0, 0)
      const [x4, y4] = at(4, 4)
      const row = appear(oddRow, 0, 0.4) * (1 - mended)
      const column = appear(oddColumn, 0, 0.4) * (1 - mended)
      if (row > 0)
        printed(sheet, box(x0 - 27, at(0, wrong[1])[1] - 27, (x4 - x0 + 54) * row, 54, 8), {
          ink: band,
          cover: [0.1, 0.2],
        })
      if (column > 0)
        printed(sheet, box(at(wrong[0], 0)[0] - 27, y0 - 27, 54, (y4 - y0 + 54) * column, 8), {
          ink: band,
          cover: [0.1, 0.2],
        })
    }
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 5; column++) {
        const guard = row === 4 || column === 4
        const cue = column === 4 && row < 4 ? moment.since('rows') : moment.since('columns')
        const order = column === 4 && row < 4 ? row : column
        const shown =
          guard && !find
            ? appear(cue, order * 0.16 - 0.1, 0.5, ease.back)
            : stagger(moment.time, row + column, 0.05, 0.4, ease.back)
        if (shown <= 0) continue
        const [x, y] = at(column, row)
        const isWrong = find && column === wrong[0] && row === wrong[1]
        const bob = 1 + 0.025 * Math.sin(moment.time * 2.2 + row * 1.1 + column * 0.7)
        const slide = guard && !find ? (1 - shown) * 26 : 0
        placed(
          sheet,
          x + (column === 4 ? slide : 0),
          y + (row === 4 ? slide : 0),
          { grow: lerp(0.4, 1, shown) * bob, alpha: clamp(shown * 2) },
          () => tileAt(sheet, 0, 0, r, isBlack(column, row), isWrong ? flipped : 0, guard),
        )
      }
    const count = (row: number, column: number) =>
      [0, 1, 2, 3, 4].filter((i) => isBlack(row < 0 ? column : i, row < 0 ? i : row)).length
    for (let i = 0; i < 5; i++) {
      const told = (cue: string, last: boolean) =>
        find ? appear(moment.time, 0.4 + i * 0.05) : appear(moment.since(cue), last ? 0.9 : 0.35 + i * 0.16)
      const [, y] = at(4, i)
      const [x] = at(i, 4)
      const change = flipped > 0.5 ? (isBlack(wrong[0], wrong[1]) ? -1 : 1) : 0
      const rowOdd = find && i === wrong[1] && change !== 0
      const columnOdd = find && i === wrong[0] && change !== 0
      const type = { size: 26, weight: 800, align: 'center' } as const
      lettering(sheet, String(count(i, -1) + (rowOdd ? change : 0)), at(4, 0)[0] + 51, y + 9, {
        ...type,
        ink: rowOdd ? colours.nano : colours.line,
        alpha: told(i < 4 ? 'rows' : 'columns', i === 4),
      })
      lettering(sheet, String(count(-1, i) + (columnOdd ? change : 0)), x, at(0, 4)[1] + 57, {
        ...type,
        ink: columnOdd ? colours.nano : colours.line,
        alpha: told('columns', false),
      })
    }
    const [wx, wy] = at(...wrong)
    if (find) {
      const found = moment.since('cross')
      printed(sheet, disc(wx, wy, 30 + 3 * pulse(moment.time, 0.8)), {
        ink: 'none',
        shade: 'none',
        outline: 5 * appear(found, 0, 0.3),
        edge: found > 0 ? colours.line : 'transparent',
      })
      spark(sheet, wx, wy, 58, clamp((found - 1.1) / 0.8), colours.line)
      label(sheet, 'error', wx, wy - 46, {
        size: 17,
        progress: Math.min(appear(found, 0.1), 1 - mended),
        chip: colours.key,
        ink: '#ffffff',
      })
    } else
      label(sheet, 'negras: siempre pares', focus.x + focus.width / 2, at(0, 4)[1] + 84, {
        size: 15,
        progress: appear(moment.since('columns'), 0.6),
      })
  },
})
