import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, pulse } from '../../motion.ts'
import { ray, trace } from '../../figures.ts'
import { arcBand, box, disc, oval, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'

const eye = { x: 180, y: 372, r: 106 } as const
/** Nodal point of the eye, through which both rays pass. */
const node: Point = [180, 318]
const fovea = Math.PI / 2
const exit = Math.PI / 2 + 0.52

function onRetina(angle: number, r: number = eye.r - 9): Point {
  return [eye.x + r * Math.cos(angle), eye.y + r * Math.sin(angle)]
}

/** A right eye from above: the cross falls on the fovea, the dot on the optic disc. */
export const eyeSection = scene({
  settings: v.strictObject({}),
  cues: { exit: 'the optic nerve is shown', blind: 'the place without receptors is shown' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      const nerve = after(moment, 'exit', 0.7)
      stalk(sheet)
      printed(sheet, oval(eye.x, eye.y - 96, 50, 30), { ink: colours.stock, cover: [0, 0.3] })
      printed(sheet, disc(eye.x, eye.y, eye.r), { ink: '#ffffff', cover: [0, 0.32], outline: 3.4 })
      retina(sheet, moment)
      iris(sheet)
      targets(sheet)
      const cross = onRetina(fovea)
      const dot = onRetina(exit)
      ray(sheet, [[180, 176], node, cross], moment.time, {
        ink: colours.inkB,
        width: 4.4,
        progress: appear(moment.time, 0.2, 1),
      })
      ray(sheet, [dotPlace, node, dot], moment.time, {
        ink: colours.nano,
        width: 4.4,
        progress: appear(moment.time, 0.6, 1.1),
      })
      const blind = after(moment, 'blind')
      if (blind > 0) outline(sheet, disc(...dot, 19 + 3 * pulse(moment.time, 1)), 4 * blind, colours.key)
      label(sheet, 'retina', 318, 404, { progress: appear(moment.time, 1), leaderTo: onRetina(0.3) })
      label(sheet, 'nervio óptico', 80, 500, { progress: nerve, chip: colours.cogno, leaderTo: [116, 486] })
      label(sheet, 'sin receptores', 262, 512, {
        progress: blind,
        chip: colours.key,
        ink: '#ffffff',
        leaderTo: [dot[0] + 12, dot[1] + 14],
      })
    })
  },
})

const dotPlace: Point = [180 + (180 - onRetina(exit)[0]) * ((318 - 184) / (onRetina(exit)[1] - 318)), 184]

function stalk(sheet: Sheet): void {
  const path = smooth([
    onRetina(exit - 0.13, eye.r),
    [118, 500],
    [86, 560],
    [40, 650],
    [6, 640],
    [58, 540],
    [92, 480],
    onRetina(exit + 0.17, eye.r),
  ])
  printed(sheet, path, {
    ink: sheet.colours.cogno,
    shade: 'wedges',
    across: [150, 440, 60, 600],
    cover: [0.1, 0.5],
    outline: 2.8,
  })
}

function retina(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  for (const [start, end] of [
    [-0.5, exit - 0.13],
    [exit + 0.17, Math.PI + 0.5],
  ] as const) {
    printed(sheet, arcBand(eye.x, eye.y, eye.r - 6, 12, start, end), {
      ink: colours.cogno,
      shade: 'none',
      outline: 2.2,
    })
  }
  const shown = appear(moment.time, 0.2, 1.4)
  for (let angle = -0.42; angle < Math.PI + 0.42; angle += 0.075) {
    if (Math.abs(angle - exit) < 0.2 || (angle + 0.42) / 4 > shown) continue
    trace(sheet, [onRetina(angle, eye.r - 12), onRetina(angle, eye.r - 22)], 1, { ink: colours.inkB, width: 3.4 })
  }
  const fibres = onRetina(exit, eye.r - 20)
  for (const angle of [0.1, 0.6, 1.1, 1.5, 2.6, 3]) {
    const way = [
      onRetina(angle, eye.r - 25),
      onRetina((angle + exit) / 2, eye.r - 29),
      fibres,
      onRetina(exit, eye.r + 30),
    ]
    outline(sheet, smooth(way, false), 1.5, colours.key)
  }
}

function iris(sheet: Sheet): void {
  const { colours } = sheet
  within(sheet, disc(eye.x, eye.y, eye.r - 1), () => {
    for (const side of [-1, 1])
      printed(sheet, box(180 + side * 52 - 34, 296, 68, 11), { ink: colours.bio, cover: [0, 0.4] })
  })
  printed(sheet, oval(180, 317, 36, 15), { ink: '#ffffff', cover: [0, 0.3] })
}

function targets(sheet: Sheet): void {
  const { colours } = sheet
  for (const turn of [0, Math.PI / 2]) {
    placed(sheet, 180, 168, { turn }, () =>
      printed(sheet, box(-13, -3.4, 26, 6.8), { ink: colours.key, shade: 'none', outline: 0 }),
    )
  }
  printed(sheet, disc(dotPlace[0], dotPlace[1] - 6, 11), { ink: colours.cogno, shade: 'none' })
}
