import * as v from 'valibot'
import { bigNumber } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { disc } from '../../paths.ts'
import { ball, placed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

const most = 2048

function place(i: number): readonly [number, number] {
  const r = Math.sqrt(i + 0.3)
  return [r * Math.cos(i * 2.399963), r * Math.sin(i * 2.399963)]
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f')
}

function crowd(sheet: Sheet, cx: number, cy: number, generation: number, time: number, reach: number): void {
  const { brush, colours } = sheet
  const whole = Math.floor(generation)
  const part = ease.inOut((generation - whole) / 0.8)
  // Beyond a visible number, doubling is shown by zooming out.
  const capped = Math.min(whole, 10)
  const now = 2 ** capped
  const grown = whole > 10 ? now * 2 : now * (1 + part)
  const gap = Math.min(46, reach / Math.sqrt(grown))
  const r = Math.min(26, gap * 0.66)
  placed(sheet, cx, cy, { turn: time * 0.12 }, () => {
    const total = Math.min(most, whole > 10 ? now * 2 : now * 2)
    const breath = whole > 10 ? 1 - 0.3 * Math.sin(Math.PI * clamp(generation - whole)) : 1
    for (let i = total - 1; i >= 0; i--) {
      const isNew = i >= now
      if (isNew && part < 0.02 && whole <= 10) continue
      const share = isNew && whole <= 10 ? part : 1
      const [hx, hy] = place(i)
      const [mx, my] = place(i % now)
      const [x, y] = [lerp(mx, hx, share) * gap, lerp(my, hy, share) * gap]
      const ink = (i * 7) % 5 === 0 ? colours.inkB : colours.inkA
      if (r > 5) ball(sheet, x, y, r, ink)
      else {
        brush.fillStyle = ink
        brush.fill(disc(x, y, r * breath * (whole > 10 ? 0.8 + 0.3 * Math.sin(i + time * 5) : 1)))
      }
    }
  })
}

export const doubling = scene({
  settings: v.strictObject({}),
  cues: { count: 'the doubling begins', billion: 'thirty doublings are reached' },
  draw(sheet, moment) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const [begun, reached] = [moment.since('count'), moment.since('billion')]
    const until = begun - reached
    const share =
      Number.isFinite(until) && until > 0 ? clamp((begun + 0.5) / (until + 0.9)) : clamp(moment.progress * 1.4)
    const generation = 30 * share ** 1.15
    crowd(sheet, cx, cy - 48, generation, time, 126)
    const count = Math.round(2 ** Math.floor(generation))
    const text = grouped(count)
    bigNumber(sheet, text, cx, focus.y + focus.height - 26, {
      size: text.length > 9 ? 50 : 62,
      width: text.length > 9 ? 62 : 80,
      ink: share >= 1 ? colours.inkA : colours.line,
      under: `vuelta ${Math.floor(generation)}`,
      alpha: appear(time, 0.1),
    })
  },
})
