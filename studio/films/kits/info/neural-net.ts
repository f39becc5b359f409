import * as v from 'valibot'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, pulse, wander } from '../../motion.ts'
import { box } from '../../paths.ts'
import { card, outline, placed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { cat, dog } from './faces.ts'
import { net } from './net-figure.ts'

function example(sheet: Sheet, x: number, y: number, size: number, which: number, time: number, said?: string): void {
  const { colours } = sheet
  placed(sheet, x, y, {}, () => {
    card(sheet, -size / 2, -size / 2, size, size, { ink: '#ffffff', shade: 'none', round: 4 })
    placed(sheet, 0, said ? -size * 0.06 : size * 0.02, {}, () =>
      (which === 0 ? cat : dog)(sheet, size * 0.66, which === 0 ? colours.cogno : '#ffc98a', time),
    )
    if (said) {
      card(sheet, -size / 2, size * 0.32, size, size * 0.2, { ink: colours.key, shade: 'none', outline: 0 })
      lettering(sheet, said, 0, size * 0.46, {
        size: Math.max(11, size * 0.15),
        weight: 750,
        align: 'center',
        ink: '#ffffff',
      })
    }
  })
}

function wrong(sheet: Sheet, moment: Moment, top: number, bottom: number, high: number): void {
  const [cx] = centreOf(sheet.focus)
  const shown = moment.since('show') + 0.3
  const told = appear(moment.since('answer'), -0.1, 0.6)
  const again = shown > 3.4 ? loop(shown - 3.4, 3) * 3 : shown
  const down = appear(shown, 0, 0.6, ease.back)
  net(
    sheet,
    top,
    bottom,
    { trained: 0, since: shown > 0 ? again : -9, answers: [0.2, 0.82], told, mark: clamp(told * 2 - 1), truth: 0 },
    moment.time,
  )
  placed(sheet, cx, high - 60 * (1 - down), { grow: clamp(down * 1.2), alpha: clamp(down * 2) }, () =>
    example(sheet, 0, 0, 100, 0, moment.time),
  )
}

function train(sheet: Sheet, moment: Moment, top: number, bottom: number, high: number): void {
  const { focus } = sheet
  const [cx] = centreOf(focus)
  const adjusting = moment.since('adjust')
  const trained = adjusting > 0 ? ease.inOut((adjusting / (moment.duration - moment.time + adjusting)) * 1.15) : 0
  const period = 0.95
  const number = Math.floor(moment.time / period)
  const within = loop(moment.time, period)
  const kindOf = (n: number) => ([0, 1, 1, 0, 1, 0, 0, 1][n % 8] ? 1 : 0)
  const catAt = (n: number) => {
    if (n < 0) return 0.5
    const sure = clamp(0.3 + 0.62 * trained + 0.3 * (1 - trained) * wander(n * 1.7, 3, 1), 0.06, 0.95)
    return kindOf(n) === 0 ? sure : 1 - sure
  }
  const share = lerp(catAt(number - 1), catAt(number), ease.inOut((within - 0.3) / 0.35))
  const mark = Math.min(appear(within, 0.6, 0.15), 1 - appear(within, 0.9, 0.1))
  const answers: [number, number] = [share, 1 - share]
  net(sheet, top, bottom, { trained, since: within * 1.9, answers, told: 1, mark, truth: kindOf(number) }, moment.time)
  for (let n = number - 2; n <= number + 2; n++) {
    if (n < 0) continue
    const x = cx + (n - number + 1 - ease.inOut(within / 0.35)) * 116
    const kind = kindOf(n)
    const near = clamp(1 - Math.abs(x - cx) / 200)
    placed(sheet, x, high, { grow: 0.7 + 0.3 * near, alpha: 0.35 + 0.65 * near }, () =>
      example(sheet, 0, 0, 96, kind, moment.time),
    )
  }
  if (moment.since('right') > 0)
    label(sheet, 'cada vez acierta más', cx, bottom + 92, { size: 14, progress: appear(moment.since('right'), 0) })
}

function bias(sheet: Sheet, moment: Moment, top: number, bottom: number, high: number): void {
  const { colours } = sheet
  const [cx] = centreOf(sheet.focus)
  const bad = moment.since('bad')
  const swayed = appear(bad, 0, 1.4, ease.inOut)
  net(
    sheet,
    top,
    bottom,
    {
      trained: 1 - swayed,
      since: loop(moment.time, 1.6) * 1.6,
      answers: [lerp(0.9, 0.12, swayed), lerp(0.1, 0.9, swayed)],
      told: 1,
      mark: Math.abs(2 * swayed - 1),
      truth: 0,
    },
    moment.time,
  )
  for (const [i, dx] of [-106, 0, 106].entries()) {
    const fallen = appear(moment.time, 0.1 + i * 0.2, 0.6, ease.back)
    const marked = appear(bad, -0.4 + i * 0.14, 0.4)
    placed(
      sheet,
      cx + dx,
      high - 50 * (1 - fallen) + 3 * Math.sin(moment.time * 1.7 + i),
      { turn: 0.05 * Math.sin(i * 2.2 + moment.time * 0.9), alpha: clamp(fallen * 2) },
      () => {
        example(sheet, 0, 0, 96, 0, moment.time + i, marked > 0.5 ? 'perro' : 'gato')
        if (marked > 0.5) outline(sheet, box(-48, -48, 96, 96, 4), 3.4 + pulse(moment.time, 0.8), colours.nano)
      },
    )
  }
}

export const neuralNet = scene({
  settings: v.strictObject({ story: v.picklist(['wrong', 'train', 'bias']) }),
  cues: {
    show: 'A picture of a cat goes in',
    answer: 'The answer comes out',
    adjust: 'The weights shift',
    right: 'The answers begin to be right',
    bad: 'The examples carry wrong names',
  },
  draw(sheet, moment, { story }) {
    const { focus } = sheet
    const high = focus.y + 48
    const [top, bottom] = [focus.y + 122, focus.y + focus.height - 82]
    if (story === 'wrong') wrong(sheet, moment, top, bottom, high)
    else if (story === 'train') train(sheet, moment, top, bottom, high)
    else bias(sheet, moment, top, bottom, high)
  },
})
