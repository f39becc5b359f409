import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear } from '../../motion.ts'
import { box, smooth, tracePoints, type Point } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'

/** Formants in Hz of a and i, typical of an adult voice. */
const vowels = { a: [730, 1090, 2440], i: [270, 2290, 3010] } as const

function loudness(hertz: number, formants: readonly number[]): number {
  const peaks = formants.map((peak, i) => Math.exp(-(((hertz - peak) / (130 + 60 * i)) ** 2)) * (1 - 0.22 * i))
  return Math.min(1, 0.1 + Math.max(...peaks)) * (1 - hertz / 7000)
}

export const formantWave = scene({
  settings: v.strictObject({}),
  cues: { wave: 'the wave appears', resonate: 'the resonances are shown', robot: 'the wave is played slower' },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const waved = appear(moment.since('wave'), -0.3, 0.6)
    const shaped = appear(moment.since('resonate'), -0.3, 0.7)
    const robot = appear(moment.since('robot'), -0.2, 0.6)
    const morph = 0.5 - 0.5 * Math.cos(moment.time * 1.1)
    const formants = vowels.a.map((hertz, i) => hertz + ((vowels.i[i] ?? hertz) - hertz) * morph)
    const [x, base, wide] = [60, focus.y + 92, 262]
    const loud: number[] = []
    for (let k = 1; k <= 26; k++) {
      const hertz = k * 130
      const flat = 0.75 * (1 - k / 40)
      const now = flat * (1 - shaped) + loudness(hertz, formants) * shaped
      loud.push(now)
      const high = 78 * now * appear(moment.time, k * 0.03, 0.4)
      printed(sheet, box(x + (k - 1) * (wide / 26), base - high, wide / 26 - 3, high + 1), {
        ink: colours.inkA,
        shade: 'none',
        outline: 1.1,
      })
    }
    outline(
      sheet,
      tracePoints([
        [x - 6, base],
        [x + wide + 4, base],
      ]),
      2.2,
      colours.line,
    )
    if (shaped > 0.05)
      outline(
        sheet,
        smooth(
          Array.from({ length: 40 }, (_, i): Point => [
            x + (wide * i) / 39,
            base - 6 - 84 * shaped * loudness(130 + i * 85, formants),
          ]),
          false,
        ),
        2.6,
        colours.inkB,
      )
    label(sheet, 'Resonancias', x + 210, base - 84, { size: 13, progress: shaped })
    lettering(sheet, 'grave', x, base + 18, { size: 12, weight: 650 })
    lettering(sheet, 'agudo', x + wide, base + 18, { size: 12, weight: 650, align: 'right' })
    const [wx, wy] = [352, focus.y + 46]
    label(sheet, 'SVOX Pico', wx + 126, wy - 60, { size: 12.5, progress: waved })
    printed(sheet, box(wx, wy - 46, 252, 92, 4), { ink: '#121628', shade: 'none', edge: colours.line, outline: 1.4 })
    const slower = 1 - 0.3 * robot
    const points = Array.from({ length: 200 }, (_, i): Point => {
      const t = i / 199
      let sum = 0
      for (const [k, now] of loud.entries())
        sum += now * Math.sin(2 * Math.PI * (k + 1) * (t * 3.4 * slower - moment.time * 0.35) + k * 0.7)
      return [wx + 6 + t * 240, wy - Math.max(-41, Math.min(41, sum * 9 * waved))]
    })
    outline(sheet, tracePoints(points), 2.2, robot > 0.5 ? colours.zed : colours.stock)
    for (const [i, name] of ['Más despacio', 'Garganta mayor'].entries()) {
      const shown = appear(moment.since('robot'), i * 0.5 - 0.1, 0.45)
      label(sheet, name, wx + 62 + i * 128, wy + 82, {
        size: 12.5,
        progress: shown,
        chip: colours.zed,
        ink: '#04212a',
        leaderTo: [wx + 62 + i * 128, wy + 47],
      })
    }
  },
})
