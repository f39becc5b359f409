import * as v from 'valibot'
import { spark, trace } from '../../figures.ts'
import { lettering } from '../../letters.ts'
import { appear, bump, clamp, ease, lerp, pulse } from '../../motion.ts'
import { box } from '../../paths.ts'
import { card, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { photo } from './photo.ts'

const side = 264
const tile = side / 3

function piece(sheet: Sheet, i: number, time: number, tagged: number): void {
  const { colours } = sheet
  const [u, w] = [(i % 3) - 1, Math.floor(i / 3) - 1]
  within(sheet, box(-tile / 2, -tile / 2, tile, tile), () =>
    placed(sheet, -u * tile, -w * tile, {}, () => photo(sheet, side, time)),
  )
  card(sheet, -tile / 2, -tile / 2, tile, tile, { ink: 'none', shade: 'none', outline: 2.6 * clamp(tagged * 3) })
  placed(sheet, -tile / 2 + 16, -tile / 2 + 16, { grow: tagged }, () => {
    card(sheet, -14, -14, 28, 28, { ink: colours.key, shade: 'none', outline: 2, edge: '#ffffff' })
    lettering(sheet, String(i + 1), 0, 8, { size: 21, weight: 800, align: 'center', ink: '#ffffff' })
  })
}

function cut(sheet: Sheet, moment: Moment): void {
  const [cx, cy] = centreOf(sheet.focus)
  const parted = appear(moment.since('cut'), -0.1, 0.7, ease.back)
  const entered = appear(moment.time, 0, 0.6, ease.back)
  const { colours } = sheet
  const held = 1 - appear(moment.since('cut'), -0.9, 0.7, ease.inOut)
  placed(sheet, cx, cy + 190 * (1 - held), { alpha: held * entered, grow: lerp(0.8, 1, entered) }, () => {
    card(sheet, -side / 2 - 18, -side / 2 - 22, side + 36, side + 82, { ink: colours.key, shade: 'none', round: 26 })
    card(sheet, -side / 2 - 6, -side / 2 - 10, side + 12, side + 60, { ink: '#ffffff', shade: 'none', round: 10 })
    const press = 1 - 0.12 * bump(moment.time, 1.5, 0.6)
    placed(sheet, 0, side / 2 + 25, { grow: press }, () => {
      card(sheet, -52, -17, 104, 34, { ink: moment.time > 1.8 ? colours.bio : colours.inkA, shade: 'none', round: 17 })
      lettering(sheet, 'Enviar', 0, 7, { size: 20, weight: 750, align: 'center', ink: '#ffffff' })
    })
  })
  for (let i = 0; i < 9; i++) {
    const [u, w] = [(i % 3) - 1, Math.floor(i / 3) - 1]
    const away = ease.in((moment.since('away') - 0.35 - ((i * 5) % 9) * 0.16) / 1.1)
    const x = cx + u * (tile + 17 * parted) + away * (250 + 40 * u)
    const y = cy + w * (tile + 17 * parted) - away * (10 - 40 * w) + 5 * parted * Math.sin(moment.time * 2 + i * 1.3)
    const turn = parted * 0.05 * Math.sin(i * 2.4 + moment.time) + away * 0.7
    placed(
      sheet,
      x,
      y,
      { turn, grow: lerp(0.8, 1, entered) * (1 - 0.5 * away), alpha: entered * (1 - ease.in(away)) },
      () => piece(sheet, i, moment.time, appear(moment.since('cut'), 0.35 + i * 0.05, 0.4, ease.back)),
    )
  }
}

function guides(sheet: Sheet, moment: Moment): void {
  const [cx, cy] = centreOf(sheet.focus)
  const gone = appear(moment.since('cut'), 0, 0.3)
  for (let i = 0; i < 4; i++) {
    const at = (i % 2 ? 0.5 : -0.5) * tile
    const drawn = appear(moment.since('cut'), -1.3 + i * 0.22, 0.7, ease.inOut)
    const way: [number, number][] =
      i < 2
        ? [
            [cx + at, cy - side / 2 - 14],
            [cx + at, cy + side / 2 + 14],
          ]
        : [
            [cx - side / 2 - 14, cy + at],
            [cx + side / 2 + 14, cy + at],
          ]
    placed(sheet, 0, 0, { alpha: 1 - gone }, () => trace(sheet, way, drawn, { ink: '#ffffff', width: 5 }))
    placed(sheet, 0, 0, { alpha: 1 - gone }, () =>
      trace(sheet, way, drawn, { ink: sheet.colours.key, width: 3, dash: [9, 7] }),
    )
  }
}

/** Order of arrival; the fifth packet is lost. */
const arrivals = [3, 0, 7, 2, 5, 8, 1, 6] as const

function join(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [cx, cy] = centreOf(sheet.focus)
  const ordered = moment.since('order')
  const missing = moment.since('missing')
  const slot = (i: number) => [cx + ((i % 3) - 1) * (tile + 8), cy + (Math.floor(i / 3) - 1) * (tile + 8)] as const
  for (let i = 0; i < 9; i++) {
    const [x, y] = slot(i)
    const blink = i === 4 && ordered > 0.8 ? 0.35 + 0.65 * pulse(moment.time, 1) : 0.5
    placed(sheet, 0, 0, { alpha: blink * appear(moment.time, i * 0.04) }, () => {
      sheet.brush.setLineDash([7, 6])
      printed(sheet, box(x - tile / 2, y - tile / 2, tile, tile), { ink: 'none', shade: 'none', edge: colours.line })
      sheet.brush.setLineDash([])
    })
  }
  if (ordered > 0.5)
    lettering(sheet, '?', cx, cy + 18, {
      size: 52,
      weight: 800,
      align: 'center',
      alpha: appear(ordered, 0.6) * (1 - appear(missing, 0, 0.3)),
    })
  const put = (i: number, place: number, arrived: number, sorted: number) => {
    const random = sheet.random(i + 40)
    const [hx, hy] = slot(place)
    const [sx, sy] = slot(i)
    const [px, py] = [hx + (random() - 0.5) * 26, hy + (random() - 0.5) * 26]
    const x = lerp(lerp(cx + 250, px, arrived), sx, sorted)
    const y = lerp(lerp(cy - 190 + 40 * place, py, arrived), sy, sorted)
    const turn = (1 - sorted) * ((random() - 0.5) * 0.8 + 0.04 * Math.sin(moment.time * 1.8 + i))
    placed(sheet, x, y, { turn, grow: lerp(0.86, 1, sorted), alpha: clamp(arrived * 4) }, () =>
      piece(sheet, i, moment.time, 1),
    )
  }
  for (const [n, i] of arrivals.entries())
    put(i, (n * 4 + 2) % 9, appear(moment.time, 0.1 + n * 0.17, 0.7), ease.inOut((ordered + 0.2 - n * 0.07) / 0.8))
  if (missing > 0.1) {
    put(4, 5, appear(missing, 0.1, 0.8), ease.inOut((missing - 0.5) / 0.6))
    spark(sheet, cx, cy, 90, clamp((missing - 1) / 0.8), colours.line)
  }
}

export const packets = scene({
  settings: v.strictObject({ story: v.picklist(['cut', 'join']) }),
  cues: {
    cut: 'The photo is cut and its pieces numbered',
    away: 'The pieces fly off',
    order: 'The pieces go to their places',
    missing: 'The lost piece arrives',
  },
  draw(sheet, moment, { story }) {
    if (story === 'cut') {
      cut(sheet, moment)
      guides(sheet, moment)
    } else join(sheet, moment)
  },
})
