import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, stagger } from '../../motion.ts'
import { box, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene, type Box } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { sign } from './marks.ts'

const answers = ['00', '01', '10', '11'] as const
const right = 2

export const wavesSum = scene({
  settings: v.strictObject({}),
  cues: {
    add: 'The waves are in step',
    cancel: 'The waves are out of step',
    answers: 'Wrong answers shrink, the right one grows',
  },
  draw(sheet, moment) {
    const { colours, focus } = sheet
    const [cx, cy] = centreOf(focus)
    const opposed = appear(moment.since('cancel'), -0.9, 1.1, ease.inOut)
    const meant = appear(moment.since('answers'), -0.3, 0.7, ease.inOut)
    const shift = lerp(lerp(0.9, 0, appear(moment.since('add'), -0.8, 1, ease.inOut)), Math.PI, opposed)
    const lane = (at: number, height: number): Box => ({ x: focus.x, y: focus.y + at, width: focus.width, height })
    const parts = [
      { area: lane(14, 74), of: (p: number) => Math.sin(p), ink: colours.info, swing: 25 },
      { area: lane(118, 74), of: (p: number) => Math.sin(p + shift), ink: colours.nano, swing: 25 },
      { area: lane(226, 124), of: (p: number) => Math.sin(p) + Math.sin(p + shift), ink: colours.key, swing: 27 },
    ] as const
    placed(sheet, 0, -40 * meant, { alpha: 1 - meant }, () => {
      for (const [i, { area, of, ink, swing }] of parts.entries()) {
        const shown = stagger(moment.time, i, 0.2, 0.6)
        const middle = area.y + area.height / 2
        const frame = box(area.x, area.y, area.width * shown, area.height)
        printed(sheet, frame, { ink: '#ffffff', shade: 'none', outline: 2 })
        within(sheet, frame, () => {
          const points = Array.from({ length: 71 }, (_, n): Point => {
            const x = area.x - 6 + n * ((area.width + 12) / 70)
            return [x, middle - swing * of(x * 0.072 - moment.time * 3.2)]
          })
          outline(sheet, smooth(points, false), i === 2 ? 7 : 5, ink)
        })
      }
      const shownSigns = 9 * appear(moment.time, 0.5)
      sign(sheet, '+', cx, focus.y + 103, shownSigns, colours.line)
      sign(sheet, '=', cx, focus.y + 209, shownSigns, colours.line)
      label(sheet, opposed > 0.5 ? 'se anulan' : 'se refuerzan', focus.x + focus.width - 4, focus.y + 226, {
        align: 'right',
        size: 15,
        progress: opposed > 0.5 ? (opposed - 0.5) * 2 : clamp(appear(moment.since('add'), 0.1)) * (1 - opposed * 2),
      })
    })
    if (meant > 0)
      for (const [i, name] of answers.entries()) {
        const x = cx + (i - 1.5) * 78
        const since = moment.since('answers')
        const settled = ease.inOut((since - 0.5) / 1.9)
        const sway = 0.08 * Math.sin(moment.time * 5 + i * 1.9)
        const share = clamp(lerp(0.42 + sway * 1.4, i === right ? 0.96 : 0.05, settled) + sway * 0.25)
        const high = 250 * share * meant
        const foot = cy + 116
        printed(sheet, box(x - 30, foot - high, 60, high), {
          ink: i === right ? colours.bio : colours.info,
          cover: [0, 0.5],
        })
        lettering(sheet, name, x, foot + 36, { size: 30, weight: 800, align: 'center', alpha: meant })
      }
    label(sheet, 'la buena', cx + 39, cy + 174, { size: 15, progress: appear(moment.since('answers'), 1.8) })
  },
})
