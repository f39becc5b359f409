import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, ease, lerp, loop, wander } from '../../motion.ts'
import { blob, disc, tracePoints, type Point } from '../../paths.ts'
import { ball, card, outline, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'

/** Cosine tuning after Georgopoulos. */
export const tunedNeurons = scene({
  settings: v.strictObject({ shown: v.picklist(['tuning', 'votes']) }),
  cues: {
    up: 'the hand is to move up: the first cell fires most',
    right: 'the hand is to move right: the second cell fires most',
    sum: 'the votes are drawn',
    arrow: 'their sum is drawn',
  },
  draw: (sheet, moment, settings) => {
    composed(sheet, () => (settings.shown === 'tuning' ? tuning(sheet, moment) : votes(sheet, moment)))
  },
})

/** Direction of intended movement in radians (up is −π/2); swings slowly, then follows the narration. */
function intention(moment: Moment): number {
  const idle = -0.9 + Math.sin(moment.time * 1.3) * 1.7
  const up = appear(moment.since('up'), -0.5, 0.7, ease.inOut)
  const right = appear(moment.since('right'), -0.6, 0.8, ease.inOut)
  return lerp(lerp(idle, -Math.PI / 2, up), 0, right)
}

function tuning(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const heading = intention(moment)
  const [x, y, r] = [180, 246, 74]
  printed(sheet, disc(x, y, r), { ink: '#ffffff', cover: [0, 0.25], outline: 2.6 })
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * 2 * Math.PI
    ball(sheet, x + r * Math.cos(angle), y + r * Math.sin(angle), 7, colours.stock, { glint: false })
  }
  arrow(sheet, [x, y], [x + 62 * Math.cos(heading), y + 62 * Math.sin(heading)], {
    ink: colours.nano,
    width: 11,
    outline: 2.4,
  })
  label(sheet, 'hacia dónde', 296, 182, { progress: appear(moment.time, 0.3) })
  row(sheet, moment, 346, -Math.PI / 2, colours.cogno, heading)
  row(sheet, moment, 434, 0, colours.inkB, heading)
}

function row(sheet: Sheet, moment: Moment, top: number, favourite: number, ink: string, heading: number): void {
  const rate = 1.4 + 8 * Math.max(0, Math.cos(heading - favourite)) ** 1.6
  const [x, y] = [62, top + 36]
  printed(sheet, blob(x, y, 31 + Math.min(4, rate * 0.4) * Math.abs(Math.sin(moment.time * 8)), moment.time, 4, 0.1), {
    ink,
    cover: [0, 0.5],
  })
  arrow(
    sheet,
    [x - 15 * Math.cos(favourite), y - 15 * Math.sin(favourite)],
    [x + 18 * Math.cos(favourite), y + 18 * Math.sin(favourite)],
    { ink: '#ffffff', width: 5, outline: 1.8 },
  )
  card(sheet, 110, top + 2, 226, 70, { ink: '#ffffff', shade: 'none' })
  const base = top + 60
  const points: Point[] = [[116, base]]
  for (const time of spikeTimes(moment, favourite)) {
    const at = 328 - ((moment.time - time) / 2) * 210
    if (at > 120 && at < 326) points.push([at - 3.4, base], [at, base - 46], [at + 4, base + 5], [at + 8, base])
  }
  points.push([330, base])
  outline(sheet, tracePoints(points), 2.6, ink)
}

function spikeTimes(moment: Moment, favourite: number): number[] {
  const times: number[] = []
  let phase = 0
  const step = 0.02
  for (let time = -2; time < moment.time; time += step) {
    const then: Moment = { ...moment, time, since: (cue) => moment.since(cue) - moment.time + time }
    phase += step * (1.4 + 8 * Math.max(0, Math.cos(intention(then) - favourite)) ** 1.6)
    if (phase >= 1) {
      phase -= 1
      times.push(time)
    }
  }
  return times
}

function votes(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [x, y] = [180, 340]
  const heading = -0.75 + 0.35 * Math.sin(moment.time * 0.8)
  const random = sheet.random(55)
  for (let i = 1; i < 5; i++) outline(sheet, disc(x, y, i * 40), 1.3, colours.faint)
  for (let i = 0; i < 34; i++) {
    const favourite = ((i + random() * 0.8) / 34) * 2 * Math.PI
    const vote =
      34 +
      118 * Math.max(0, 0.3 + 0.7 * Math.cos(favourite - heading)) * (0.75 + 0.4 * random()) +
      4 * wander(moment.time, i, 1.2)
    const shown = appear(moment.since('sum'), -0.9 + i * 0.02, 0.6)
    const long = lerp(16, vote, shown)
    const tip: Point = [x + long * Math.cos(favourite), y + long * Math.sin(favourite)]
    outline(sheet, tracePoints([[x, y], tip]), 5.4, colours.key)
    outline(sheet, tracePoints([[x, y], tip]), 2.6, i % 2 ? colours.cogno : colours.inkB)
    ball(sheet, ...tip, 5, i % 2 ? colours.cogno : colours.inkB, { glint: false })
  }
  const total = after(moment, 'arrow', 0.9, -0.4)
  arrow(sheet, [x, y], [x + 168 * total * Math.cos(heading), y + 168 * total * Math.sin(heading)], {
    ink: colours.nano,
    width: 17,
    outline: 3.4,
    progress: total,
  })
  printed(sheet, disc(x, y, 15), { ink: colours.stock, shade: 'none' })
  const share = loop(moment.time, 1)
  outline(sheet, disc(x, y, 15 + share * 30), 2 * (1 - share), colours.stock)
  label(sheet, 'la suma', 84, 196, {
    progress: after(moment, 'arrow', 0.5, 0.5),
    chip: colours.nano,
    size: 15,
    leaderTo: [x + 92 * Math.cos(heading), y + 92 * Math.sin(heading)],
  })
  label(sheet, 'un voto', 64, 470, { progress: after(moment, 'sum', 0.5), size: 14, leaderTo: [x - 26, y + 16] })
}
