import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { box, capsule, disc, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'
import { merged } from './merged-body.ts'

/** A left hand on the strings, and the strip of cortex where its fingers take up more room with practice. */
export const violinHand = scene({
  settings: v.strictObject({}),
  cues: { grow: 'the fingers’ places in the cortex grow' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      neck(sheet, moment)
      cortex(sheet, moment)
    })
  },
})

const inks = ['nano', 'bio', 'cogno', 'stock'] as const

/** When each finger is down: a figure that repeats. */
function pressed(moment: Moment, finger: number): number {
  const tune = [0, 1, 2, 1, 3, 2, 0, 3]
  const step = moment.time / 0.32
  const now = tune[Math.floor(step) % tune.length]
  const before = tune[(Math.floor(step) + tune.length - 1) % tune.length]
  const share = ease.inOut((step % 1) * 3)
  return (now === finger ? share : 0) + (before === finger ? 1 - share : 0)
}

function neck(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const thumb = capsule([206, 336], [240, 300], 30)
  const palm = smooth([
    [120, 372],
    [132, 322],
    [190, 316],
    [252, 330],
    [274, 380],
    [256, 440],
    [190, 470],
    [140, 430],
  ])
  merged(sheet, [palm], { ink: colours.inkA, across: [130, 330, 270, 440], cover: [0, 0.6] })
  printed(sheet, thumb, { ink: colours.inkA, cover: [0, 0.5] })
  placed(sheet, 180, 250, { turn: -0.1 }, () => {
    printed(sheet, box(-220, -8, 480, 62), { ink: colours.nano, cover: [0.05, 0.55], across: [0, -8, 0, 54] })
    printed(sheet, box(-220, -14, 480, 50), { ink: colours.key, shade: 'none', edge: colours.faint })
    for (let i = 0; i < 4; i++) {
      const y = -5 + i * 11
      const quiver = Math.sin(moment.time * 60 + i) * 1.3 * clamp(pressed(moment, i))
      outline(
        sheet,
        smooth(
          [
            [-220, y],
            [0, y + quiver],
            [260, y],
          ],
          false,
        ),
        1.5 + i * 0.35,
        colours.stock,
      )
    }
  })
  for (let finger = 0; finger < 4; finger++) {
    const down = pressed(moment, finger)
    const x = 92 + finger * 46
    const tip: Point = [x + 6, lerp(218, 248 - finger * 5, down)]
    const knuckle: Point = [x + 26, lerp(166, 186, down)]
    const root: Point = [148 + finger * 34, 336]
    const ink = colours[inks[finger] ?? 'cogno']
    merged(
      sheet,
      [
        capsule(root, [lerp(root[0], knuckle[0], 0.75), 210], 27),
        capsule([lerp(root[0], knuckle[0], 0.75), 210], knuckle, 26),
        capsule(knuckle, tip, 24),
      ],
      {
        ink,
        across: [x, 180, x + 60, 320],
        cover: [0, 0.5],
      },
    )
    if (down > 0.4) outline(sheet, disc(tip[0], tip[1] + 8, 15 * down), 2.6 * down, colours.line)
  }
}

/** The cortex with a place for each finger, before and after years of practice. */
function cortex(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const grow = appear(moment.since('grow'), -0.6, 1.6, ease.inOut)
  const strip = smooth([
    [6, 414],
    [90, 398],
    [180, 394],
    [270, 398],
    [354, 414],
    [358, 492],
    [270, 506],
    [180, 510],
    [90, 506],
    [2, 492],
  ])
  printed(sheet, strip, { ink: colours.stock, cover: [0, 0.35] })
  within(sheet, strip, () => {
    let x = lerp(112, 46, grow)
    for (let i = 0; i < 4; i++) {
      const wide = lerp(34, 67, grow)
      const pulse = pressed(moment, i)
      const high = 46 + 12 * grow + 7 * pulse
      printed(
        sheet,
        polygon([
          [x + 3, 452 - high],
          [x + wide - 3, 452 - high],
          [x + wide - 3, 452 + high],
          [x + 3, 452 + high],
        ]),
        {
          ink: colours[inks[i] ?? 'cogno'],
          cover: [0.05, 0.3 + 0.3 * pulse],
          edge: colours.key,
        },
      )
      x += wide
    }
    for (const px of [20, 340])
      outline(
        sheet,
        tracePoints([
          [px, 400],
          [px + 4, 510],
        ]),
        2,
        colours.key,
      )
  })
  outline(sheet, strip, 3, colours.key)
  label(sheet, 'su sitio en la corteza', 214, 532, { progress: appear(moment.time, 0.5), size: 14 })
}
