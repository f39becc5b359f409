import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, ease, lerp, loop, wander } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { blob, box, oval, smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { glow } from './glow.ts'

export const livingCell = scene({
  settings: v.strictObject({}),
  cues: { stain: 'the still cell is named', alive: 'a curtain opens on the living one' },
  draw(sheet, moment) {
    const { focus, colours, width } = sheet
    const [cx, cy] = centreOf(focus)
    const { time } = moment
    const alive = appear(moment.since('alive'), -0.2, 1.4, ease.inOut)
    const seam = lerp(width + 4, -4, alive)
    const [top, bottom] = [focus.y - 6, focus.y + focus.height + 6]
    within(sheet, box(0, top, seam, bottom - top), still)
    within(sheet, box(seam, top, width - seam, bottom - top), living)
    if (alive > 0 && alive < 1)
      outline(
        sheet,
        smooth(
          [
            [seam, top],
            [seam, bottom],
          ],
          false,
        ),
        4,
        colours.line,
      )
    label(sheet, 'fija y teñida', cx, bottom - 14, {
      progress: appear(moment.since('stain'), -0.4) * (1 - alive),
      size: 15,
    })
    label(sheet, 'viva', cx, bottom - 14, { progress: appear(moment.since('alive'), 1), size: 15 })

    function still(): void {
      printed(sheet, blob(cx, cy - 10, 138, 0, 5, 0.12), {
        ink: blend(colours.stock, colours.cogno, 0.4),
        shade: 'lines',
        shadeInk: colours.cogno,
        cover: [0.25, 0.6],
      })
      printed(sheet, blob(cx - 18, cy - 18, 50, 0, 6, 0.06), { ink: colours.cogno, shade: 'lines', cover: [0.2, 0.6] })
      for (let i = 0; i < 9; i++) organelle(i, 0, colours.cogno)
      const sweep = loop(time, 3.4) * (width + 200) - 100
      within(sheet, blob(cx, cy - 10, 138, 0, 5, 0.12), () => {
        sheet.brush.fillStyle = 'rgb(255 255 255 / 0.28)'
        sheet.brush.fill(
          smooth([
            [sweep, top],
            [sweep + 46, top],
            [sweep - 24, bottom],
            [sweep - 70, bottom],
          ]),
        )
      })
    }

    function living(): void {
      const body = blob(cx, cy - 10, 138 + wander(time, 1, 0.3) * 4, time, 5, 0.16)
      printed(sheet, body, { ink: colours.stock, shade: 'dots', shadeInk: colours.faint, cover: [0.02, 0.4] })
      const core: Point = [cx - 18 + wander(time, 5, 0.2) * 5, cy - 18 + wander(time, 6, 0.2) * 5]
      for (let i = 0; i < 9; i++) {
        const angle = (i / 9) * 2 * Math.PI + 0.3
        const track = smooth(
          [
            core,
            [core[0] + 66 * Math.cos(angle + 0.22), core[1] + 66 * Math.sin(angle + 0.22)],
            [cx + 124 * Math.cos(angle), cy - 10 + 124 * Math.sin(angle)],
          ],
          false,
        )
        outline(sheet, track, 1.8, colours.faint)
      }
      for (let i = 0; i < 9; i++) organelle(i, time, colours.inkB)
      printed(sheet, blob(core[0], core[1], 50, time, 6, 0.06), { ink: colours.info, cover: [0, 0.45] })
      for (let i = 0; i < 27; i++) {
        const angle = ((i % 9) / 9) * 2 * Math.PI + 0.3
        const out = loop(time, 4.2, i * 0.371)
        const far = lerp(52, 116, out)
        const bend = 0.22 * Math.sin(Math.PI * out)
        const [x, y] = [
          lerp(core[0], cx, out) + far * Math.cos(angle + bend),
          lerp(core[1], cy - 10, out) + far * Math.sin(angle + bend),
        ]
        const on = Math.min(1, out * 6, (1 - out) * 6)
        glow(sheet, x, y, 15, colours.bio, on)
        ball(sheet, x, y, 6.4 * on, colours.bio, { shade: 'none' })
      }
    }

    function organelle(i: number, now: number, ink: string): void {
      const angle = (i / 9) * 2 * Math.PI + 0.66
      const far = i % 2 ? 92 : 80
      placed(
        sheet,
        cx + far * Math.cos(angle) + wander(now, i, 0.2) * 6,
        cy - 10 + far * Math.sin(angle) + wander(now, i + 20, 0.2) * 6,
        { turn: angle + 1 + wander(now, i + 40, 0.2) * 0.4 },
        () => {
          printed(sheet, oval(0, 0, 19, 9.5), { ink: blend(colours.stock, ink, 0.7), shade: 'none', outline: 2 })
          outline(
            sheet,
            smooth(
              [
                [-12, 0],
                [-8, -5],
                [-4, 4],
                [0, -5],
                [4, 4],
                [8, -5],
                [12, 1],
              ],
              false,
            ),
            1.6,
            colours.key,
          )
        },
      )
    }
  },
})
