import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { box, disc, oval, polygon, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'
import { curved, taperedLine } from './neuron-tree.ts'

const inks = ['nano', 'bio', 'cogno', 'stock'] as const

/** A left hand on the strings, and the strip of cortex where its fingers take up more room with practice. */
export const violinHand = scene({
  settings: v.strictObject({}),
  cues: { grow: 'the fingers’ places in the cortex grow' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      board(sheet, moment)
      hand(sheet, moment)
      cortex(sheet, moment)
    })
  },
})

/** When each finger is down, 0 to 1: a tune that repeats. */
function pressed(moment: Moment, finger: number): number {
  const tune = [0, 1, 2, 1, 3, 2, 0, 3]
  const step = moment.time / 0.36
  const now = tune[Math.floor(step) % tune.length]
  const before = tune[(Math.floor(step) + tune.length - 1) % tune.length]
  const share = ease.inOut((step % 1) * 3)
  return (now === finger ? share : 0) + (before === finger ? 1 - share : 0)
}

/** The fingerboard with its four strings; the string under a finger quivers. */
function board(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  placed(sheet, 180, 214, { turn: -0.12 }, () => {
    printed(sheet, box(-240, -34, 520, 92), { ink: colours.nano, cover: [0.05, 0.55], across: [0, -34, 0, 58] })
    printed(sheet, box(-240, -40, 520, 78), { ink: colours.key, shade: 'none', edge: colours.faint })
    for (let i = 0; i < 4; i++) {
      const y = -26 + i * 17
      const quiver = Math.sin(moment.time * 60 + i) * 1.6 * clamp(pressed(moment, i))
      const string: Point[] = [
        [-240, y],
        [60, y + quiver],
        [280, y],
      ]
      outline(sheet, smooth(string, false), 1.8 + i * 0.5, colours.stock)
    }
  })
}

/** Palm below the board; four fingers arch over its edge and set their tips on the strings. */
function hand(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const palm = smooth([
    [96, 344],
    [104, 300],
    [180, 290],
    [262, 298],
    [286, 342],
    [272, 420],
    [190, 450],
    [116, 416],
  ])
  printed(sheet, palm, { ink: colours.inkA, across: [130, 300, 280, 430], cover: [0, 0.6], outline: 2.6 })
  for (let finger = 3; finger >= 0; finger--) {
    const down = pressed(moment, finger)
    const x = 84 + finger * 56
    const tip: Point = [x, lerp(196, 220, down) - finger * 6]
    const way = curved([
      [122 + finger * 44, 330],
      [x + 38, 276],
      [x + 34, lerp(188, 206, down) - finger * 7],
      [x + 14, lerp(166, 184, down) - finger * 6],
      tip,
    ])
    taperedLine(sheet, way, 36, 29, colours.key)
    taperedLine(sheet, way, 30.5, 23.5, colours[inks[finger] ?? 'cogno'])
    // Folds of the joints, and the nail.
    const [jx, jy] = way[13] ?? tip
    outline(
      sheet,
      smooth(
        [
          [jx - 8, jy - 2],
          [jx, jy + 2],
          [jx + 8, jy - 1],
        ],
        false,
      ),
      2,
      colours.key,
    )
    printed(sheet, oval(x + 5, tip[1] - 8, 6.5, 9, 0.3), { ink: '#ffffff', shade: 'none', outline: 1.6 })
    if (down > 0.4) outline(sheet, disc(tip[0], tip[1] + 4, 24 * down), 2.6 * down, colours.line)
  }
}

/** The cortex with a place for each finger, before and after years of practice. */
function cortex(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const grow = appear(moment.since('grow'), -0.6, 1.6, ease.inOut)
  const strip = smooth([
    [6, 424],
    [90, 408],
    [180, 404],
    [270, 408],
    [354, 424],
    [358, 502],
    [270, 516],
    [180, 520],
    [90, 516],
    [2, 502],
  ])
  printed(sheet, strip, { ink: colours.stock, cover: [0, 0.35], outline: 3 })
  within(sheet, strip, () => {
    let x = lerp(112, 42, grow)
    for (let i = 0; i < 4; i++) {
      const wide = lerp(34, 69, grow)
      const beat = pressed(moment, i)
      const high = 34 + 12 * grow + 5 * beat
      const block: Point[] = [
        [x + 3, 462 - high],
        [x + wide - 3, 462 - high],
        [x + wide - 3, 462 + high],
        [x + 3, 462 + high],
      ]
      printed(sheet, polygon(block), {
        ink: colours[inks[i] ?? 'cogno'],
        cover: [0.05, 0.3 + 0.3 * beat],
        edge: colours.key,
      })
      x += wide
    }
  })
  outline(sheet, strip, 3, colours.key)
  label(sheet, 'su sitio en la corteza', 214, 540, { progress: appear(moment.time, 0.5), size: 15 })
}
