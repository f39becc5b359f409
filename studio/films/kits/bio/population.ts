import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, pulse, wander } from '../../motion.ts'
import { box, disc, polygon, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed, rod } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { bacterium } from './bacterium.ts'
import { centreOf } from './centre.ts'

const columns = 7
const rows = 8

function pill(sheet: Sheet, length: number, width: number): void {
  const { colours } = sheet
  rod(sheet, [-length / 2 + width / 2, 0], [length / 2 - width / 2, 0], width, colours.stock)
  const half = new Path2D()
  half.arc(length / 2 - width / 2, 0, width / 2, -Math.PI / 2, Math.PI / 2)
  half.lineTo(0, width / 2)
  half.lineTo(0, -width / 2)
  half.closePath()
  printed(sheet, half, { ink: colours.inkB, shade: 'lines', across: [0, -width / 2, 0, width / 2], cover: [0, 0.4] })
}

export const population = scene({
  settings: v.strictObject({ act: v.optional(v.picklist(['crowd', 'select']), 'select') }),
  cues: {
    mutate: 'one differs by chance',
    drug: 'the antibiotic sweeps through, the others burst',
    regrow: 'the odd one fills the place again',
  },
  draw(sheet, moment, { act }) {
    if (act === 'crowd') crowd(sheet, moment)
    else select(sheet, moment)
  },
})

function crowd(sheet: Sheet, moment: Moment): void {
  const { focus, colours } = sheet
  const [cx, cy] = centreOf(focus)
  const { time } = moment
  const generation = clamp(time / 1.15 + 1, 1, 5.2)
  const whole = Math.floor(generation)
  const part = ease.inOut((generation - whole) * 1.3)
  const now = 2 ** whole
  const place = (i: number): Point => {
    const r = 18.5 * Math.sqrt(i + 1.2) + 52
    return [cx + r * Math.cos(i * 2.399963), cy + r * 0.98 * Math.sin(i * 2.399963)]
  }
  for (let i = now * 2 - 1; i >= 0; i--) {
    const isNew = i >= now
    if (i > 34 || (isNew && part < 0.02)) continue
    const [hx, hy] = place(i)
    const [mx, my] = place(i % now)
    const share = isNew ? part : 1
    bacterium(
      sheet,
      [lerp(mx, hx, share) + wander(time, i, 0.3) * 3, lerp(my, hy, share) + wander(time, i + 50, 0.3) * 3],
      46,
      20,
      time,
      {
        turn: i * 1.7 + wander(time, i + 90, 0.2) * 0.3,
        seed: i,
        pitch: 3.2,
      },
    )
  }
  sheet.brush.fillStyle = colours.ground
  sheet.brush.fill(disc(cx, cy, 56))
  outline(sheet, disc(cx, cy, 56 + 3 * pulse(time, 2)), 2.2, colours.line)
  placed(sheet, cx, cy, { turn: -0.6 + wander(time, 3, 0.25) * 0.3, grow: appear(time, 0.2, 0.7, ease.back) }, () =>
    pill(sheet, 84, 36),
  )
}

function select(sheet: Sheet, moment: Moment): void {
  const { focus, colours } = sheet
  const [cx] = centreOf(focus)
  const { time } = moment
  const top = focus.y - 20
  const high = focus.height + 24
  const mutate = moment.since('mutate')
  const drug = moment.since('drug')
  const regrow = moment.since('regrow')
  const front = lerp(top - 60, top + high + 80, clamp((drug + 0.2) / 2.6))
  const odd = 3 * columns + 4
  const home = (i: number): Point => [
    cx + ((i % columns) - (columns - 1) / 2) * 45 + ((i >> 0) % 3) * 4 - 4,
    top + 24 + Math.floor(i / columns) * ((high - 44) / (rows - 1)),
  ]
  const [ox, oy] = home(odd)
  if (drug > -0.4 && front < top + high + 70) {
    const edge: Point[] = Array.from({ length: 25 }, (_, k) => [k * 15, front + Math.sin(k * 0.9 + time * 3) * 8])
    printed(sheet, polygon([...edge, [360, front - 168], [0, front - 168]]), {
      ink: 'none',
      shade: 'dots',
      shadeInk: colours.cogno,
      across: [0, front - 170, 0, front],
      cover: [0, 0.42],
      outline: 0,
    })
    outline(sheet, smooth(edge, false), 3, colours.cogno)
    placed(sheet, cx + 90 * Math.sin(drug), front - 34, { turn: 0.4 + drug * 0.7 }, () => pill(sheet, 66, 28))
  }
  for (let i = 0; i < columns * rows; i++) {
    const [hx, hy] = home(i)
    const isOdd = i === odd
    const x = hx + wander(time, i, 0.3) * 4
    const y = hy + wander(time, i + 80, 0.3) * 4
    const turn = i * 1.7 + wander(time, i + 160, 0.2) * 0.25
    if (isOdd) {
      const changed = mutate > 0
      bacterium(sheet, [x, y], 43, 19, time, { turn, ink: changed ? colours.inkB : colours.inkA, seed: i, pitch: 3.2 })
      continue
    }
    const hit = clamp((front - y) / 60)
    const dead = drug > -0.4 ? hit : 0
    if (dead < 1)
      placed(sheet, x, y, { alpha: 1 - dead, grow: 1 + dead * 0.35 }, () =>
        bacterium(sheet, [0, 0], 43, 19, time, { turn, seed: i, pitch: 3.2 }),
      )
    if (dead > 0.05) {
      sheet.brush.save()
      sheet.brush.setLineDash([4, 6])
      sheet.brush.globalAlpha *= 0.6 * (1 - appear(regrow, 0, 1.6))
      placed(sheet, x, y + dead * 4, { turn }, () => outline(sheet, box(-21, -9, 42, 18, 9), 1.6, colours.faint))
      sheet.brush.restore()
    }
    const far = Math.hypot(hx - ox, hy - oy)
    const born = appear(regrow, far / 150 - 0.3, 0.8, ease.inOut)
    if (born > 0) {
      const from = 0.66
      bacterium(
        sheet,
        [lerp(lerp(ox, hx, from), x, born), lerp(lerp(oy, hy, from), y, born)],
        43 * born,
        19 * born,
        time,
        { turn, ink: colours.inkB, seed: i, pitch: 3.2 },
      )
    }
  }
  spark(sheet, ox, oy, 42, (mutate + 0.1) / 1)
  label(sheet, 'un error al copiar', cx - 70, oy - 62, {
    progress: appear(mutate, 0.2) * (1 - appear(drug, -0.6)),
    size: 15,
    leaderTo: [ox, oy - 8],
  })
}
