import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { box, tracePoints } from '../../paths.ts'
import { ball, card, outline, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'

type Light = 'nano' | 'bio' | 'info'
const lights: readonly Light[] = ['nano', 'bio', 'info']
const names: Readonly<Record<Light, string>> = { nano: 'rojo', bio: 'verde', info: 'azul' }

interface Grain {
  readonly well: number
  readonly light: Light
  /** Seconds at which it sets out. */
  readonly start: number
  readonly aside: number
}

/** Seconds that a grain of light takes from the top to the mouth of a well. */
const fall = 1.05

function grains(sheet: Sheet, among: number, duration: number): Grain[] {
  const random = sheet.random(3)
  const every = 0.21 / among
  return Array.from({ length: Math.ceil((duration + fall) / every) }, (_, i) => {
    // Every well gets as much of each light, in an order that does not show.
    const round = Math.floor(i / among)
    const [well, light, aside] = [(i * 2 + round) % among, (round + i * 2 + (round >> 1)) % 3, random()]
    return { well, light: lights[light] ?? 'bio', start: i * every - fall, aside }
  })
}

interface Layout {
  readonly wells: number
  readonly top: number
  readonly mouth: number
  readonly foot: number
  readonly left: number
  readonly pitch: number
}

function wells(sheet: Sheet, moment: Moment, at: Layout, filters: boolean): void {
  const { colours } = sheet
  const set = filters ? appear(moment.since('filters'), -0.2, 0.7, ease.back) : 0
  const closed = filters ? moment.time - moment.since('filters') : Infinity
  const filterOf = (well: number): Light => lights[well % 3] ?? 'bio'
  const all = grains(sheet, at.wells, moment.duration)
  const counts = Array.from({ length: at.wells }, () => 0)
  const wide = at.pitch - 14
  const fullAt = filters ? 12 : 26
  for (const one of all) {
    const passes = one.start + fall < closed || one.light === filterOf(one.well)
    if (moment.time >= one.start + fall && passes) counts[one.well] = (counts[one.well] ?? 0) + 1
  }
  for (let i = 0; i < at.wells; i++) {
    const [x, count] = [at.left + i * at.pitch + 7, counts[i] ?? 0]
    const share = 1 - Math.exp(-count / fullAt)
    const high = at.foot - at.mouth
    printed(sheet, box(x, at.mouth, wide, high, 6), { ink: colours.stock, shade: 'none', outline: 0 })
    const level = at.foot - high * 0.92 * share
    const ink = set > 0.5 ? colours[filterOf(i)] : '#ffd9a8'
    if (count > 0) printed(sheet, box(x, level, wide, at.foot - level), { ink, cover: [0.02, 0.4], outline: 1.8 })
    outline(
      sheet,
      tracePoints([
        [x, at.mouth],
        [x, at.foot],
        [x + wide, at.foot],
        [x + wide, at.mouth],
      ]),
      5,
      colours.line,
    )
    const told = filters ? 1 : appear(moment.since('count'), i * 0.1)
    if (told > 0) {
      card(sheet, x + 3, at.foot - 40, wide - 6, 30, { ink: '#ffffff', shade: 'none', outline: 1.6, round: 3 })
      lettering(sheet, String(count), x + wide / 2, at.foot - 18, {
        size: 20,
        weight: 800,
        align: 'center',
        ink: colours.key,
        alpha: told,
      })
    }
  }
  for (const one of all) {
    const share = (moment.time - one.start) / fall
    const x = at.left + (one.well + 0.28 + one.aside * 0.44) * at.pitch
    const stopped = one.start + fall >= closed && one.light !== filterOf(one.well)
    if (share > 0 && share < 1) {
      const y = lerp(at.top, stopped ? at.mouth - 22 : at.mouth + 20, share)
      ball(sheet, x, y, 8 * clamp(share * 6) * (stopped ? 1 : clamp((1 - share) * 9)), colours[one.light], {
        pitch: 2.4,
      })
    }
    if (stopped) spark(sheet, x, at.mouth - 20, 15, clamp((share - 1) * 2.2), colours[one.light])
  }
  if (set > 0)
    for (let i = 0; i < at.wells; i++) {
      const y = lerp(at.top - 20, at.mouth - 14, set)
      card(sheet, at.left + i * at.pitch + 3, y, at.pitch - 6, 16, {
        ink: colours[filterOf(i)],
        shade: 'lines',
        cover: [0, 0.3],
        round: 3,
      })
    }
}

/** Wells that collect grains of light and count them, bare or under colour filters. */
export const sensorWells = scene({
  settings: v.strictObject({ filters: v.optional(v.boolean(), false) }),
  cues: {
    count: 'The numbers of the wells show',
    filters: 'Colour filters come down on the wells',
    one: 'The filters are named',
  },
  draw(sheet, moment, { filters }) {
    const { focus } = sheet
    const number = filters ? 3 : 5
    const layout: Layout = {
      wells: number,
      top: focus.y + 12,
      mouth: focus.y + (filters ? 176 : 168),
      foot: focus.y + focus.height - 28,
      left: focus.x,
      pitch: focus.width / number,
    }
    wells(sheet, moment, layout, filters)
    if (filters)
      for (const [i, light] of lights.entries())
        label(sheet, `solo ${names[light]}`, focus.x + (i + 0.5) * layout.pitch, layout.foot + 20, {
          size: 15,
          progress: appear(moment.since('one'), i * 0.18 - 0.2),
        })
    else
      label(sheet, 'pozos del sensor', focus.x + focus.width / 2, layout.foot + 18, {
        size: 14,
        progress: appear(moment.time, 0.4),
      })
  },
})
