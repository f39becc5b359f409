import * as v from 'valibot'
import { bigNumber } from '../../letters.ts'
import { appear, clamp, ease, wander } from '../../motion.ts'
import { blob, regular } from '../../paths.ts'
import { placed, printed } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'

const columns = 10
const size = 17.4

/** A hundred pieces of skin, as many of them filled as were replaced. */
export const patchwork = scene({
  settings: v.strictObject({ share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 80) }),
  cues: { fill: 'the pieces are filled, with the count' },
  draw(sheet, moment, { share }) {
    const { focus, colours } = sheet
    const [cx] = centreOf(focus)
    const { time } = moment
    const since = moment.since('fill')
    const [across, down] = [size * Math.sqrt(3), size * 1.5]
    const left = cx - (across * (columns - 0.5)) / 2
    const filledNow = share * ease.inOut(clamp((since + 0.3) / 2.2))
    for (let i = 0; i < 100; i++) {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      // From the lower left upwards, in the order of a slanted front.
      const order = row * columns + ((i * 37) % 10)
      const x = left + column * across + (row % 2 ? across / 2 : 0)
      const y = focus.y + focus.height - 88 - row * down
      const full = clamp(filledNow - order, 0, 1)
      const entered = appear(time, (column + row) * 0.035, 0.5, ease.back)
      // A soft wave runs through the sheet, as through something alive.
      const lift = 2.4 * Math.sin(time * 2.4 - (column + row) * 0.5)
      placed(sheet, x, y + lift, { grow: entered }, () => {
        printed(sheet, regular(0, 0, size, 6), { ink: colours.stock, shade: 'none', outline: 2 })
        if (full <= 0) return
        placed(sheet, 0, 0, { grow: ease.back(full) }, () => {
          printed(sheet, regular(0, 0, size, 6), { ink: colours.inkA, cover: [0, 0.42], pitch: 3.6 })
          printed(sheet, blob(wander(time, i, 0.4) * 1.6, wander(time, i + 200, 0.4) * 1.6, 5.6, time, i, 0.12), {
            ink: colours.inkB,
            shade: 'none',
            outline: 1.6,
          })
        })
      })
    }
    bigNumber(sheet, `${Math.round(filledNow)} %`, cx, focus.y + focus.height + 2, {
      size: 60,
      ink: colours.line,
      alpha: appear(since, -0.3),
    })
  },
})
