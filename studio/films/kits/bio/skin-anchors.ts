import * as v from 'valibot'
import { arrow } from '../../figures.ts'
import { bigNumber, label } from '../../letters.ts'
import { appear, bump, clamp, ease, lerp, wander } from '../../motion.ts'
import { blob, box, disc, polygon, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed, rod, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { baseAt, baseTile, partnerOf, spine } from './double-strand.ts'

const wide = 30
const rows = [40, 27, 17, 9] as const

function geneLens(sheet: Sheet, x: number, y: number, whole: number): void {
  const { colours } = sheet
  const lens = disc(x, y, 54)
  printed(sheet, lens, { ink: '#ffffff', shade: 'none', outline: 3, edge: colours.key })
  within(sheet, lens, () => {
    for (const way of [-1, 1])
      spine(
        sheet,
        [
          [x - 70, y + way * 35],
          [x, y + way * 35],
          [x + 70, y + way * 35],
        ],
        colours.stock,
      )
    for (let i = -2; i <= 2; i++)
      for (const way of [-1, 1]) {
        const base = baseAt(i + 9)
        const shown = way < 0 ? base : partnerOf(base)
        if (i !== 0) baseTile(sheet, shown, x + i * 25, y + way * 15, 21, 27)
        else if (whole > 0) placed(sheet, x, y + way * 15, { grow: whole }, () => baseTile(sheet, shown, 0, 0, 21, 27))
      }
    if (whole < 1)
      outline(
        sheet,
        smooth(
          [
            [x - 9, y - 30],
            [x + 6, y - 10],
            [x - 6, y + 8],
            [x + 9, y + 30],
          ],
          false,
        ),
        3 * (1 - whole),
        colours.nano,
      )
  })
  outline(sheet, lens, 3, colours.line)
}

export const skinAnchors = scene({
  settings: v.strictObject({
    act: v.optional(v.picklist(['loose', 'held']), 'loose'),
    share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 80),
  }),
  cues: {
    gene: 'the damaged text is seen',
    anchors: 'the missing anchors are named',
    peel: 'the cells come off',
    copy: 'the mended text is seen, and the sheet of cells comes down',
    cover: 'the share that was covered is counted',
  },
  draw(sheet, moment, { act, share }) {
    const { focus, colours, width, height } = sheet
    const [cx, middle] = centreOf(focus)
    const { time } = moment
    const held = act === 'held'
    const ground = middle + 46
    const copy = moment.since('copy')
    const down = held ? appear(copy, -0.2, 1, ease.inOut) : 1
    const grip = held ? appear(copy, 0.7, 0.7) : 0
    const peel = held ? 0 : appear(moment.since('peel'), -0.9, 1.5, ease.inOut)
    const rub = held ? copy - 1.3 : moment.since('peel') + 0.9
    const raised = (1 - down) * 132

    const bed = box(-4, ground, width + 8, height - ground + 8)
    printed(sheet, bed, { ink: colours.inkB, shade: 'dots', cover: [0.1, 0.4], outline: 3 })
    within(sheet, bed, () => {
      for (let i = 0; i < 7; i++)
        outline(
          sheet,
          smooth(
            Array.from({ length: 10 }, (_, k): Point => [
              k * 44 - 14,
              ground + 26 + i * 34 + 11 * Math.sin(k * 1.1 + i * 2.3),
            ]),
            false,
          ),
          5,
          colours.stock,
        )
    })

    const lift = (x: number): number =>
      66 * peel * Math.exp(-(((x - cx) / 92) ** 2)) + raised + (1 - down) * 7 * Math.sin(x / 40 + time * 3)
    const pushed = held ? bump(rub, 0, 1.2) * 5 : 0

    if (peel > 0.02) {
      const edge = Array.from({ length: 25 }, (_, i): Point => [(i * width) / 24, ground - lift((i * width) / 24)])
      printed(sheet, polygon([...edge, [width, ground], [0, ground]]), {
        ink: colours.info,
        shade: 'lines',
        cover: [0, 0.3],
        outline: 0,
      })
    }

    const entered = (column: number): number => (held ? 1 : appear(time, 0.1 + column * 0.1, 0.5))
    const columns = Math.ceil(width / wide) + 2
    for (let c = -1; c < columns; c++) {
      const x = c * wide + wide / 2
      const foot = ground - lift(x)
      if (entered(c) < 1) continue
      if (held && grip > 0) {
        const grown = clamp(grip * 1.8 - c * 0.06)
        if (grown > 0)
          for (const side of [-7, 7]) {
            const tip: Point = [x + side, ground + 20 * grown]
            rod(sheet, [x + side + pushed, foot - 5], tip, 6, colours.cogno, { outline: 1.6 })
            if (grown > 0.9)
              printed(sheet, disc(tip[0], tip[1], 4.6), { ink: colours.cogno, shade: 'none', outline: 1.6 })
          }
      } else if (!held) rod(sheet, [x, foot - 3], [x, foot + 5], 5, colours.cogno, { outline: 1.4 })
    }
    for (let c = -1; c < columns; c++) {
      if (entered(c) <= 0) continue
      const above = (1 - entered(c)) * 46
      let low = 0
      for (const [row, tall] of rows.entries()) {
        const shift = (row % 2 ? wide / 2 : 0) + pushed * (1 + low / 40)
        const corner = (dx: number, up: number): Point => {
          const x = c * wide + shift + dx
          return [x, ground - lift(x) - above - up]
        }
        printed(sheet, polygon([corner(0, low), corner(0, low + tall), corner(wide, low + tall), corner(wide, low)]), {
          ink: colours.inkA,
          cover: [0, 0.12 + row * 0.1],
          pitch: 4,
          outline: 2,
        })
        const [nx, ny] = corner(wide / 2, low + tall / 2)
        if (row < 3)
          printed(
            sheet,
            blob(nx + wander(time, c * 5 + row, 0.2), ny, lerp(8, 4, row / 3), time, c * 5 + row + 9, 0.06),
            { ink: held ? colours.info : colours.stock, shade: 'none', outline: 1.6 },
          )
        low += tall
      }
    }

    const surface = ground - 93 - 24
    const counted = appear(moment.since('cover'), -0.3, 1.4, ease.inOut)
    const rubbing = bump(rub, -0.2, 1.5) * (1 - appear(moment.since('cover'), -0.8, 0.4))
    label(sheet, 'un roce', cx, surface - 66 * peel - 24, { size: 14, progress: rubbing })
    if (rubbing > 0)
      placed(sheet, 0, 0, { alpha: clamp(rubbing * 3) }, () =>
        arrow(sheet, [cx - 70, surface - 66 * peel], [cx + 70, surface - 66 * peel], {
          width: 8,
          progress: clamp(rub + 0.4),
        }),
      )

    const lensAt: Point = [cx + 76, middle + 152]
    const shown = appear(held ? copy : moment.since('gene'), held ? -0.6 : -0.4, 0.6, ease.back)
    if (shown > 0) {
      const nucleus: Point = [wide * 9.5, ground - lift(wide * 9.5) - 20]
      outline(sheet, smooth([nucleus, [lensAt[0], lensAt[1] - 50]], false), 2, colours.line)
      placed(sheet, lensAt[0], lensAt[1], { grow: shown }, () =>
        geneLens(sheet, 0, 0, held ? appear(copy, 0, 0.7, ease.back) : 0),
      )
      label(sheet, held ? 'copia sana' : 'gen dañado', lensAt[0] - 92, lensAt[1] + 36, { size: 14, progress: shown })
    }
    label(sheet, 'epidermis', 62, ground - 46 - lift(62), {
      size: 14,
      progress: appear(time, 0.4) * (held ? 1 : 1 - appear(moment.since('gene'), 0)),
    })
    label(sheet, 'dermis', 52, ground + 66, { size: 14, progress: appear(time, 0.7) })
    label(sheet, 'sin anclas', 82, ground - 14, {
      size: 14,
      progress: appear(moment.since('anchors'), -0.2),
      leaderTo: [wide * 4.5, ground + 3],
    })
    label(sheet, 'anclas', cx - 70, ground + 40, {
      size: 14,
      progress: appear(grip, 0.6, 0.4),
      leaderTo: [wide * 5.5, ground + 14],
    })
    bigNumber(sheet, `${Math.round(share * counted)} %`, cx, middle - 72, {
      size: 60,
      ink: colours.line,
      alpha: clamp(counted * 4),
    })
  },
})
