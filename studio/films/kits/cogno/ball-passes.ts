import * as v from 'valibot'
import { appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { label } from '../../letters.ts'
import { blob, capsule, disc, oval, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'
import { merged } from './merged-body.ts'

const pass = 1.05

export const ballPasses = scene({
  settings: v.strictObject({}),
  cues: { gorilla: 'the gorilla is about in the middle' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      room(sheet)
      const walk = appear(moment.since('gorilla'), -2.4, 4.4, ease.linear)
      const players = [0, 1, 2, 3, 4, 5].map((i): { at: Point; white: boolean; i: number } => {
        const angle = (i / 6) * 2 * Math.PI + moment.time * 0.26
        return { at: [180 + 122 * Math.cos(angle), 372 + 64 * Math.sin(angle)], white: i % 2 === 0, i }
      })
      const gorillaY = 386
      const drawn = [...players].sort((a, b) => a.at[1] - b.at[1])
      for (const one of drawn.filter(({ at }) => at[1] < gorillaY)) player(sheet, moment, one.at, one.white, one.i)
      if (walk > 0 && walk < 1) gorilla(sheet, moment, lerp(420, -70, walk), gorillaY + 50, walk)
      for (const one of drawn.filter(({ at }) => at[1] >= gorillaY)) player(sheet, moment, one.at, one.white, one.i)
      passes(
        sheet,
        moment,
        players.filter((one) => one.white).map((one) => one.at),
        0,
        colours.nano,
      )
      passes(
        sheet,
        moment,
        players.filter((one) => !one.white).map((one) => one.at),
        0.5,
        colours.inkB,
      )
      const count = Math.floor(moment.time / pass)
      label(sheet, `pases: ${count + 1}`, 76, 196, { size: 17 })
      label(sheet, '¿y esto?', clamp(lerp(420, -70, walk), 60, 300), 236, {
        progress: appear(moment.since('gorilla'), 0, 0.4) * clamp((0.84 - walk) * 12),
        chip: colours.nano,
        size: 16,
      })
    })
  },
})

function room(sheet: Sheet): void {
  const { colours, brush } = sheet
  brush.fillStyle = colours.stock
  brush.fillRect(0, 330, 360, 500)
  outline(
    sheet,
    smooth(
      [
        [-10, 330],
        [370, 330],
      ],
      false,
    ),
    2.6,
    colours.line,
  )
  for (let i = -4; i <= 12; i++)
    outline(
      sheet,
      smooth(
        [
          [180 + (i - 4) * 40, 330],
          [180 + (i - 4) * 112, 690],
        ],
        false,
      ),
      1.2,
      colours.faint,
    )
}

function player(sheet: Sheet, moment: Moment, at: Point, white: boolean, seed: number): void {
  const { colours } = sheet
  const step = Math.sin(moment.time * 6 + seed) * 5
  const s = lerp(0.78, 1.06, (at[1] - 300) / 130)
  placed(sheet, at[0], at[1], { grow: s }, () => {
    const shirt = white ? '#ffffff' : colours.key
    printed(sheet, oval(0, 2, 24, 7), { ink: colours.faint, shade: 'none', outline: 0 })
    merged(sheet, [capsule([-8, -34], [-9 + step * 0.5, -2], 11), capsule([8, -34], [9 - step * 0.5, -2], 11)], {
      ink: colours.inkB,
      across: [-10, -30, 14, 0],
    })
    const body = smooth([
      [-19, -84],
      [0, -90],
      [19, -84],
      [15, -34],
      [-15, -34],
    ])
    const arms = [-1, 1].map((side) => capsule([side * 17, -79], [side * (23 + Math.abs(step) * 0.4), -52], 10))
    merged(sheet, [...arms, body], { ink: shirt, across: [-16, -84, 22, -34], cover: [0, white ? 0.22 : 0] })
    ball(sheet, 0, -103, 15, colours.cogno)
    if (!white)
      outline(
        sheet,
        smooth(
          [
            [-8, -76],
            [8, -76],
          ],
          false,
        ),
        2,
        '#ffffff',
      )
  })
}

function passes(sheet: Sheet, moment: Moment, team: readonly Point[], offset: number, ink: string): void {
  const turn = moment.time / pass + offset
  const from = team[Math.floor(turn) % team.length]
  const to = team[(Math.floor(turn) + 1) % team.length]
  if (!from || !to) return
  const share = ease.inOut(loop(turn, 1))
  const y = lerp(from[1], to[1], share) - 56 - Math.sin(Math.PI * share) * 46
  ball(sheet, lerp(from[0], to[0], share), y, 11, ink)
}

function gorilla(sheet: Sheet, moment: Moment, x: number, y: number, walk: number): void {
  const { colours } = sheet
  const step = Math.sin(moment.time * 5)
  const beats = clamp(1 - Math.abs(walk - 0.52) * 7)
  const fur = { ink: '#4b4a66', across: [-30, -130, 44, 0] as const, cover: [0.05, 0.62] as const }
  placed(sheet, x, y - Math.abs(step) * 3, { turn: step * 0.03, grow: 1.12 }, () => {
    merged(sheet, [capsule([-14, -44], [-16 + step * 8, -4], 24), capsule([14, -44], [16 - step * 8, -4], 24)], fur)
    const trunk = blob(0, -82, 44, 0, 5, 0.03)
    const head = blob(0, -136, 25, 0, 2, 0.03)
    const arms = [-1, 1].map((side) => {
      const up = Math.sin(moment.time * 16 + side) * 5 * beats
      const hand: Point = [side * lerp(50, 14, beats), lerp(-36, -88, beats) + up]
      return smooth([[side * 30, -112], [side * 56, -96], [side * 62, -66], hand, [side * 40, -62], [side * 30, -84]])
    })
    merged(sheet, [trunk, head], fur)
    for (const arm of arms) printed(sheet, arm, { ...fur, cover: [0, 0.5] })
    printed(sheet, oval(0, -130, 16, 15), { ink: '#cdd5ea', shade: 'none' })
    for (const side of [-1, 1])
      printed(sheet, disc(side * 6, -135, 2.4), { ink: colours.key, shade: 'none', outline: 0 })
    outline(
      sheet,
      smooth(
        [
          [-7, -124],
          [0, -121],
          [7, -124],
        ],
        false,
      ),
      2.2,
      colours.key,
    )
  })
}
