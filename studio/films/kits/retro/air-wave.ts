import * as v from 'valibot'
import { trace } from '../../figures.ts'
import { bigNumber, label } from '../../letters.ts'
import { appear } from '../../motion.ts'
import { box, disc, smooth, type Point } from '../../paths.ts'
import { outline, printed } from '../../print.ts'
import { scene } from '../../scene.ts'

const [left, right] = [128, 520]
const length = 112

function shift(x: number, time: number, strength: number): number {
  return 15 * strength * Math.sin(2 * Math.PI * (time * 0.7 - (x - left) / length))
}

export const airWave = scene({
  settings: v.strictObject({}),
  cues: { push: 'the membrane begins to push', note: 'the number of swings appears' },
  draw: (sheet, moment) => {
    const { colours, focus, brush } = sheet
    const [top, high] = [focus.y + 4, 112]
    const strength = appear(moment.since('push') === -Infinity ? moment.time : moment.since('push') + 0.4, 0, 1.2)
    const random = sheet.random(3)
    for (let column = 0; column < 46; column++)
      for (let row = 0; row < 13; row++) {
        const x = left + 10 + (column / 45) * (right - left - 16) + (random() - 0.5) * 5
        const y = top + 8 + (row / 12) * (high - 16) + (random() - 0.5) * 6
        const reached = Math.min(1, Math.max(0, (moment.time * 150 - (x - left)) / 60))
        const at = x + shift(x, moment.time, strength * reached)
        brush.fillStyle = row === 6 && column % 15 === 7 ? colours.inkB : colours.inkA
        brush.beginPath()
        brush.arc(at, y, row === 6 && column % 15 === 7 ? 4.4 : 2.3, 0, 2 * Math.PI)
        brush.fill()
      }
    const move = shift(left, moment.time, strength)
    printed(sheet, box(44, top - 4, 26, high + 8, 4), { ink: colours.stock })
    printed(
      sheet,
      smooth([
        [70, top + 8],
        [94 + move * 0.6, top + 28],
        [112 + move, top + high / 2],
        [94 + move * 0.6, top + high - 28],
        [70, top + high - 8],
        [80, top + high / 2],
      ]),
      { ink: colours.inkB },
    )
    printed(
      sheet,
      smooth([
        [548, top + 6],
        [592, top + 2],
        [604, top + 50],
        [578, top + 82],
        [566, top + 112],
        [544, top + 108],
        [548, top + 70],
        [536, top + 40],
      ]),
      { ink: colours.stock },
    )
    outline(
      sheet,
      smooth(
        [
          [556, top + 22],
          [586, top + 22],
          [588, top + 50],
          [566, top + 70],
          [562, top + 92],
        ],
        false,
      ),
      3,
      colours.key,
    )
    printed(sheet, disc(562, top + 58, 7), { ink: colours.key, shade: 'none', outline: 0 })
    const base = top + high + 34
    const curve = Array.from({ length: 90 }, (_, i): Point => {
      const x = left + ((right - left) * i) / 89
      const reached = Math.min(1, Math.max(0, (moment.time * 150 - (x - left)) / 60))
      return [
        x,
        base + 14 * strength * reached * Math.cos(2 * Math.PI * (moment.time * 0.7 - (x - left) / length)) * -1,
      ]
    })
    trace(
      sheet,
      [
        [left, base],
        [right, base],
      ],
      1,
      { ink: colours.faint, width: 1.2 },
    )
    trace(sheet, curve, 1, { ink: colours.line, width: 3 })
    label(sheet, 'Presión', 92, base, { size: 13 })
    const note = appear(moment.since('note'), 0, 0.6)
    if (note > 0) bigNumber(sheet, '440', 556, 66, { size: 44, under: 'vaivenes por segundo', alpha: note, width: 100 })
  },
})
