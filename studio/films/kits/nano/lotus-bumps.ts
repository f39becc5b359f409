import * as v from 'valibot'
import { particles } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, ease } from '../../motion.ts'
import { box, smooth, type Point } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import { scene } from '../../scene.ts'
import { water } from './drop.ts'
import { after, middle } from './set.ts'

export const lotusBumps = scene({
  settings: v.strictObject({}),
  cues: {
    bumps: 'the bumps rise',
    tubes: 'the wax tubes grow',
    tips: 'the drop comes to rest',
    air: 'the air below is shown',
  },
  draw(sheet, moment) {
    const { cx, cy } = middle(sheet)
    const { colours } = sheet
    const bumps = appear(after(moment, 'bumps', 0.15), -0.6, 0.9)
    const tubes = after(moment, 'tubes', 0.35)
    const tips = appear(after(moment, 'tips', 0.7), -1.2, 1.5, ease.inOut)
    const air = appear(after(moment, 'air', 0.9), -0.4, 0.6)
    const floor = cy + 140
    const crest = floor - 94 * bumps
    const sag = (x: number) =>
      crest -
      17 -
      (1 - tips) * (62 + ((x - cx) / 190) ** 2 * 130) +
      6 * Math.cos(((x - cx) / 104) * 2 * Math.PI) * 0.8 -
      3 * Math.sin(moment.time * 1.5)
    const body: Point[] = [
      [cx - 190, 100],
      ...Array.from({ length: 21 }, (_, i): Point => [cx - 190 + i * 19, sag(cx - 190 + i * 19)]),
      [cx + 190, 100],
    ]
    within(sheet, box(0, 152, 360, 500), () => {
      printed(sheet, smooth(body), {
        ink: water,
        across: [cx, 140, cx, floor - 94],
        cover: [0, 0.45],
        pitch: 6,
        outline: 3,
      })
      if (air > 0)
        for (const p of particles(sheet, { x: 20, y: crest + 6, width: 320, height: 84 }, moment.time, {
          count: 26,
          seed: 5,
          reach: 16,
          rate: 0.4,
        }))
          if (Math.abs(((p.x - cx + 416) % 104) - 52) < 30) ball(sheet, p.x, p.y, 4 * air, '#ffffff')
    })
    for (let i = -2; i <= 2; i++) {
      const x = cx + i * 104 - 52 + 52
      const hill = smooth([
        [x - 46, floor + 10],
        [x - 34, floor - 50 * bumps],
        [x, crest],
        [x + 34, floor - 50 * bumps],
        [x + 46, floor + 10],
      ])
      for (let k = -4; k <= 4; k++) {
        const grown = appear(tubes, 0.05 * Math.abs(k) - 0.2, 0.5, ease.back)
        const a = k * 0.3
        const base: Point = [x + 37 * Math.sin(a), crest + 44 - 44 * Math.cos(a)]
        const long = 17 * grown
        const bend = Math.sin(k * 7 + i) * 4
        const hair = smooth(
          [
            base,
            [base[0] + Math.sin(a) * long * 0.5 + bend, base[1] - Math.cos(a) * long * 0.5],
            [base[0] + Math.sin(a) * long, base[1] - Math.cos(a) * long],
          ],
          false,
        )
        outline(sheet, hair, 8, colours.key)
        outline(sheet, hair, 4, '#ffffff')
      }
      printed(sheet, hill, { ink: colours.bio, cover: [0.02, 0.6], across: [x - 30, floor - 94, x + 46, floor + 10] })
    }
    printed(sheet, box(-10, floor, 380, 60), {
      ink: colours.bio,
      cover: [0.5, 0.8],
      across: [cx, floor, cx, floor + 60],
    })
    label(sheet, 'tubos de cera: 100 nm', cx + 30, cy - 34, {
      size: 14,
      progress: appear(tubes, 0.1, 0.5) * (1 - tips),
      leaderTo: [cx + 2, crest - 14],
    })
    label(sheet, 'agua', cx - 96, cy - 110, { size: 17, progress: tips })
    label(sheet, 'aire', cx + 52, crest + 46, { size: 17, progress: air })
  },
})
