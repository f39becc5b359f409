import * as v from 'valibot'
import { arrow, spark } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { box, disc, regular } from '../../paths.ts'
import { card, placed, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { cross, sign } from './marks.ts'
import { padlock } from './padlock-figures.ts'

const [first, second] = [61, 53] as const
const product = first * second
const candidates = [3, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47] as const

export const primes = scene({
  settings: v.strictObject({}),
  cues: { multiply: 'The primes are multiplied', guess: 'The way back is tried, prime by prime' },
  draw(sheet, moment) {
    const { colours, focus } = sheet
    const [cx, cy] = centreOf(focus)
    const multiplied = moment.since('multiply')
    const guessed = moment.since('guess')
    const hidden = appear(guessed, -0.3, 0.5, ease.inOut)
    const top = cy - 118
    for (const [i, number] of [first, second].entries()) {
      const x = cx + (i === 0 ? -82 : 82)
      const nod = 1 + 0.03 * Math.sin(moment.time * 2.4 + i * 2)
      placed(sheet, x, top, { grow: appear(multiplied, -0.5 + i * 0.25, 0.5, ease.back) * nod }, () => {
        printed(sheet, regular(0, 0, 58, 7, moment.time * 0.2 * (i ? -1 : 1)), {
          ink: i ? colours.inkB : colours.inkA,
          cover: [0, 0.4],
        })
        printed(sheet, disc(0, 0, 38), { ink: '#ffffff', shade: 'none' })
        const type = { size: 38, weight: 800, width: 80, align: 'center', ink: colours.key } as const
        lettering(sheet, String(number), 0, 14, { ...type, alpha: clamp(1 - hidden * 2) })
        lettering(sheet, '?', 0, 14, { ...type, alpha: clamp(hidden * 2 - 1) })
      })
    }
    sign(sheet, '×', cx, top, 15 * appear(multiplied, -0.1), colours.line)
    const made = appear(multiplied, 0.4, 0.5, ease.back)
    const lockAlone = appear(moment.time, 0, 0.5) * (1 - appear(multiplied, -0.8, 0.5))
    placed(sheet, cx, cy + 64, { alpha: lockAlone, turn: 0.02 * Math.sin(moment.time * 1.7) }, () => {
      padlock(sheet, 336, { open: 0, ink: colours.inkA })
      card(sheet, -116, -56, 232, 112, { ink: '#ffffff', shade: 'none', round: 4 })
      for (let row = 0; row < 5; row++) {
        const random = sheet.random(row + 5)
        const digits = Array.from({ length: 21 }, () => Math.floor(random() * 10)).join('')
        lettering(sheet, digits, -104, -34 + row * 20, { size: 16, weight: 650, width: 100, ink: colours.key })
      }
    })
    const way = appear(multiplied, -0.2, 0.5)
    const end = cy + 66
    for (const dx of [-82, 82])
      arrow(sheet, [cx + dx, top + 66], [cx + dx * 0.42, end - 42], {
        progress: way * (1 - hidden),
        width: 6,
        ink: colours.bio,
      })
    for (const dx of [-82, 82])
      arrow(sheet, [cx + dx * 0.42, end - 42], [cx + dx, top + 66], { progress: hidden, width: 6, ink: colours.nano })
    placed(sheet, cx, end, { grow: lerp(0.5, 1, made), alpha: clamp(made * 2) }, () => {
      card(sheet, -92, -38, 184, 76, { ink: colours.key, shade: 'none', round: 6 })
      lettering(sheet, String(product), 0, 20, { size: 58, weight: 800, width: 90, align: 'center', ink: '#ffffff' })
    })
    spark(sheet, cx, end, 120, clamp((multiplied - 0.5) / 0.8), colours.bio)
    if (guessed > -0.2) {
      const strip = box(cx - 132, end + 50, 264, 44)
      printed(sheet, strip, { ink: colours.stock, shade: 'none', outline: 2 * appear(guessed, -0.2) })
      within(sheet, strip, () => {
        const ticks = Math.max(0, guessed) * 1.9
        const place = Math.floor(ticks) + ease.inOut(loop(ticks, 1) * 1.8)
        for (let n = Math.floor(place) - 1; n <= place + 2; n++) {
          const number = candidates[((n % candidates.length) + candidates.length) % candidates.length] ?? 3
          const y = end + 50 + 31 + (n - place) * 44
          lettering(
            sheet,
            `${product} ÷ ${number} = ${(product / number).toFixed(1).replace('.', ',')}…`,
            cx - 118,
            y,
            { size: 22, weight: 700, ink: colours.key, alpha: appear(guessed, -0.1) },
          )
          cross(sheet, cx + 108, y - 8, 9, colours.nano)
        }
      })
    }
    label(sheet, 'los de verdad: más de 600 cifras', cx, cy + 192, { size: 13, progress: appear(guessed, 0.9) })
  },
})
