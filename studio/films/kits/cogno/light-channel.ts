import * as v from 'valibot'
import { wave } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, ease, lerp, loop, wander } from '../../motion.ts'
import { capsule, disc, oval, smooth, type Point } from '../../paths.ts'
import { outline, printed, rod } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { positiveIon } from './charges.ts'
import { after, composed } from './framing.ts'

const wall = { top: 302, bottom: 400 } as const

export const lightChannel = scene({
  settings: v.strictObject({}),
  cues: { open: 'the light has arrived, the pore opens', enter: 'positive charges pass' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours, brush } = sheet
      const open = appear(moment.since('open'), -0.2, 0.7, ease.inOut)
      brush.fillStyle = colours.stock
      brush.fillRect(0, wall.bottom, 360, 400)
      bilayer(sheet, moment)
      const shift = 9 * open
      const helices = [-50, -32, -15, 15, 32, 50]
      for (const [i, x] of helices.entries()) {
        const side = Math.sign(x)
        helix(sheet, 180 + x + side * shift, i % 2 === 0 ? -7 : 6, i % 2 === 0 ? colours.inkB : '#6d83ff')
      }
      charges(sheet, moment, open)
      const travel =
        moment.since('open') > 0.5
          ? 1
          : appear(moment.time, 0, Math.max(0.6, moment.time - moment.since('open')), ease.linear)
      const head = Number.isFinite(travel) ? travel : 1
      for (const [i, dx] of [-58, 0, 58].entries()) {
        const start: Point = [280 + dx, 150]
        const end: Point = [194 + dx * 0.42, 284]
        const share = loop(moment.time, 1.1, i / 3)
        if (head > 0.05)
          wave(sheet, start, end, {
            ink: colours.inkB,
            width: 4,
            amplitude: 7,
            wavelength: 26,
            phase: moment.time * 2.4,
            part: [share - 0.4, share],
            edge: 1.4,
          })
      }
      const glow = 1 + 0.12 * open * Math.sin(moment.time * 9)
      printed(sheet, oval(180 + 34 + shift, 348, 8 * glow, 20 * glow, 0.5), { ink: colours.nano, shade: 'none' })
      label(sheet, 'luz azul', 300, 204, {
        progress: appear(moment.time, 0.2),
        chip: colours.inkB,
        ink: '#ffffff',
        size: 15,
      })
      label(sheet, 'canal', 62, 270, { progress: appear(moment.time, 0.4), leaderTo: [118, 318], size: 14 })
      label(sheet, 'dentro de la neurona', 262, 500, { progress: after(moment, 'enter', 0.5, 0.4), size: 14 })
    })
  },
})

function helix(sheet: Sheet, x: number, lean: number, ink: string): void {
  const [a, b]: [Point, Point] = [
    [x - lean, wall.top - 22],
    [x + lean, wall.bottom + 22],
  ]
  rod(sheet, a, b, 19, ink)
  for (let i = 1; i < 9; i++) {
    const share = i / 9
    const [cx, cy] = [lerp(a[0], b[0], share), lerp(a[1], b[1], share)]
    outline(
      sheet,
      smooth(
        [
          [cx - 9, cy + 4],
          [cx, cy + 2],
          [cx + 9, cy - 5],
        ],
        false,
      ),
      1.7,
      sheet.colours.key,
    )
  }
}

function bilayer(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  for (let x = -4; x <= 366; x += 23) {
    if (Math.abs(x - 180) < 92) continue
    for (const [y, down] of [
      [wall.top, 1],
      [wall.bottom, -1],
    ] as const) {
      const bob = wander(moment.time, x + down, 0.4) * 2
      for (const side of [-4, 4]) {
        outline(
          sheet,
          smooth(
            [
              [x + side, y + bob],
              [x + side * 1.7, y + bob + down * 20],
              [x + side, y + bob + down * 42],
            ],
            false,
          ),
          3,
          colours.key,
        )
      }
      printed(sheet, disc(x, y + bob, 11), { ink: colours.cogno, cover: [0, 0.5] })
    }
  }
}

function charges(sheet: Sheet, moment: Moment, open: number): void {
  const { colours } = sheet
  const going = after(moment, 'enter', 0.8, -0.4) * open
  const plus = (x: number, y: number, r: number) => positiveIon(sheet, x, y, r, colours.nano)
  const random = sheet.random(4)
  for (let i = 0; i < 9; i++) {
    const x = 26 + random() * 210
    plus(x + wander(moment.time, i, 0.3) * 10, 196 + random() * 66 + wander(moment.time, i + 20, 0.3) * 8, 9)
  }
  for (let i = 0; i < 6; i++) {
    const share = loop(moment.time, 2, i / 6)
    const y = lerp(250, 506, share)
    const spread = y > 430 ? (y - 430) * wander(0, i, 1) * 1.3 : 0
    plus(180 + spread + wander(moment.time, i + 40, 0.5) * 2, y, 9 * going * Math.min(1, share * 6, (1 - share) * 5))
  }
  if (open < 0.5) printed(sheet, capsule([180, 340], [180, 366], 4), { ink: colours.key, shade: 'none', outline: 0 })
}
