import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp } from '../../motion.ts'
import { box, oval, smooth, type Point } from '../../paths.ts'
import { outline, printed, placed } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'

const emitters = [104, 268, 436]

/** A field line from an emitter to its receiver; near the finger it bends into it. */
function line(
  sheet: Sheet,
  from: number,
  to: number,
  ground: number,
  high: number,
  taken: number,
  tip: Point,
  time: number,
): void {
  const { colours, brush } = sheet
  const points = Array.from({ length: 25 }, (_, i): Point => {
    const t = i / 24
    const x = lerp(from, to, t)
    const y = ground - 4 * high * t * (1 - t)
    if (taken <= 0) return [x, y]
    const [bx, by] = [lerp(from, tip[0] + (from - tip[0]) * 0.1, t), lerp(ground, tip[1], Math.sin((t * Math.PI) / 2))]
    return [lerp(x, bx, taken), lerp(y, by, taken)]
  })
  brush.save()
  brush.setLineDash([9, 6])
  brush.lineDashOffset = -time * 22
  outline(sheet, smooth(points, false), 2.3, taken > 0.5 ? colours.inkB : colours.inkA)
  brush.restore()
}

function finger(sheet: Sheet, x: number, y: number, glove: number): void {
  const { colours } = sheet
  printed(
    sheet,
    smooth([
      [x - 30, y - 330],
      [x - 32, y - 50],
      [x - 26, y - 12],
      [x, y],
      [x + 26, y - 12],
      [x + 32, y - 50],
      [x + 30, y - 330],
    ]),
    { ink: '#f2b79b', cover: [0, 0.4] },
  )
  outline(
    sheet,
    smooth(
      [
        [x - 16, y - 66],
        [x, y - 62],
        [x + 16, y - 66],
      ],
      false,
    ),
    1.8,
    colours.key,
  )
  placed(sheet, 0, -glove * 260, { alpha: 1 }, () => {
    if (glove >= 1) return
    printed(
      sheet,
      smooth([
        [x - 46, y - 300],
        [x - 48, y - 50],
        [x - 40, y - 2],
        [x, y + 14],
        [x + 40, y - 2],
        [x + 48, y - 50],
        [x + 46, y - 300],
      ]),
      { ink: colours.inkB, shade: 'lines', cover: [0.15, 0.5], pitch: 6 },
    )
    for (let i = 0; i < 13; i++)
      outline(
        sheet,
        smooth(
          [
            [x - 44, y - 20 - i * 22],
            [x, y - 8 - i * 22],
            [x + 44, y - 20 - i * 22],
          ],
          false,
        ),
        1.6,
        colours.key,
      )
  })
}

export const fingerField = scene({
  settings: v.strictObject({ probe: v.optional(v.picklist(['finger', 'glove']), 'finger') }),
  cues: { near: 'the finger comes near', missing: 'the receiver notices', bare: 'the glove comes off' },
  draw: (sheet, moment, { probe }) => {
    const { colours, focus } = sheet
    const glass = focus.y + 82
    const ground = glass + 42
    const bare = appear(moment.since('bare'), 0, 0.9, ease.inOut)
    const come = probe === 'glove' ? ease.inOut(moment.time / 1.2) : appear(moment.since('near'), -0.2, 1.1, ease.inOut)
    const touch = probe === 'glove' ? bare : come
    const x = 478 + 3 * Math.sin(moment.time * 1.3)
    const tip: Point = [x, lerp(glass - 96, probe === 'glove' ? lerp(glass - 15, glass - 2, bare) : glass - 2, come)]
    const lines = (over: boolean) => {
      for (const [i, from] of emitters.entries())
        for (const [k, high] of [26, 50, 78].entries()) {
          const taken = i === 2 ? touch * (k === 0 ? 0.5 : 0.96) : 0
          const bent: Point = [tip[0] - 16 + k * 10, tip[1] - 16 - 9 * k]
          if (over === taken > 0.4) line(sheet, from, from + 84, ground, high, taken, bent, moment.time + k * 0.2)
        }
    }
    lines(false)
    printed(sheet, box(64, glass, 500, 22, 3), { ink: colours.stock, shade: 'none' })
    outline(
      sheet,
      smooth(
        [
          [84, glass + 16],
          [110, glass + 5],
        ],
        false,
      ),
      1.4,
      '#9aa0b8',
    )
    printed(sheet, box(64, ground + 14, 500, 12, 2), { ink: colours.faint, shade: 'none' })
    for (const from of emitters) {
      printed(sheet, oval(from, ground + 4, 20, 9), { ink: colours.inkA })
      printed(sheet, oval(from + 84, ground + 4, 20, 9), { ink: colours.inkB })
    }
    label(sheet, 'Vidrio', 86, glass - 8, { size: 12 })
    label(sheet, 'Columna', 230, ground + 34, {
      leaderTo: [268, ground + 8],
      size: 12,
      progress: appear(moment.time, 0.3),
    })
    label(sheet, 'Fila', 390, ground + 34, {
      leaderTo: [354, ground + 8],
      size: 12,
      progress: appear(moment.time, 0.5),
    })
    finger(sheet, x, tip[1], probe === 'glove' ? bare : 1)
    lines(true)
    const missing =
      moment.since('missing') === -Infinity ? touch : Math.min(touch, appear(moment.since('missing'), -0.6, 0.6))
    const [mx, my] = [588, ground + 24]
    printed(sheet, box(mx - 13, my - 132, 26, 132, 3), { ink: colours.stock, shade: 'none' })
    const full = 120 * (1 - 0.3 * missing) + 2 * Math.sin(moment.time * 5)
    printed(sheet, box(mx - 10, my - 3 - full, 20, full, 2), { ink: colours.inkA, outline: 1.2 })
    label(sheet, missing > 0.5 ? 'Baja' : 'Señal', mx, my - 146, {
      size: 13,
      ...(missing > 0.5 && { chip: colours.key, ink: '#ffffff' }),
    })
    if (probe === 'glove' && bare < 0.5)
      label(sheet, 'Lana', x - 98, glass - 62, { size: 13, leaderTo: [x - 42, glass - 54], progress: come })
  },
})
