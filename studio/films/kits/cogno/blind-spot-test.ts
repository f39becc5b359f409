import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, ease, lerp, pulse } from '../../motion.ts'
import { box, capsule, disc, oval, smooth } from '../../paths.ts'
import { ball, outline, placed, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'
import { hand } from './merged-body.ts'

/** Right eye: the dot disappears about 15° right of the line of sight, where the optic nerve leaves. */
export const blindSpotTest = scene({
  settings: v.strictObject({}),
  cues: {
    cover: 'the drawn face covers its left eye',
    near: 'the drawn screen moves closer',
    gone: 'the instructions step back',
  },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      const calm = after(moment, 'gone', 0.8)
      const breath = 1 + 0.05 * pulse(moment.time, 2.4)
      placed(sheet, 48, 250, { grow: breath * appear(moment.time, 0, 0.6, ease.back) }, () => {
        for (const turn of [0, Math.PI / 2]) {
          placed(sheet, 0, 0, { turn }, () =>
            printed(sheet, box(-20, -5, 40, 10), { ink: colours.key, shade: 'none', outline: 0 }),
          )
        }
      })
      printed(sheet, disc(314, 250, 15 * appear(moment.time, 0.4, 0.6, ease.back)), {
        ink: colours.cogno,
        shade: 'none',
      })
      label(sheet, 'mira aquí', 62, 206, { progress: appear(moment.time, 0.8) * (1 - calm) })
      sheet.brush.globalAlpha = 1 - 0.55 * calm
      face(sheet, moment)
      approach(sheet, moment)
      sheet.brush.globalAlpha = 1
    })
  },
})

function face(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [x, y] = [108, 410]
  const cover = after(moment, 'cover', 0.7, -0.5)
  printed(sheet, oval(x, y, 52, 64), { ink: '#ffffff', cover: [0, 0.4] })
  outline(
    sheet,
    smooth(
      [
        [x, y - 8],
        [x - 7, y + 16],
        [x + 5, y + 17],
      ],
      false,
    ),
    2.6,
    colours.key,
  )
  outline(
    sheet,
    smooth(
      [
        [x - 18, y + 38],
        [x, y + 43],
        [x + 18, y + 38],
      ],
      false,
    ),
    2.8,
    colours.key,
  )
  for (const side of [-1, 1]) {
    const eye = smooth([
      [x + side * 24 - 15, y - 14],
      [x + side * 24, y - 25],
      [x + side * 24 + 15, y - 14],
      [x + side * 24, y - 6],
    ])
    printed(sheet, eye, { ink: '#ffffff', shade: 'none' })
    ball(sheet, x + side * 24, y - 15, 7, colours.inkB)
  }
  hand(sheet, lerp(x - 130, x - 44, cover), lerp(y + 100, y + 30, cover), 84, colours.cogno, {
    turn: lerp(0.1, 0.36, cover),
    spread: 0.4,
  })
}

function approach(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const near = after(moment, 'near', 2.6)
  const again = near < 1 ? near : 1 - 0.24 * pulse(moment.since('near') - 2.6, 3)
  const [x, y] = [210, 410]
  printed(sheet, disc(x, y, 24), { ink: '#ffffff', cover: [0, 0.4] })
  printed(sheet, oval(x + 20, y, 6, 12), { ink: colours.inkB, shade: 'none' })
  const screen = lerp(322, 268, again)
  printed(sheet, capsule([screen, y - 34], [screen, y + 34], 12), { ink: colours.key, shade: 'none' })
  for (const dy of [-18, 18]) {
    sheet.brush.setLineDash([4, 5])
    outline(
      sheet,
      smooth(
        [
          [x + 26, y],
          [screen - 7, y + dy],
        ],
        false,
      ),
      1.6,
      colours.line,
    )
    sheet.brush.setLineDash([])
  }
  arrow(sheet, [322, y + 54], [264, y + 54], {
    ink: colours.nano,
    width: 5,
    progress: near > 0 ? 0.2 + 0.8 * again : 0,
  })
  label(sheet, 'despacio', 280, y - 56, { progress: after(moment, 'near') })
}
