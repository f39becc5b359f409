import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { along, bump, clamp, pulse } from '../../motion.ts'
import { disc, smooth, type Point } from '../../paths.ts'
import { ball, card, outline, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed, past } from './framing.ts'
import { person } from './merged-body.ts'
import { impulseOn } from './neuron-tree.ts'

const way: readonly Point[] = [
  [222, 498],
  [206, 478],
  [200, 420],
  [194, 350],
  [181, 322],
  [180, 260],
  [180, 214],
  [179, 190],
]

/** Seconds of the fast signal in the film, and minutes on the watch when the slow one arrives. */
const fast = 0.4
const ache = 1.6

/** Progress of the slow signal, 0 to 1; waits for the narration. */
function climbed(moment: Moment): number {
  const wait = moment.since('hit') - moment.since('slow') + 0.7
  return past(moment, 'hit') / (Number.isFinite(wait) ? Math.max(1.6, wait) : 3)
}

export const stubbedToe = scene({
  settings: v.strictObject({}),
  cues: {
    hit: 'the foot meets the stone',
    fast: 'the blow has been felt: its label',
    slow: 'the dull ache is on its way: its label',
  },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours, brush } = sheet
      const since = moment.since('hit')
      const hop = bump(since, 0, 0.9) * 7
      outline(
        sheet,
        smooth(
          [
            [20, 511],
            [340, 511],
          ],
          false,
        ),
        2.4,
        colours.line,
      )
      const stone = smooth([
        [238, 510],
        [242, 484],
        [262, 470],
        [290, 476],
        [312, 494],
        [318, 510],
      ])
      printed(sheet, stone, { ink: colours.inkB, cover: [0.05, 0.6] })
      brush.save()
      brush.translate(-6 + 6 * clamp(since * 5 + 1), -hop)
      person(sheet, 180, 508, 342, colours.inkA)
      const brain = disc(180, 186, 19)
      printed(sheet, brain, { ink: '#ffffff', shade: 'none' })
      outline(
        sheet,
        smooth(
          [
            [168, 180],
            [176, 176],
            [182, 184],
            [190, 178],
          ],
          false,
        ),
        1.8,
        colours.key,
      )
      outline(
        sheet,
        smooth(
          [
            [168, 192],
            [177, 188],
            [184, 196],
            [192, 190],
          ],
          false,
        ),
        1.8,
        colours.key,
      )
      outline(sheet, smooth(way, false), 7, colours.key)
      outline(sheet, smooth(way, false), 3.6, '#ffffff')
      const time = past(moment, 'hit')
      impulseOn(sheet, way, time / fast, { reach: 0.2, width: 12 })
      const slow = climbed(moment)
      if (slow < 1.15) impulseOn(sheet, way, slow, { reach: 0.12, width: 14, ink: colours.inkB })
      const arrived = slow > 1 ? moment.time : 0
      if (time > 0) spark(sheet, 180, 186, 34, time - fast, colours.nano)
      spark(sheet, 180, 186, 40, arrived > 0 ? pulse(arrived, 1.1) * 0.9 + 0.05 : 0, colours.inkB)
      brush.restore()
      spark(sheet, 232, 494, 40, since * 1.5, colours.nano)
      clock(sheet, moment)
      label(sheet, 'el golpe', 76, 232, {
        progress: after(moment, 'fast'),
        chip: colours.nano,
        size: 15,
        leaderTo: [164, 196],
      })
      const at = along(way, slow)
      label(sheet, 'el dolor sordo', 272, 300, {
        progress: after(moment, 'slow', 0.4, -0.6),
        chip: colours.inkB,
        ink: '#ffffff',
        size: 15,
        leaderTo: [at.x + 3, at.y],
      })
    })
  },
})

function clock(sheet: Sheet, moment: Moment): void {
  const time = ache * Math.min(1, climbed(moment))
  const { colours } = sheet
  const [x, y] = [84, 404]
  card(sheet, x - 6, y - 46, 12, 12, { ink: colours.key, shade: 'none' })
  printed(sheet, disc(x, y, 36), { ink: '#ffffff', cover: [0, 0.3], outline: 3 })
  const sweep = new Path2D()
  sweep.moveTo(x, y)
  sweep.arc(x, y, 28, -Math.PI / 2, -Math.PI / 2 + (time / 3) * 2 * Math.PI)
  sweep.closePath()
  if (time > 0) printed(sheet, sweep, { ink: colours.nano, shade: 'none', outline: 0 })
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 2 * Math.PI
    const tick: Point[] = [
      [x + 29 * Math.cos(angle), y + 29 * Math.sin(angle)],
      [x + 33 * Math.cos(angle), y + 33 * Math.sin(angle)],
    ]
    outline(sheet, smooth(tick, false), 2, colours.key)
  }
  const angle = -Math.PI / 2 + (time / 3) * 2 * Math.PI
  outline(
    sheet,
    smooth(
      [
        [x, y],
        [x + 26 * Math.cos(angle), y + 26 * Math.sin(angle)],
      ],
      false,
    ),
    3.4,
    colours.key,
  )
  ball(sheet, x, y, 4, colours.key, { glint: false })
  label(sheet, `${time.toFixed(1).replace('.', ',')} s`, x, y + 54, { size: 15 })
}
