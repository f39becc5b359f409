import * as v from 'valibot'
import { label } from '../../letters.ts'
import { along, appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { box, disc, polygon, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { chargeSign } from './charge-sign.ts'

const [left, right] = [190, 474]

function layers(sheet: Sheet, x: number, y: number, ink: string, carbon: boolean): void {
  const { colours } = sheet
  for (let i = 0; i < 5; i++) {
    const at = y + i * 26
    if (carbon) {
      outline(
        sheet,
        tracePoints([
          [x - 36, at],
          [x + 36, at],
        ]),
        7,
        colours.key,
      )
      outline(
        sheet,
        tracePoints([
          [x - 36, at],
          [x + 36, at],
        ]),
        3.4,
        ink,
      )
      for (let k = 0; k < 5; k++) printed(sheet, disc(x - 32 + k * 16, at, 4.2), { ink, shade: 'none', outline: 1.4 })
    } else printed(sheet, box(x - 38, at - 5, 76, 10, 2), { ink, shade: 'none' })
  }
}

export const ionShuttle = scene({
  settings: v.strictObject({ charging: v.optional(v.boolean(), false) }),
  cues: { electrons: 'electrons run through the wire', ions: 'ions cross the separator', lamp: 'the phone lights up' },
  draw: (sheet, moment, { charging }) => {
    const { colours, focus } = sheet
    const y = focus.y + 60
    const electrons = appear(moment.since('electrons'), -0.1, 0.6)
    const ions = appear(moment.since('ions'), -0.1, 0.6)
    const lamp = charging ? 0 : appear(moment.since('lamp'), -0.1, 0.5)
    printed(sheet, box(130, y - 20, 404, 146, 6), { ink: colours.faint, shade: 'none' })
    layers(sheet, left, y, '#8a90a6', true)
    layers(sheet, right, y, colours.inkB, false)
    for (let i = 0; i < 7; i++)
      printed(sheet, box(326, y - 18 + i * 21, 12, 15, 3), { ink: colours.stock, shade: 'none', outline: 1.6 })
    const wire: Point[] = [
      [left, y - 6],
      [left, y - 56],
      [290, y - 56],
      [374, y - 56],
      [right, y - 56],
      [right, y - 6],
    ]
    outline(sheet, tracePoints(wire), 6, colours.line)
    for (let i = 0; i < 9; i++) {
      const share = loop(moment.time, 3.4, i / 9)
      const at = along(wire, charging ? 1 - share : share)
      if (electrons > 0.05) ball(sheet, at.x, at.y, 6.4 * electrons, colours.zed, { shade: 'none', outline: 1.6 })
      if (electrons > 0.6) chargeSign(sheet, at.x, at.y, 3.6, false, '#04212a')
    }
    device(sheet, 332, y - 58, charging, lamp, moment.time)
    for (let i = 0; i < 16; i++) {
      const [row, place] = [i % 4, Math.floor(i / 4)]
      const goal = ease.inOut((loop(moment.time, 5.2, i * 0.137) - 0.2) * 1.5)
      const share = clamp(goal) * ions
      const [from, to] = charging ? [right, left] : [left, right]
      const at = y + 13 + row * 26
      const x = lerp(from - 27 + place * 18, to - 27 + place * 18, share)
      const gap = y - 18 + (Math.round((at - y + 18 - 18) / 21) + 0.86) * 21
      const through = Math.exp(-(((x - 332) / 26) ** 2))
      ball(sheet, x, lerp(at, gap, through), 7.4, colours.nano, { outline: 1.5 })
      chargeSign(sheet, x, lerp(at, gap, through), 4, true, '#14132b')
    }
    const named = appear(moment.time, 0.4)
    label(sheet, 'Grafito', 128, y - 32, { size: 13, progress: named })
    label(sheet, 'Óxido', 536, y - 32, { size: 13, progress: named })
    label(sheet, 'Separador', 332, y + 138, { size: 12, progress: named, leaderTo: [332, y + 122] })
    label(sheet, 'Ion de litio', 578, y + 60, { size: 12, progress: ions })
    label(sheet, 'Electrón', 236, y - 84, { size: 12, progress: electrons })
  },
})

function device(sheet: Sheet, x: number, y: number, charging: boolean, lamp: number, time: number): void {
  const { colours } = sheet
  if (charging) {
    printed(sheet, box(x - 38, y - 21, 76, 46, 8), { ink: colours.stock })
    printed(
      sheet,
      polygon([
        [x + 5, y - 16],
        [x - 13, y + 5],
        [x - 2, y + 5],
        [x - 6, y + 21],
        [x + 14, y - 2],
        [x + 2, y - 2],
      ]),
      { ink: '#ffd95e', shade: 'none', outline: 1.6 },
    )
    return
  }
  printed(sheet, box(x - 40, y - 23, 80, 48, 7), { ink: colours.key, shade: 'none', edge: colours.stock })
  printed(sheet, box(x - 33, y - 17, 62, 36, 2), {
    ink: lamp > 0.05 ? colours.bio : '#2a2f4a',
    shade: 'none',
    outline: 1.2,
  })
  if (lamp > 0.1)
    for (let i = 0; i < 5; i++)
      printed(
        sheet,
        box(
          x - 27 + i * 11,
          y + 12 - lamp * (8 + 8 * Math.sin(time * 3 + i)),
          7,
          lamp * (8 + 8 * Math.sin(time * 3 + i)) + 2,
        ),
        { ink: '#ffffff', shade: 'none', outline: 0 },
      )
}
