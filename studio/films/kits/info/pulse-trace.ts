import * as v from 'valibot'
import { grid } from '../../figures.ts'
import { bigNumber, label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { box, polygon, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { fullness } from './skin.ts'
import { heart } from './watch.ts'

/** Seconds per heartbeat: 72 per minute. */
const beat = 60 / 72

export const pulseTrace = scene({
  settings: v.strictObject({ shake: v.optional(v.boolean(), false) }),
  cues: { count: 'The waves are numbered', shake: 'The watch is shaken', calm: 'The shaking ends' },
  draw(sheet, moment, { shake }) {
    const { colours, focus } = sheet
    const [cx, cy] = centreOf(focus)
    const counted = moment.since('count')
    const rough = shake
      ? appear(moment.since('shake'), -0.2, 0.6) * (1 - appear(moment.since('calm'), -0.2, 1, ease.inOut))
      : 0
    const jolt = rough * 5
    const area = { x: focus.x - 6, y: shake ? focus.y + 156 : focus.y + 168, width: focus.width + 12, height: 168 }
    const strip = box(area.x, area.y, area.width, area.height, 4)
    printed(sheet, strip, { ink: '#ffffff', shade: 'none' })
    const speed = 92
    const now = area.x + area.width - 44
    const timeAt = (x: number) => moment.time - (now - x) / speed + 30
    const shaken = (t: number) => {
      // The disturbance stays where it was recorded.
      const began = moment.time - moment.since('shake') + 30 - 0.2
      const ended = moment.time - moment.since('calm') + 30
      const amount = shake ? ease.inOut((t - began) / 0.6) * (1 - ease.inOut((t - ended) / 0.8)) : 0
      return amount * (0.62 * wander(t, 4, 1.7) + 0.34 * wander(t, 8, 4))
    }
    const wave = (t: number) => {
      const phase = loop(t, beat)
      return clamp(0.12 + 0.72 * fullness(phase) + shaken(t), -0.05, 1.1)
    }
    within(sheet, strip, () => {
      grid(sheet, area, 24, { ink: '#d5d9ee', shift: [-moment.time * speed, 0] })
      const points: Point[] = []
      for (let x = area.x - 6; x <= now; x += 3) points.push([x, area.y + area.height * (0.9 - 0.74 * wave(timeAt(x)))])
      outline(sheet, smooth(points, false), 5, rough > 0.4 ? colours.nano : colours.bio)
      const tip = points.at(-1)
      if (tip) printed(sheet, box(tip[0] - 8, tip[1] - 8, 16, 16, 8), { ink: colours.nano, shade: 'none' })
      if (!shake)
        for (let n = Math.floor((timeAt(area.x) - 0.2 * beat) / beat); n * beat < timeAt(now); n++) {
          const x = now - (moment.time + 30 - (n + 0.18) * beat) * speed
          const first = Math.ceil((30 + moment.time - counted) / beat)
          const number = n - first + 1
          if (counted > 0 && number > 0 && x < now - 4)
            lettering(sheet, String(number), x, area.y + 24, {
              size: 21,
              weight: 800,
              align: 'center',
              ink: colours.key,
              alpha: clamp((now - x) / 24),
            })
        }
    })
    const thump = fullness(loop(moment.time + 30, beat))
    if (shake) {
      const shown = Math.round(lerp(72, 131 + 26 * wander(moment.time, 3, 0.8), rough))
      placed(
        sheet,
        cx + jolt * Math.sin(moment.time * 15),
        focus.y + 74,
        { turn: 0.02 * jolt * Math.sin(moment.time * 12) },
        () => {
          for (const side of [-1, 1])
            printed(
              sheet,
              polygon([
                [side * 58, -34],
                [side * 168, -28],
                [side * 168, 28],
                [side * 58, 34],
              ]),
              { ink: colours.inkA, shade: 'lines', cover: [0, 0.4], pitch: 7 },
            )
          printed(sheet, box(-70, -60, 140, 120, 24), { ink: colours.key, shade: 'none' })
          lettering(sheet, String(shown), 0, 14, { size: 54, weight: 800, align: 'center', ink: '#ffffff' })
          placed(sheet, 0, 38, { grow: 0.9 + 0.3 * thump }, () =>
            printed(sheet, polygon(heart(11)), { ink: colours.nano, shade: 'none', outline: 0 }),
          )
        },
      )
      label(sheet, 'señal con sacudidas', cx, area.y + area.height + 18, {
        size: 15,
        progress: appear(moment.since('shake'), 0.4) * (1 - appear(moment.since('calm'), 0, 0.4)),
      })
      label(sheet, 'señal en calma', cx, area.y + area.height + 18, {
        size: 15,
        progress: appear(moment.since('calm'), 0.6),
      })
    } else {
      const told = appear(counted, 0.2, 0.6)
      placed(
        sheet,
        lerp(cx, cx - 92, appear(counted, -0.2, 0.7, ease.inOut)),
        cy - 92,
        { grow: 0.95 + 0.25 * thump },
        () => printed(sheet, polygon(heart(52)), { ink: colours.nano, cover: [0, 0.45], outline: 3 }),
      )
      bigNumber(sheet, '72', cx + 62, cy - 84, {
        size: 96,
        under: 'latidos por minuto',
        ink: colours.line,
        alpha: told,
      })
    }
  },
})
