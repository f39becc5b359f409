import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, bump, ease } from '../../motion.ts'
import { arcBand, box, capsule, disc, smooth } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { gearPath } from './devices/watch.ts'

function steps(time: number): number {
  if (time <= 0) return 0
  const whole = Math.floor(time)
  return whole + ease.inOut((time - whole) / 0.28)
}

export const stepMotor = scene({
  settings: v.strictObject({}),
  cues: { pulse: 'the coil is switched on for the first time', gears: 'the gears are told of' },
  draw: (sheet, moment) => {
    const { colours, focus } = sheet
    const y = focus.y + 78
    const since = moment.since('pulse') === -Infinity ? moment.time : moment.since('pulse') + 0.2
    const made = steps(since)
    const flash = since > 0 ? bump(since % 1, -0.1, 0.5) : 0
    const way = Math.floor(made) % 2 === 0 ? 1 : -1
    printed(
      sheet,
      smooth([
        [64, y + 84],
        [64, y - 8],
        [100, y - 36],
        [150, y - 44],
        [206, y - 36],
        [240, y - 8],
        [240, y + 84],
        [206, y + 84],
        [206, y + 26],
        [176, y + 40],
        [126, y + 40],
        [98, y + 26],
        [98, y + 84],
      ]),
      { ink: colours.stock },
    )
    printed(sheet, disc(152, y - 2, 31), { ink: colours.ground, shade: 'none' })
    printed(sheet, box(88, y + 60, 128, 34, 4), { ink: flash > 0.2 ? colours.nano : '#e8a27e', shade: 'none' })
    for (let i = 0; i < 15; i++)
      outline(sheet, capsule([95 + i * 8.2, y + 61], [99 + i * 8.2, y + 93], 0.1), 1.4, colours.key)
    placed(sheet, 152, y - 2, { turn: made * Math.PI - 0.3 }, () => {
      printed(sheet, arcBand(0, 0, 13, 22, Math.PI, 2 * Math.PI), { ink: colours.nano, shade: 'none' })
      printed(sheet, arcBand(0, 0, 13, 22, 0, Math.PI), { ink: colours.info, shade: 'none' })
      printed(sheet, disc(0, 0, 5), { ink: colours.stock, shade: 'none' })
    })
    if (flash > 0.05) {
      lettering(sheet, way > 0 ? 'N' : 'S', 80, y + 16, {
        size: 20,
        weight: 850,
        align: 'center',
        ink: colours.key,
        alpha: flash,
      })
      lettering(sheet, way > 0 ? 'S' : 'N', 224, y + 16, {
        size: 20,
        weight: 850,
        align: 'center',
        ink: colours.key,
        alpha: flash,
      })
    }
    label(sheet, 'Bobina', 290, y + 84, { leaderTo: [212, y + 78], size: 13, progress: appear(moment.time, 0.3) })
    label(sheet, 'Rotor', 60, y - 52, { leaderTo: [136, y - 14], size: 13, progress: appear(moment.time, 0.6) })
    const turn = made * Math.PI
    const shown = appear(moment.since('gears'), -0.4, 0.6)
    printed(sheet, gearPath(300, y - 4, 40, 24, -turn / 4), {
      ink: shown > 0.3 ? colours.inkA : colours.stock,
      cover: [0, 0.35],
    })
    printed(sheet, gearPath(300, y - 4, 13, 10, -turn / 4), { ink: colours.stock, shade: 'none', outline: 1.6 })
    printed(sheet, gearPath(379, y - 4, 30, 20, turn / 12 + 0.1), {
      ink: shown > 0.3 ? colours.inkB : colours.stock,
      cover: [0, 0.35],
    })
    for (const [x, r] of [
      [300, 5],
      [379, 6],
    ] as const)
      printed(sheet, disc(x, y - 4, r), { ink: colours.key, shade: 'none', outline: 0 })
    outline(sheet, capsule([190, y - 2], [252, y - 4], 0.1), 2, colours.faint)
    const [dx, dy] = [516, y + 6]
    printed(sheet, disc(dx, dy, 84), { ink: colours.stock, shade: 'none' })
    for (let i = 0; i < 60; i++) {
      const angle = (i * Math.PI) / 30
      const near = i % 5 === 0 ? 68 : 74
      outline(
        sheet,
        capsule(
          [dx + near * Math.sin(angle), dy - near * Math.cos(angle)],
          [dx + 79 * Math.sin(angle), dy - 79 * Math.cos(angle)],
          0.1,
        ),
        i % 5 === 0 ? 3 : 1.3,
        colours.key,
      )
    }
    const hand = (made * Math.PI) / 30 + 0.2
    printed(
      sheet,
      capsule(
        [dx - 16 * Math.sin(hand), dy + 16 * Math.cos(hand)],
        [dx + 66 * Math.sin(hand), dy - 66 * Math.cos(hand)],
        4,
      ),
      { ink: colours.nano, shade: 'none', outline: 1.4 },
    )
    printed(sheet, disc(dx, dy, 7), { ink: colours.key, shade: 'none', outline: 0 })
    outline(sheet, capsule([410, y - 4], [430, y], 0.1), 2, colours.faint)
  },
})
