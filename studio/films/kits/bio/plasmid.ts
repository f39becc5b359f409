import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, bump, ease, lerp, wander } from '../../motion.ts'
import { smooth, type Point } from '../../paths.ts'
import { spark } from '../../figures.ts'
import { outline, placed, printed, ring } from '../../print.ts'
import { capsule } from '../../paths.ts'
import { scene, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

/** `gap`: radians that are missing at its top. */
export function drawPlasmid(
  sheet: Sheet,
  r: number,
  turn: number,
  how: { gap?: number; ink?: string; insert?: number; width?: number } = {},
): void {
  const { colours } = sheet
  const width = how.width ?? r * 0.2
  const gap = how.gap ?? 0
  const ink = how.ink ?? colours.info
  placed(sheet, 0, 0, { turn }, () => {
    const [start, end] = [-Math.PI / 2 + gap / 2, (3 * Math.PI) / 2 - gap / 2]
    ring(sheet, 0, 0, r, width, { ink, start, end, cover: [0, 0.4], pitch: 3.8 })
    const ticks = new Path2D()
    for (let i = 0; i < 60; i++) {
      const angle = start + ((end - start) * (i + 0.5)) / 60
      ticks.moveTo((r - width * 0.32) * Math.cos(angle), (r - width * 0.32) * Math.sin(angle))
      ticks.lineTo((r + width * 0.32) * Math.cos(angle), (r + width * 0.32) * Math.sin(angle))
    }
    outline(sheet, ticks, Math.max(1, width * 0.07), colours.key)
    if (how.insert)
      ring(sheet, 0, 0, r, width, {
        ink: colours.nano,
        start: -Math.PI / 2 - how.insert / 2,
        end: -Math.PI / 2 + how.insert / 2,
        shade: 'lines',
        cover: [0.1, 0.4],
        pitch: 3.6,
      })
  })
}

function chromosome(sheet: Sheet, time: number, reach: number, high: number): void {
  const points = Array.from({ length: 46 }, (_, i): Point => {
    const share = (i / 46) * 2 * Math.PI
    return [
      reach * (Math.cos(share) * 0.8 + 0.28 * Math.sin(share * 7 + 1)) + wander(time, i, 0.2) * 2,
      high * (Math.sin(share) * 0.66 + 0.42 * Math.cos(share * 9)) + wander(time, i + 60, 0.2) * 2,
    ]
  })
  outline(sheet, smooth(points), 6, sheet.colours.key)
  outline(sheet, smooth(points), 2.8, sheet.colours.stock)
}

export const plasmid = scene({
  settings: v.strictObject({ act: v.optional(v.picklist(['ring', 'splice']), 'ring') }),
  cues: {
    ring: 'the ring steps forward and is named',
    cut: 'a stretch of the ring opens',
    paste: 'the human gene flies in',
    close: 'the ring closes',
    home: 'the ring moves into a bacterium',
  },
  draw(sheet, moment, { act }) {
    const { focus, colours } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    if (act === 'ring') {
      const forward = appear(moment.since('ring'), -0.3, 1.2, ease.inOut)
      placed(sheet, cx, cy, { turn: -0.95 + wander(time, 3, 0.15) * 0.05, grow: 0.9 }, () => {
        for (let i = 0; i < 4; i++) {
          const whip = Array.from({ length: 12 }, (_, j): Point => [
            -205 - j * 14,
            (i - 1.5) * 22 + Math.sin(time * 5 - j * 0.8 + i) * 9 * Math.min(1, j / 3),
          ])
          outline(sheet, smooth(whip, false), 3, colours.line)
        }
        printed(sheet, capsule([-128, 0], [128, 0], 196), { ink: colours.inkA, cover: [0, 0.5] })
        printed(sheet, capsule([-124, 0], [124, 0], 168), { ink: colours.ground, shade: 'none', outline: 2 })
        placed(sheet, 48, 0, {}, () => chromosome(sheet, time, 78, 54))
        placed(sheet, -112, 0, { grow: 1 + forward * 0.5 }, () =>
          drawPlasmid(sheet, 36, time * 0.7, { width: 11, ink: colours.info }),
        )
      })
      label(sheet, 'plásmido', cx + 96, cy + 138, {
        progress: appear(forward, 0.4, 0.6),
        size: 16,
        leaderTo: [cx - 30, cy + 96],
      })
      return
    }
    const cut = moment.since('cut')
    const close = appear(moment.since('close'), -0.1, 0.6, ease.inOut)
    const paste = appear(moment.since('paste'), -0.2, 1, ease.inOut)
    const home = appear(moment.since('home'), -0.4, 1.5, ease.inOut)
    const opened = appear(cut, 0, 0.6, ease.inOut)
    const turn = wander(time, 5, 0.12) * 0.06 + home * time * 0.1
    const [px, py, grow] = [lerp(cx, cx - 66, home), lerp(cy + 22, cy + 70, home), lerp(1, 0.3, home)]
    placed(sheet, cx, cy + 70 + (1 - home) * 440, { turn: wander(time, 8, 0.15) * 0.04 }, () => {
      printed(sheet, capsule([-82, 0], [82, 0], 140), { ink: colours.inkA, cover: [0, 0.5] })
      printed(sheet, capsule([-80, 0], [80, 0], 114), { ink: colours.stock, shade: 'none', outline: 2 })
      placed(sheet, 48, 0, { grow: 0.8 }, () => chromosome(sheet, time, 70, 44))
    })
    placed(sheet, px, py, { grow }, () => {
      drawPlasmid(sheet, 112, turn, { gap: 0.92 * opened, width: 26 })
      const away = 1 - paste
      if (paste > 0)
        placed(sheet, away * 60, -away * 170, { turn: turn + away * 0.9 }, () =>
          ring(sheet, 0, 0, 112, 26, {
            ink: colours.nano,
            start: -Math.PI / 2 - 0.42 - 0.04 * close,
            end: -Math.PI / 2 + 0.42 + 0.04 * close,
            shade: 'lines',
            cover: [0.1, 0.45],
          }),
        )
    })
    for (const side of [-1, 1]) {
      const angle = -Math.PI / 2 + side * 0.46
      spark(sheet, cx + 112 * Math.cos(angle), cy + 22 + 112 * Math.sin(angle), 24, cut / 0.8)
      spark(sheet, cx + 112 * Math.cos(angle), cy + 22 + 112 * Math.sin(angle), 24, (moment.since('close') - 0.3) / 0.8)
    }
    const named = appear(moment.since('paste'), 0.6) * (1 - appear(moment.since('home'), -0.4))
    label(sheet, 'gen humano', cx + 88, cy - 128 - 4 * bump(moment.since('close')), {
      progress: named,
      size: 15,
      leaderTo: [cx + 12, cy - 92],
    })
    label(sheet, 'plásmido', cx, cy + 22, {
      progress: (1 - appear(moment.since('home'), -0.5)) * appear(time, 0.3),
      size: 15,
    })
  },
})
