import * as v from 'valibot'
import { spark, trace } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, bump, clamp, ease, lerp, stagger } from '../../motion.ts'
import { disc, type Point } from '../../paths.ts'
import { ball, placed, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { alphabet, bitCell, codes, countOf, letterTile, lettersOf, word, type Letter } from './prefix-code.ts'

const columns: Readonly<Record<Letter, number>> = { A: 54, B: 118, R: 182, C: 246, D: 310 }
const knots = [
  { way: '11', x: 278, sum: 2, cue: 'first' },
  { way: '10', x: 150, sum: 4, cue: 'second' },
  { way: '1', x: 214, sum: 6, cue: 'third' },
  { way: '', x: 134, sum: 11, cue: 'third' },
] as const

interface Frame {
  readonly top: number
  readonly gap: number
}

function placeOf(way: string, { top, gap }: Frame): Point {
  const letter = alphabet.find((one) => codes[one] === way)
  const x = letter ? columns[letter] : (knots.find((knot) => knot.way === way)?.x ?? 0)
  return [x, top + gap * way.length]
}

function knotAt(sheet: Sheet, frame: Frame, knot: (typeof knots)[number], grown: number, bits: number): void {
  if (grown <= 0) return
  const { colours } = sheet
  const at = placeOf(knot.way, frame)
  for (const bit of ['0', '1']) {
    const end = placeOf(knot.way + bit, frame)
    trace(sheet, [end, at], appear(grown, 0, 0.6, ease.linear), { ink: colours.line, width: 4 })
    const [x, y] = [lerp(at[0], end[0], 0.52), lerp(at[1], end[1], 0.52)]
    placed(sheet, x, y, { alpha: bits }, () => bitCell(sheet, bit, -9, -11, 18, 22))
  }
  placed(sheet, ...at, { grow: appear(grown, 0.5, 0.5, ease.back) }, () => {
    printed(sheet, disc(0, 0, 17), { ink: colours.stock, shade: 'none' })
    lettering(sheet, String(knot.sum), 0, 6.5, { size: 19, weight: 800, align: 'center', ink: colours.key })
  })
}

function count(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const floor = sheet.focus.y + 296
  const seen: Partial<Record<Letter, number>> = {}
  for (const [i, letter] of lettersOf(word).entries()) {
    const row = seen[letter] ?? 0
    seen[letter] = row + 1
    const fall = appear(moment.since('count'), i * 0.11, 0.6, ease.inOut)
    const [x, y] = [lerp(40 + i * 28, columns[letter], fall), lerp(sheet.focus.y + 30, floor - 22 - row * 44, fall)]
    letterTile(sheet, letter, x, y, lerp(25, 40, fall), stagger(moment.time, i, 0.05, 0.35, ease.back))
  }
  const counted = moment.since('count')
  for (const letter of alphabet)
    lettering(sheet, `${countOf(letter)}`, columns[letter], floor + 28, {
      size: 26,
      weight: 800,
      align: 'center',
      ink: colours.line,
      alpha: appear(counted, 1.7, 0.4),
    })
  label(sheet, 'código corto', 100, floor - 246, {
    size: 16,
    leaderTo: [54, floor - 224],
    progress: appear(moment.since('short'), 0, 0.5),
  })
  label(sheet, 'más largo', 278, floor - 92, {
    size: 16,
    leaderTo: [278, floor - 50],
    progress: appear(moment.since('short'), 0.6, 0.5),
  })
}

function build(sheet: Sheet, moment: Moment): void {
  const frame = { top: sheet.focus.y + 28, gap: 84 }
  const third = moment.since('third')
  const grown = { first: moment.since('first'), second: moment.since('second'), third } as const
  const bits = appear(moment.since('bits'), 0, 0.6)
  const raised = appear(third, 0.9, 0.7, ease.inOut)
  for (const knot of knots.toReversed())
    knotAt(sheet, frame, knot, appear(grown[knot.cue], knot.way === '' ? 1.5 : 0, 0.9, ease.linear), bits)
  for (const letter of alphabet) {
    const [x, end] = placeOf(codes[letter], frame)
    const y = letter === 'A' ? lerp(frame.top + 3 * frame.gap, end, raised) : end
    const pulsed = letter === 'C' || letter === 'D' ? grown.first : letter === 'A' ? Number.NaN : grown.second
    letterTile(sheet, letter, x, y, 42, 1 + 0.16 * (pulsed > 0 ? bump(pulsed, 0, 0.7) : 0))
    lettering(sheet, String(countOf(letter)), x, y + 44, {
      size: 20,
      weight: 750,
      align: 'center',
      ink: sheet.colours.line,
    })
  }
}

const steps = lettersOf(word).flatMap((letter, out) =>
  [...codes[letter]].map((bit, i) => ({
    bit,
    from: codes[letter].slice(0, i),
    to: codes[letter].slice(0, i + 1),
    ends: i === codes[letter].length - 1,
    out,
  })),
)

function decode(sheet: Sheet, moment: Moment): void {
  const { colours, focus } = sheet
  const frame = { top: focus.y + 62, gap: 68 }
  const since = moment.since('walk')
  const pace = Math.max(0.1, (moment.duration - (moment.time - since) - 0.9) / steps.length)
  const at = since > 0 ? since / pace : 0
  const now = Math.floor(at)
  for (const knot of knots.toReversed()) knotAt(sheet, frame, knot, 1, 1)
  const step = steps[Math.min(now, steps.length - 1)]
  for (const letter of alphabet) {
    const hit = step && now < steps.length && step.ends && step.to === codes[letter] ? at - now : 0
    const [x, y] = placeOf(codes[letter], frame)
    letterTile(sheet, letter, x, y, 38, 1 + 0.22 * bump(hit, 0.5, 0.5))
    if (hit > 0.55) spark(sheet, x, y, 36, (hit - 0.55) / 0.45)
  }
  for (const [i, { bit }] of steps.entries()) {
    const lifted = since > 0 && i === now ? -5 : 0
    placed(sheet, 0, lifted, { alpha: since > 0 && i < now ? 0.28 : 1 }, () =>
      bitCell(sheet, bit, 20 + i * 13.9, focus.y, 12.6, 22),
    )
  }
  if (step && since > 0 && now < steps.length) {
    const [from, to] = [placeOf(step.from, frame), placeOf(step.to, frame)]
    const share = ease.inOut(clamp((at - now) * 1.5))
    ball(sheet, lerp(from[0], to[0], share), lerp(from[1], to[1], share), 11, colours.zed, { shade: 'none' })
  }
  const done = now >= steps.length ? word.length : (step?.out ?? 0) + (step?.ends && at - now > 0.6 ? 1 : 0)
  if (since > 0)
    for (const [i, letter] of lettersOf(word).slice(0, done).entries())
      letterTile(sheet, letter, 40 + i * 28, focus.y + 322, 25)
  label(sheet, 'sin comas', 272, focus.y + 46, {
    size: 14,
    progress: appear(moment.time, 0.3, 0.4) * (since > 0 ? 1 - appear(since, 0, 0.4) : 1),
  })
}

const stories = { count, build, decode } as const

export const codeTree = scene({
  settings: v.strictObject({ story: v.picklist(Object.keys(stories) as (keyof typeof stories)[]) }),
  cues: {
    count: 'The letters fall into columns',
    short: 'The frequent one gets the short code',
    first: 'The two rarest are joined',
    second: 'The next two are joined',
    third: 'What is left is joined',
    bits: 'Zero and one are written on the branches',
    walk: 'The bits are read, branch by branch',
  },
  draw: (sheet, moment, { story }) => stories[story](sheet, moment),
})
