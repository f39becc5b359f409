import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, bump, ease, lerp, loop } from '../../motion.ts'
import { box, disc, polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { blend } from '../../palette.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed, magenta } from './framing.ts'
import { headProfile } from './head-and-brain.ts'
import { hand } from './merged-body.ts'

const table = 486

export const lightGoggles = scene({
  settings: v.strictObject({}),
  cues: { help: 'the goggles pulse, the hand finds the cup' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      const on = after(moment, 'help', 0.6, -0.4)
      printed(sheet, box(-20, table, 400, 200), {
        ink: '#ffffff',
        shadeInk: colours.inkB,
        cover: [0.05, 0.4],
        across: [0, table - 20, 0, table + 190],
      })
      headProfile(sheet, 8, 148, 196, '#ffffff')
      view(sheet, moment, on)
      goggles(sheet, moment, on)
      retina(sheet, moment, on)
      cup(sheet, on)
      const reach = appear(moment.since('help'), 0.5, 1.8, ease.inOut)
      hand(sheet, lerp(84 + 56 * Math.sin(moment.time * 1.5), 196, reach), lerp(548, 474, reach), 96, '#ffffff', {
        turn: lerp(0.7 + 0.2 * Math.sin(moment.time * 1.5), 1.05, reach),
        side: -1,
        spread: 0.5,
      })
    })
  },
})

function view(sheet: Sheet, moment: Moment, on: number): void {
  const { colours } = sheet
  sheet.brush.globalAlpha = 0.8 * on
  const sweep = 10 * Math.sin(moment.time * 1.4)
  printed(
    sheet,
    polygon([
      [208, 246],
      [350, 380 + sweep],
      [250, table],
    ]),
    { ink: 'none', shadeInk: colours.inkB, across: [208, 246, 310, 450], cover: [0.5, 0.08], outline: 0, pitch: 6 },
  )
  sheet.brush.globalAlpha = 1
}

function goggles(sheet: Sheet, moment: Moment, on: number): void {
  const { colours } = sheet
  outline(
    sheet,
    tracePoints([
      [20, 218],
      [160, 238],
    ]),
    16,
    colours.key,
  )
  outline(
    sheet,
    tracePoints([
      [20, 218],
      [160, 238],
    ]),
    11,
    colours.inkB,
  )
  printed(
    sheet,
    smooth([
      [152, 222],
      [196, 216],
      [212, 230],
      [212, 258],
      [196, 270],
      [160, 264],
    ]),
    { ink: colours.inkB, cover: [0, 0.5] },
  )
  printed(sheet, disc(209, 244, 12), { ink: '#ffffff', shade: 'none' })
  ball(sheet, 211, 244, 6 + 1.5 * on * bump(loop(moment.time, 0.5), 0, 0.5), colours.key)
  label(sheet, 'gafas', 268, 206, { progress: appear(moment.time, 0.3), leaderTo: [206, 226], size: 15 })
}

function retina(sheet: Sheet, moment: Moment, on: number): void {
  const { colours } = sheet
  const [x, y, r] = [138, 246, 36]
  printed(sheet, disc(x, y, r), { ink: '#ffffff', cover: [0, 0.3] })
  within(sheet, disc(x, y, r), () => {
    for (let i = 0; i < 3; i++) {
      const share = loop(moment.time, 0.7, i / 3)
      const px = lerp(x + r, x - r + 8, share)
      if (on > 0.1)
        outline(
          sheet,
          smooth(
            [
              [px + 5, y - 12 + i * 3],
              [px - 5, y],
              [px + 5, y + 12 - i * 3],
            ],
            false,
          ),
          4,
          colours.nano,
        )
    }
  })
  for (let i = -4; i <= 4; i++) {
    const angle = Math.PI + i * 0.24
    const lit = on * bump(loop(moment.time, 0.7, i * 0.07), 0.2, 0.5)
    const at: Point = [x + (r - 5) * Math.cos(angle), y + (r - 5) * Math.sin(angle)]
    ball(sheet, ...at, 5 + 1.6 * lit, blend(magenta, colours.nano, lit * 1.6), { glint: false })
  }
  label(sheet, 'retina con el gen', 96, 338, {
    progress: after(moment, 'help', 0.5, 0.2),
    leaderTo: [106, 262],
    size: 14,
    chip: magenta,
  })
}

function cup(sheet: Sheet, on: number): void {
  const { colours } = sheet
  placed(sheet, 292, table, { grow: 1 }, () => {
    outline(
      sheet,
      smooth(
        [
          [24, -48],
          [46, -44],
          [44, -20],
          [20, -16],
        ],
        false,
      ),
      12,
      colours.key,
    )
    outline(
      sheet,
      smooth(
        [
          [24, -48],
          [46, -44],
          [44, -20],
          [20, -16],
        ],
        false,
      ),
      7,
      colours.nano,
    )
    printed(
      sheet,
      polygon([
        [-26, -62],
        [28, -62],
        [22, 0],
        [-20, 0],
      ]),
      { ink: colours.nano, cover: [0, 0.5] },
    )
  })
  arrow(sheet, [296, 350], [294, 410], { ink: colours.key, width: 6, progress: on })
}
