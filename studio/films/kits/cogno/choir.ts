import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, lerp, loop, wander } from '../../motion.ts'
import { smooth, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'
import { headProfile } from './head-and-brain.ts'

const words = [
  'mañana',
  'examen',
  '¿quién?',
  'pizza',
  'azul',
  'tengo',
  'luego',
  'música',
  'lunes',
  'mar',
  'gol',
  'ayer',
]

export const choir = scene({
  settings: v.strictObject({}),
  cues: { choir: 'the wave grows outside', words: 'the words are struck out' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      headProfile(sheet, 52, 262, 214, colours.cogno)
      const strike = after(moment, 'words')
      const out = after(moment, 'choir', 1, -0.4)
      for (let i = 0; i < 6; i++) {
        const share = loop(moment.time, 4.8, i / 6)
        const word = words[(i + 3 * Math.floor(moment.time / 4.8 + i / 6)) % words.length] ?? ''
        const x = 118 + (i % 2) * 78 + wander(moment.time, i, 0.2) * 4
        const y = lerp(424, 300, share)
        lettering(sheet, word, x, y, {
          size: 17,
          weight: 800,
          align: 'center',
          ink: '#ffffff',
          alpha: Math.min(1, share * 4, (1 - share) * 5),
        })
      }
      for (const [i, [x, y]] of caps.entries()) {
        printed(
          sheet,
          smooth([
            [x - 10, y - 8],
            [x + 10, y - 8],
            [x + 10, y + 6],
            [x - 10, y + 6],
          ]),
          { ink: colours.inkB, shade: 'none' },
        )
        thread(sheet, moment, [x, y - 9], i, out)
      }
      record(sheet, moment, out)
      label(sheet, 'el coro, sí', 84, 168, { progress: out, size: 15, chip: colours.inkB, ink: '#ffffff' })
      label(sheet, 'la letra, no', 286, 470, { progress: strike, size: 15 })
      if (strike > 0)
        outline(
          sheet,
          smooth(
            [
              [240, 470],
              [lerp(240, 332, strike), 470],
            ],
            false,
          ),
          2.6,
          colours.nano,
        )
    })
  },
})

const caps: readonly Point[] = [
  [84, 294],
  [120, 270],
  [166, 262],
  [212, 282],
]

function thread(sheet: Sheet, moment: Moment, from: Point, i: number, out: number): void {
  const points = Array.from({ length: 24 }, (_, k): Point => {
    const share = k / 23
    const x = lerp(from[0], 60 + i * 80, share)
    return [x + Math.sin(share * 9 - moment.time * 5) * 4 * out, lerp(from[1], 232, share)]
  })
  outline(
    sheet,
    smooth(points.slice(0, Math.max(2, Math.round(24 * clamp(0.3 + out)))), false),
    2.4,
    sheet.colours.line,
  )
}

function record(sheet: Sheet, moment: Moment, out: number): void {
  const { colours } = sheet
  const points = Array.from({ length: 120 }, (_, i): Point => {
    const x = 20 + (i / 119) * 320
    const time = moment.time * 1.1 - (i / 119) * 3.2
    return [x, 214 - Math.sin(time * 6.28) * 22 * out * (0.8 + 0.2 * Math.sin(time * 1.7)) - Math.sin(time * 23) * 1.6]
  })
  outline(sheet, smooth(points, false), 7.6, colours.key)
  outline(sheet, smooth(points, false), 3.8, colours.inkB)
  const shown = appear(moment.time, 0, 0.5)
  const [x, y] = points.at(-1) ?? [0, 0]
  ball(sheet, x, y, 6 * shown, colours.nano)
}
