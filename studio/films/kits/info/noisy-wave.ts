import * as v from 'valibot'
import { trace } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { box, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene, type Box } from '../../scene.ts'

const bits = [1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0]
const bitAt = (place: number) => bits[((Math.floor(place) % bits.length) + bits.length) % bits.length] ?? 0

function level(place: number): number {
  const share = place - Math.floor(place)
  return lerp(bitAt(place - 1), bitAt(place), ease.inOut(share / 0.14))
}

export const noisyWave = scene({
  settings: v.strictObject({
    /** Maximum noise, relative to the signal. */
    noise: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(0.45)), 0.36),
  }),
  cues: { noise: 'The noise comes on', decide: 'A threshold decides, and the clean signal comes out' },
  draw(sheet, moment, { noise }) {
    const { colours } = sheet
    const { focus } = sheet
    const strength = noise * appear(moment.since('noise'), 0, 0.9)
    const decided = appear(moment.since('decide'), 0, 0.8)
    const pitch = 62
    const ahead = moment.time * 0.55
    const place = (x: number) => (x - focus.x) / pitch - ahead + 40
    const dirt = (p: number) => strength * (0.62 * wander(p, 5, 2.3) + 0.55 * wander(p, 9, 5.1))
    const lane = (at: number): Box => ({ x: focus.x, y: focus.y + at, width: focus.width, height: 88 })
    const room = appear(moment.since('decide'), -0.6, 0.7, ease.inOut)
    const low = 56 * (1 - room)
    const [sent, received, read] = [lane(22 + low), lane(142 + low), lane(262 + low)]
    const curve = (area: Box, of: (p: number) => number): Point[] =>
      Array.from({ length: 161 }, (_, i) => {
        const x = area.x + (i / 160) * area.width
        return [x, area.y + area.height * (0.84 - 0.68 * of(place(x)))]
      })
    for (const [area, alpha] of [
      [sent, 1],
      [received, 1],
      [read, room],
    ] as const)
      placed(sheet, 0, 0, { alpha }, () =>
        printed(sheet, box(area.x, area.y, area.width, area.height), {
          ink: colours.stock,
          shade: 'none',
          outline: 1.6,
        }),
      )

    within(sheet, box(sent.x, sent.y, sent.width, sent.height), () =>
      outline(sheet, tracePoints(curve(sent, level)), 4.5, colours.inkA),
    )
    within(sheet, box(received.x, received.y, received.width, received.height), () => {
      outline(sheet, tracePoints(curve(received, (p) => level(p) + dirt(p))), 3.2, colours.inkB)
    })
    const half = received.y + received.height / 2
    trace(
      sheet,
      [
        [received.x, half],
        [received.x + received.width, half],
      ],
      decided,
      { ink: colours.key, width: 2.4, dash: [8, 6] },
    )
    within(sheet, box(read.x, read.y, read.width * decided, read.height), () => {
      outline(sheet, tracePoints(curve(read, (p) => (level(p) + dirt(p) > 0.5 ? 1 : 0))), 4.5, colours.inkA)
      for (let n = Math.floor(place(read.x)); n <= place(read.x + read.width) + 1; n++) {
        const x = read.x + (n + 0.57 - 40 + ahead) * pitch
        const bit = bitAt(n)
        const y = read.y + read.height * (bit ? 0.62 : 0.56)
        lettering(sheet, String(bit), x, y, { size: 26, weight: 800, align: 'center', ink: colours.key })
      }
    })
    const enter = (time: number) => clamp(appear(time, 0, 0.4))
    label(sheet, 'lo que se envía', sent.x + 6, sent.y, { align: 'left', progress: enter(moment.time) })
    label(sheet, 'lo que llega', received.x + 6, received.y, { align: 'left', progress: enter(moment.time - 0.3) })
    label(sheet, 'lo que se lee', read.x + 6, read.y, { align: 'left', progress: enter(moment.since('decide')) })
    label(sheet, '¿arriba o abajo?', received.x + received.width - 6, received.y + received.height, {
      align: 'right',
      progress: enter(moment.since('decide') - 0.3),
      chip: colours.key,
      ink: '#ffffff',
    })
  },
})
