import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { blend, faded } from '../../palette.ts'
import { box, capsule, oval, polygon, tracePoints, type Point } from '../../paths.ts'
import { outline, placed, printed, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { after, middle } from './set.ts'

/** Reflective stripes, as shares of the mask's width; the areas between absorb light. */
const stripes = [
  [0.04, 0.2],
  [0.3, 0.38],
  [0.48, 0.72],
  [0.84, 0.96],
] as const

const maskWidth = 144
/** The optics reduce the pattern fourfold. */
const shrinking = 4

interface Station {
  readonly at: Point
  readonly half: Point
}

function across({ at, half }: Station, share: number): Point {
  const side = share * 2 - 1
  return [at[0] + half[0] * side, at[1] + half[1] * side]
}

function ribbon(from: Station, to: Station, first: number, last: number, reach: number): Path2D {
  const ahead = (share: number): Point => {
    const [a, b] = [across(from, share), across(to, share)]
    return [lerp(a[0], b[0], reach), lerp(a[1], b[1], reach)]
  }
  return polygon([across(from, first), across(from, last), ahead(last), ahead(first)])
}

function mirror(sheet: Sheet, { at, half }: Station, lit: number): void {
  const { colours } = sheet
  const length = Math.hypot(half[0], half[1])
  const [ux, uy] = [half[0] / length, half[1] / length]
  const side = at[0] > sheet.width / 2 ? 1 : -1
  const [nx, ny] = [side * Math.abs(uy), side * (uy > 0 ? -ux : ux)]
  const reach = length + 12
  const face = (depth: number): [Point, Point] => [
    [at[0] - ux * reach + nx * depth, at[1] - uy * reach + ny * depth],
    [at[0] + ux * reach + nx * depth, at[1] + uy * reach + ny * depth],
  ]
  const [a, b] = face(13)
  printed(sheet, capsule(a, b, 22, 'flat'), {
    ink: colours.stock,
    shade: 'lines',
    cover: [0.06, 0.5],
    pitch: 4,
    outline: 2.6,
  })
  const [c, d] = face(1)
  outline(sheet, capsule(c, d, 3, 'flat'), 2.6, blend(colours.key, colours.zed, 0.4 + 0.6 * lit))
}

export const mirrorMask = scene({
  settings: v.strictObject({}),
  cues: {
    pattern: 'light falls on the mask, and its bare stripes throw it back',
    shrink: 'mirrors make the pattern narrower',
    print: 'it reaches the silicon, field after field',
  },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours, brush } = sheet
    const { time } = moment
    const violet = blend(colours.info, colours.cogno, 0.35)
    const beginning = after(moment, 'pattern', 0.25)
    const fall = appear(beginning, -0.5, 0.8, ease.inOut)
    const back = appear(beginning, 0.3, 0.9, ease.inOut)
    const shrinkage = after(moment, 'shrink', 0.6)
    const shrink = appear(shrinkage, -0.5, 0.9, ease.inOut)
    const printing = after(moment, 'print', 0.75)
    const land = appear(printing, -0.8, 0.7, ease.inOut)

    const mask: Station = { at: [cx + 6, cy - 112], half: [maskWidth / 2, 0] }
    const source: Station = { at: [-46, cy - 24], half: [maskWidth / 2, 26] }
    const upper: Station = { at: [cx + 112, cy + 8], half: [26, -40] }
    const lower: Station = { at: [cx - 76, cy + 44], half: [8, -27] }
    const wide = maskWidth / shrinking
    const fields = Array.from({ length: 6 }, (_, i): Point => [
      cx - 8 + (i % 3) * 48,
      cy + 142 + Math.floor(i / 3) * 27,
    ])
    const total = Math.max(0, (printing + 0.2) * 1.9)
    const now = Math.min(fields.length - 1, Math.floor(total))
    const [home, last] = [fields[now] ?? [cx, cy], fields[Math.max(0, now - 1)] ?? [cx, cy]]
    const step = ease.inOut(clamp((total - now) * 3))
    const target: Station = {
      at: [lerp(last[0], home[0], step), lerp(last[1], home[1], step)],
      half: [wide / 2, 0],
    }

    const wafer = oval(cx + 40, cy + 156, 118, 46)
    printed(sheet, oval(cx + 40, cy + 163, 118, 46), { ink: colours.key, shade: 'none' })
    printed(sheet, wafer, {
      ink: blend('#ffffff', colours.info, 0.3),
      shade: 'wedges',
      cover: [0, 0.3],
      pitch: 8,
      outline: 3,
    })
    for (const [i, [x, y]] of fields.entries()) {
      outline(sheet, box(x - wide / 2 - 2, y - 10, wide + 4, 20), 1, colours.key)
      const done = clamp((total - i - 0.35) / 0.5)
      for (const [first, end] of stripes)
        if (done > 0)
          printed(sheet, box(x - wide / 2 + first * wide, y - 9, (end - first) * wide, 18 * done), {
            ink: colours.nano,
            shade: 'none',
            outline: 1,
          })
    }

    const shine = (from: Station, to: Station, part: readonly [number, number], reach: number, density = 0.6): void => {
      if (reach <= 0) return
      const path = ribbon(from, to, part[0], part[1], reach)
      brush.fillStyle = faded(violet, density)
      brush.fill(path)
      outline(sheet, path, 1.2, violet)
      within(sheet, path, () => {
        for (let k = 0; k < 5; k++) {
          const share = loop(time, 1.5, k / 5)
          const front: Station = {
            at: [lerp(from.at[0], to.at[0], share), lerp(from.at[1], to.at[1], share)],
            half: [lerp(from.half[0], to.half[0], share), lerp(from.half[1], to.half[1], share)],
          }
          outline(sheet, tracePoints([across(front, part[0]), across(front, part[1])]), 2.4, '#ffffff')
        }
      })
    }
    shine(source, mask, [0, 1], fall, 0.28)
    for (const part of stripes) {
      shine(mask, upper, part, back)
      shine(upper, lower, part, shrink)
      shine(lower, target, part, land)
    }

    const [left, top] = [mask.at[0] - maskWidth / 2, mask.at[1]]
    placed(sheet, 0, (1 - appear(time, 0, 0.6, ease.back)) * -60, {}, () => {
      printed(sheet, box(left - 14, top - 44, maskWidth + 28, 40, 3), {
        ink: colours.stock,
        shade: 'lines',
        cover: [0.05, 0.4],
        pitch: 5,
        outline: 3,
      })
      outline(sheet, capsule([left - 12, top - 3], [left + maskWidth + 12, top - 3], 5, 'flat'), 2.4, colours.zed)
      let from = -0.08
      for (const [first, end] of [...stripes, [1.08, 1.08] as const]) {
        printed(sheet, box(left + from * maskWidth, top - 5, (first - from) * maskWidth, 10), {
          ink: colours.key,
          shade: 'none',
          outline: 1,
        })
        from = end
      }
    })
    mirror(sheet, upper, shrink)
    mirror(sheet, lower, land)

    label(sheet, 'máscara: un espejo', cx + 6, top - 24, { size: 14, progress: appear(time, 0.5) })
    label(sheet, 'la raya oscura\nse traga la luz', cx - 44, cy - 4, {
      size: 13,
      progress: appear(beginning, 0.5) * (1 - appear(shrinkage, -0.9, 0.4)),
      leaderTo: [left + 0.25 * maskWidth, top + 6],
    })
    label(sheet, '÷ 4', cx - 128, cy + 108, { size: 20, progress: land })
    label(sheet, 'oblea de silicio', cx + 76, cy + 218, { size: 14, progress: appear(time, 0.9) })
  },
})
