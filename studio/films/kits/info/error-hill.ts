import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, pulse } from '../../motion.ts'
import { disc, polygon, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'

const heightAt = (w: number) =>
  0.12 + 1.3 * (w - 0.68) ** 2 + 0.02 * Math.sin(w * 13 + 0.6) + 0.34 * clamp(0.22 - w) ** 1.2
const slopeAt = (w: number) => (heightAt(w + 0.002) - heightAt(w - 0.002)) / 0.004

const steps: readonly number[] = (() => {
  const places = [0.12]
  for (let i = 0; i < 12; i++) {
    const last = places.at(-1) ?? 0
    places.push(last - Math.max(-0.13, Math.min(0.13, 0.2 * slopeAt(last))))
  }
  return places
})()

export const errorHill = scene({
  settings: v.strictObject({}),
  cues: { look: 'The slope is seen', step: 'The ball takes step after step' },
  draw(sheet, moment) {
    const { colours, focus } = sheet
    const [cx] = centreOf(focus)
    const foot = focus.y + focus.height - 24
    const high = focus.height - 60
    const on = (w: number): Point => [focus.x + 26 + w * (focus.width - 40), foot - heightAt(w) * high * 1.25]
    const grown = appear(moment.time, 0, 0.9, ease.inOut)
    const ridge = Array.from({ length: 61 }, (_, i): Point => {
      const [x, y] = on(i / 60)
      return [x, lerp(foot, y, grown)]
    })
    const [first, last] = [ridge[0] ?? [0, 0], ridge.at(-1) ?? [0, 0]]
    printed(sheet, polygon([...ridge, [last[0], foot], [first[0], foot]]), {
      ink: colours.inkA,
      shade: 'lines',
      across: [cx, focus.y, cx, foot],
      cover: [0.06, 0.5],
      pitch: 8,
      outline: 3,
    })
    arrow(sheet, [focus.x + 8, foot], [focus.x + 8, focus.y + 14], { width: 3.4, progress: grown })
    arrow(sheet, [focus.x + 8, foot], [focus.x + focus.width, foot], { width: 3.4, progress: grown })
    label(sheet, 'error', focus.x + 44, focus.y + 12, { size: 15, progress: appear(moment.time, 0.6) })
    label(sheet, 'peso', focus.x + focus.width - 26, foot + 18, { size: 15, progress: appear(moment.time, 0.8) })
    const stepped = moment.since('step')
    const pace = 0.52
    const taken = stepped > 0 ? Math.min(steps.length - 1, stepped / pace) : 0
    const [n, share] = [Math.floor(taken), ease.inOut((taken - Math.floor(taken)) * 1.5)]
    const place = lerp(steps[n] ?? 0.12, steps[n + 1] ?? steps[n] ?? 0.12, share)
    const [x, y] = on(place)
    const r = 19
    const slope = Math.atan2(on(place + 0.01)[1] - on(place - 0.01)[1], on(place + 0.01)[0] - on(place - 0.01)[0])
    const lift = r + 3 + 15 * Math.sin(Math.PI * clamp(share)) * (taken < steps.length - 1 && stepped > 0 ? 1 : 0)
    const [bx, by] = [x + lift * Math.sin(slope), y - lift * Math.cos(slope)]
    for (let i = 0; i <= (stepped > 0 ? n : -1); i++) {
      const [px, py] = on(steps[i] ?? 0)
      printed(sheet, disc(px, py, 5), { ink: '#ffffff', shade: 'none', outline: 2 })
    }
    ball(
      sheet,
      bx,
      by + 3 * pulse(moment.time, 1.2) * (stepped > 0 ? 0 : 1),
      r * appear(moment.time, 0.7, 0.5, ease.back),
      colours.nano,
    )
    const seen = appear(moment.since('look'), -0.3, 0.5)
    const far = 74 * seen
    const flat = Math.abs(slopeAt(place)) < 0.12
    outline(
      sheet,
      tracePoints([
        [x - far * Math.cos(slope), y - far * Math.sin(slope)],
        [x + far * Math.cos(slope), y + far * Math.sin(slope)],
      ]),
      3.4 * clamp(seen * 4),
      '#ffffff',
    )
    if (!flat && seen > 0.2) {
      const nudge = 6 * loop(moment.time, 0.9)
      arrow(
        sheet,
        [bx + 27 * Math.cos(slope), by + 27 * Math.sin(slope)],
        [bx + (66 + nudge) * Math.cos(slope), by + (66 + nudge) * Math.sin(slope)],
        { ink: colours.bio, width: 6, progress: seen, outline: 1.6 },
      )
    }
    label(sheet, 'poco error', on(0.68)[0], foot - 14, { size: 14, progress: appear(moment.time, 1.2) })
  },
})
