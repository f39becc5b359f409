import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { box, disc, oval, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { bouton, docks, shore, spineHead } from './synapse-shores.ts'
import { after, composed } from './framing.ts'
import { impulseOn } from './neuron-tree.ts'

export const synapse = scene({
  settings: v.strictObject({ view: v.picklist(['gap', 'release']) }),
  cues: {
    measure: 'the view closes in on the gap and measures it',
    impulse: 'an impulse comes down',
    calcium: 'calcium enters the tip',
    fuse: 'the vesicles merge with the edge and release their messenger',
  },
  draw: (sheet, moment, settings) => {
    composed(sheet, () => {
      const near = settings.view === 'gap' ? after(moment, 'measure', 1.6, -0.5) : 1
      const grow = lerp(0.52, 1, ease.inOut(near))
      const middle = lerp(350, 402, near)
      const cut = 402 + (157 - middle) / grow
      placed(sheet, 180, middle, { grow }, () => {
        sheet.brush.translate(-180, -402)
        bodies(sheet, moment, cut)
        vesicles(sheet, moment, cut)
        calcium(sheet, moment)
        impulseOn(
          sheet,
          [
            [180, 150],
            [180, 330],
          ],
          appear(moment.since('impulse'), 0, 1.1, ease.linear) * 1.25,
          { reach: 0.3, width: 34 },
        )
        spark(sheet, 180, 330, 70, moment.since('impulse') - 0.8)
      })
      if (settings.view === 'gap') gapLabels(sheet, moment)
      else releaseLabels(sheet, moment)
    })
  },
})

function bodies(sheet: Sheet, moment: Moment, cut: number): void {
  const { colours } = sheet
  printed(sheet, smooth(spineHead), { ink: colours.inkB, across: [120, 425, 250, 830], cover: [0, 0.75], outline: 2.6 })
  printed(sheet, smooth(bouton(cut)), {
    ink: colours.cogno,
    across: [110, 240, 330, 392],
    cover: [0, 0.5],
    outline: 2.6,
  })
  printed(sheet, oval(180, cut, 28, 9), { ink: '#ffffff', cover: [0, 0.4], outline: 2.6 })
  for (let i = 0; i < 8; i++) {
    const x = 74 + i * 30
    printed(sheet, box(x - 7, shore.lower - 8, 14, 18, 4), { ink: '#ffffff', shade: 'none', outline: 2 })
    outline(
      sheet,
      tracePoints([
        [x, shore.lower - 8],
        [x, shore.lower + 1 + wander(moment.time, i, 0.3)],
      ]),
      2,
      colours.key,
    )
  }
}

function vesicles(sheet: Sheet, moment: Moment, cut: number): void {
  const { colours } = sheet
  const random = sheet.random(5)
  const loose = Array.from({ length: 11 }, (): Point => [70 + random() * 220, 266 + random() * 62])
  const inside = smooth(bouton(cut))
  within(sheet, inside, () => {
    for (const [i, [x, y]] of loose.entries()) {
      if (Math.abs(x - 180) > 60 + (y - 240)) continue
      vesicle(sheet, x + wander(moment.time, i, 0.3) * 5, y + wander(moment.time, i + 30, 0.3) * 5, i)
    }
  })
  for (const [i, x] of docks.entries()) {
    const since = moment.since('fuse') - i * 0.22
    const merge = appear(since, -0.25, 0.5, ease.inOut)
    const y = lerp(354, 381, merge)
    if (merge < 0.9) vesicle(sheet, x, y + wander(moment.time, i + 9, 0.4) * 2 * (1 - merge), i)
    else {
      const open = smooth(
        [
          [x - 17, 386.5],
          [x - 13, 372],
          [x, 362 + 12 * appear(since, 1.5, 1.5)],
          [x + 13, 372],
          [x + 17, 386.5],
        ],
        false,
      )
      printed(sheet, open, { ink: colours.ground, shade: 'none', outline: 2.4 })
    }
    if (since > 0.1) messengers(sheet, moment, x, since - 0.1, i)
  }
}

function vesicle(sheet: Sheet, x: number, y: number, seed: number): void {
  printed(sheet, disc(x, y, 16), { ink: '#ffffff', shade: 'none', outline: 2.2 })
  for (let k = 0; k < 6; k++) {
    const angle = k * 1.047 + seed
    sheet.brush.fillStyle = sheet.colours.nano
    sheet.brush.fill(disc(x + 8.4 * Math.cos(angle), y + 8.4 * Math.sin(angle), 3.1))
  }
  sheet.brush.fill(disc(x, y, 3.1))
}

function messengers(sheet: Sheet, moment: Moment, x: number, since: number, seed: number): void {
  const random = sheet.random(40 + seed)
  for (let k = 0; k < 11; k++) {
    const way = ease.out(clamp(since / (0.7 + random() * 0.8)))
    const goal: Point = [x + (random() - 0.5) * 76, shore.upper + 8 + random() * (shore.lower - shore.upper - 18)]
    const from: Point = [x + (random() - 0.5) * 18, 374]
    const px = clamp(lerp(from[0], goal[0], way), 44, 316) + wander(moment.time, seed * 20 + k, 0.8) * 3 * way
    ball(
      sheet,
      px,
      lerp(from[1], goal[1], way) + wander(moment.time, seed * 31 + k, 0.8) * 3 * way,
      3.6,
      sheet.colours.nano,
      { glint: false },
    )
  }
}

function calcium(sheet: Sheet, moment: Moment): void {
  const since = moment.since('calcium')
  if (since < -0.8) return
  const random = sheet.random(77)
  for (let i = 0; i < 18; i++) {
    const side = i % 2 === 0 ? -1 : 1
    const start: Point = [180 + side * (156 + random() * 18), 300 + random() * 60]
    const goal: Point = [180 + side * (20 + random() * 108), 318 + random() * 46]
    const way = ease.inOut(clamp((since - random() * 0.7) / 0.9))
    const shown = appear(since, -0.8 + random() * 0.3, 0.4)
    ball(
      sheet,
      lerp(start[0], goal[0], way),
      lerp(start[1], goal[1], way) + wander(moment.time, i, 0.6) * 3,
      5.4 * shown,
      sheet.colours.bio,
    )
  }
}

function gapLabels(sheet: Sheet, moment: Moment): void {
  const wide = after(moment, 'measure', 0.6, 0.9)
  const far = 1 - after(moment, 'measure', 0.6, -0.5)
  label(sheet, 'una neurona', 84, 232, { progress: Math.min(far, appear(moment.time, 0.3)), size: 15 })
  label(sheet, 'la siguiente', 276, 452, { progress: Math.min(far, appear(moment.time, 0.7)), size: 15 })
  label(sheet, '20 nanómetros', 180, 402, { progress: wide, size: 18, chip: sheet.colours.key, ink: '#ffffff' })
}

function releaseLabels(sheet: Sheet, moment: Moment): void {
  label(sheet, 'calcio', 44, 232, { progress: after(moment, 'calcium'), chip: sheet.colours.bio, leaderTo: [54, 306] })
  label(sheet, 'vesícula', 312, 224, { progress: appear(moment.time, 0.5), leaderTo: [252, 290] })
  label(sheet, 'mensajero', 292, 458, {
    progress: after(moment, 'fuse', 0.5, 1),
    chip: sheet.colours.nano,
    leaderTo: [240, 406],
  })
}
