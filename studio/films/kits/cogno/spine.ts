import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, bump, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { box, disc, oval, smooth } from '../../paths.ts'
import { ball, printed, rod } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, composed } from './framing.ts'

export const spine = scene({
  settings: v.strictObject({}),
  cues: { grow: 'the spine grows', receptors: 'it gains receptors' },
  draw: (sheet, moment) => {
    composed(sheet, () => {
      const { colours } = sheet
      const grow = appear(moment.since('grow'), -0.4, 1.6, ease.inOut)
      const swell = lerp(0.56, 1, grow) + 0.012 * Math.sin(moment.time * 2)
      const wide = 122 * swell
      const top = 338
      dendrite(sheet, moment)
      const head = smooth([
        [180 - 15 - 8 * grow, 462],
        [180 - 13 - 8 * grow, 424],
        [180 - wide * 0.8, 398],
        [180 - wide, 368],
        [180 - wide * 0.84, top + 2],
        [180, top],
        [180 + wide * 0.84, top + 2],
        [180 + wide, 368],
        [180 + wide * 0.8, 398],
        [180 + 13 + 8 * grow, 424],
        [180 + 15 + 8 * grow, 462],
      ])
      printed(sheet, head, { ink: colours.inkB, cover: [0, 0.6], across: [110, 340, 270, 450], outline: 2.8 })
      printed(sheet, box(180 - 12 - 8 * grow, 440, 24 + 16 * grow, 34), {
        ink: colours.inkB,
        shade: 'none',
        outline: 0,
      })
      const tip = smooth([
        [160, 164],
        [160, 190],
        [92, 220],
        [56, 262],
        [84, 300],
        [180, 304],
        [276, 300],
        [304, 262],
        [268, 220],
        [200, 190],
        [200, 164],
      ])
      printed(sheet, tip, { ink: '#ffffff', cover: [0, 0.5], across: [110, 200, 280, 320], outline: 2.8 })
      printed(sheet, oval(180, 166, 21, 7), { ink: colours.inkB, cover: [0, 0.4], outline: 2.6 })
      traffic(sheet, moment, wide)
      const more = after(moment, 'receptors', 1.2, -0.2)
      for (let i = -5; i <= 5; i++) {
        const early = Math.abs(i) < 2
        const risen = early ? 1 : clamp(more * 6 - Math.abs(i) + 1)
        const x = 180 + i * (early ? lerp(20, 19, grow) : 19)
        if (risen > 0 && Math.abs(x - 180) < wide * 0.86) receptor(sheet, x, top + 3, risen)
      }
      label(sheet, 'receptores', 290, 436, {
        progress: after(moment, 'receptors'),
        chip: colours.nano,
        leaderTo: [238, 346],
        size: 14,
      })
      label(sheet, 'espina', 62, 436, { progress: appear(moment.time, 0.4), leaderTo: [128, 402], size: 14 })
    })
  },
})

function dendrite(sheet: Sheet, moment: Moment): void {
  rod(sheet, [-30, 494 + wander(moment.time, 1, 0.2) * 2], [390, 494], 58, sheet.colours.inkB)
}

function receptor(sheet: Sheet, x: number, y: number, risen: number): void {
  for (const side of [-1, 1]) {
    printed(sheet, box(x + side * 4.4 - 3.6, y - 13 * risen, 7.2, 22 * risen, 3), {
      ink: sheet.colours.nano,
      shade: 'none',
      outline: 1.8,
    })
  }
}

function traffic(sheet: Sheet, moment: Moment, wide: number): void {
  const { colours } = sheet
  for (let i = 0; i < 8; i++) {
    const x = 180 + (i - 3.5) * 25
    const y = 262 + 16 * Math.cos(i * 2.1) + wander(moment.time, i, 0.4) * 3
    printed(sheet, disc(x, y, 11), { ink: colours.bio, cover: [0, 0.4], outline: 1.8 })
  }
  const random = sheet.random(8)
  for (let i = 0; i < 16; i++) {
    const share = loop(moment.time, 1.3, random() * 0.2)
    const x = 180 + (random() - 0.5) * wide * 1.5
    const y = lerp(304, 330, ease.out(share * 1.6))
    ball(sheet, x, y, 4.6 * bump(share, 0, 0.9), colours.bio, { glint: false })
  }
}
