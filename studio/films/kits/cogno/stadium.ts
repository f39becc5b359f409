import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp } from '../../motion.ts'
import { arcBand, disc, oval, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { composed } from './framing.ts'

/** Songs per second. */
const tempo = 0.9

export const stadium = scene({
  settings: v.strictObject({}),
  cues: { together: 'all sing at once' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      stand(sheet, moment)
      trace(sheet, moment)
    })
  },
})

function unison(moment: Moment, time: number): number {
  const since = moment.since('together') - moment.time + time
  return appear(since, -0.4, 1.4, ease.inOut)
}

function voice(moment: Moment, own: number, time: number): number {
  const together = unison(moment, time)
  const phase = time * tempo * lerp(0.7 + 0.6 * own, 1, together) + own * 7 * (1 - together)
  return 0.5 - 0.5 * Math.cos(2 * Math.PI * phase)
}

function stand(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const random = sheet.random(12)
  const together = unison(moment, moment.time)
  for (let row = 0; row < 7; row++) {
    const y = 330 + row * 27
    const deep = 26 - row * 2
    const size = 8 + row * 0.9
    const shelf = smooth(
      [
        [-30, y + 16],
        [90, y + deep],
        [180, y + deep + 6],
        [270, y + deep],
        [390, y + 16],
      ],
      false,
    )
    outline(sheet, shelf, 2.2, colours.faint)
    const count = 17 - row
    for (let i = 0; i < count; i++) {
      const own = random()
      const share = (i + 0.5 + (row % 2) * 0.5) / count
      const x = lerp(-12, 372, share)
      const sag = 4 + Math.sin(Math.PI * share) * (deep - 12)
      const open = voice(moment, own, moment.time)
      const jump = together * open * 4
      const ink = own < 0.4 ? colours.inkA : own < 0.72 ? colours.inkB : colours.stock
      printed(sheet, oval(x, y + sag + size * 0.9 - jump, size * 1.1, size * 0.6), { ink, shade: 'none', outline: 1.6 })
      ball(sheet, x, y + sag - size * 0.3 - jump, size * 0.78, ink, { glint: false, outline: 1.6 })
      sheet.brush.fillStyle = colours.key
      sheet.brush.fill(oval(x, y + sag - jump, size * 0.24, 0.6 + size * 0.36 * open))
    }
  }
}

function trace(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const together = unison(moment, moment.time)
  const base = 238
  const points = Array.from({ length: 150 }, (_, i): Point => {
    const time = moment.time - (1 - i / 149) * 3
    const murmur = Math.sin(time * 41 + Math.sin(time * 13) * 2) * 2.2 + Math.sin(time * 67) * 1.3
    const song = unison(moment, time) * 40 * Math.sin(time * tempo * 2 * Math.PI - 1.57)
    return [24 + (i / 149) * 236, base - song - murmur * (1 - unison(moment, time) * 0.5)]
  })
  outline(sheet, tracePoints(points), 4, together > 0.3 ? colours.inkA : colours.line)
  const [x, y] = points.at(-1) ?? [0, 0]
  ball(sheet, x, y, 6, colours.nano)
  ear(sheet, 304, base, moment)
  for (let i = 0; i < 3; i++) {
    const share = (moment.time * tempo + i / 3) % 1
    sheet.brush.globalAlpha = together * (1 - share)
    outline(sheet, arcBand(180, 360, 70 + share * 90, 0.1, -2.5, -0.64), 2.4, colours.inkA)
  }
  sheet.brush.globalAlpha = 1
  label(sheet, 'desde fuera', 86, 180, { progress: appear(moment.time, 0.3) })
}

function ear(sheet: Sheet, x: number, y: number, moment: Moment): void {
  const { colours } = sheet
  const swell = 1 + unison(moment, moment.time) * 0.08 * Math.sin(moment.time * tempo * 2 * Math.PI)
  const path = smooth([
    [x - 8, y - 40 * swell],
    [x + 22, y - 34 * swell],
    [x + 30, y - 6],
    [x + 14, y + 16],
    [x + 6, y + 38],
    [x - 12, y + 40],
    [x - 18, y + 22],
    [x - 24, y - 10],
  ])
  printed(sheet, path, { ink: colours.stock, cover: [0, 0.5] })
  outline(
    sheet,
    smooth(
      [
        [x - 10, y - 14],
        [x + 2, y - 25],
        [x + 16, y - 18],
        [x + 14, y - 2],
        [x, y + 10],
        [x - 2, y + 24],
      ],
      false,
    ),
    2.4,
    colours.key,
  )
  printed(sheet, disc(x - 6, y + 3, 5), { ink: colours.key, shade: 'none' })
}
