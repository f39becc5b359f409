import * as v from 'valibot'
import { arrow, particles } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop, wander } from '../../motion.ts'
import { smooth, type Point } from '../../paths.ts'
import { ball, outline, placed, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { messenger, receptor, receptorWall as wall } from './receptor-parts.ts'
import { positiveIon } from './charges.ts'
import { after, composed } from './framing.ts'

const places = [72, 180, 288] as const

export const receptors = scene({
  settings: v.strictObject({ shown: v.picklist(['open', 'clear']) }),
  cues: {
    cross: 'the messengers come across and fit in',
    open: 'the channels open, charges flow',
    clear: 'the messengers leave: some are taken back, some are cut',
  },
  draw: (sheet, moment, settings) => {
    composed(sheet, () => {
      const { colours } = sheet
      const clearing = settings.shown === 'clear'
      const gone = after(moment, 'clear', 1, 0)
      const open = clearing ? 1 - after(moment, 'clear', 0.7, 0.9) : after(moment, 'open', 0.6)
      sheet.brush.fillStyle = colours.inkB
      sheet.brush.fillRect(0, wall.bottom - 14, 360, 420)
      for (let x = -6; x < 372; x += 15) {
        if (places.some((one) => Math.abs(one - x) < 32)) continue
        outline(
          sheet,
          smooth(
            [
              [x - 3, wall.top],
              [x - 4, wall.top + 18],
              [x - 3, wall.bottom],
            ],
            false,
          ),
          2,
          colours.key,
        )
        outline(
          sheet,
          smooth(
            [
              [x + 3, wall.top],
              [x + 4, wall.top + 18],
              [x + 3, wall.bottom],
            ],
            false,
          ),
          2,
          colours.key,
        )
        ball(sheet, x, wall.top - 2, 7, '#ffffff', { glint: false })
        ball(sheet, x, wall.bottom + 2, 7, '#ffffff', { glint: false })
      }
      for (const { x, y, a } of particles(sheet, { x: 24, y: 424, width: 312, height: 96 }, moment.time, {
        count: 9,
        reach: 16,
      })) {
        positiveIon(sheet, x, y, (7 + 2 * a) * (clearing ? 1 : open), colours.stock)
      }
      flow(sheet, moment, open)
      for (const x of places) receptor(sheet, x, open)
      for (const [i, x] of places.entries()) {
        if (clearing) leaving(sheet, moment, x, i, gone)
        else arriving(sheet, moment, x, i)
      }
      if (clearing) helpers(sheet, moment)
      else {
        label(sheet, 'receptor', 292, 264, { progress: appear(moment.time, 0.6), leaderTo: [306, 318] })
        label(sheet, 'entran cargas', 180, 486, { progress: after(moment, 'open', 0.5, 0.5) })
      }
    })
  },
})

const docked = wall.top - 18

function arriving(sheet: Sheet, moment: Moment, x: number, i: number): void {
  const random = sheet.random(60 + i)
  const way = appear(moment.since('cross'), 0.2 + i * 0.35, 1.2, ease.inOut)
  const from: Point = [x + (random() - 0.5) * 90, 196 + random() * 30]
  const sway = 1 - way
  const [dx, dy] = [wander(moment.time, i, 0.4) * 14 * sway, wander(moment.time, i + 9, 0.4) * 10 * sway]
  messenger(
    sheet,
    lerp(from[0], x, way) + dx,
    lerp(from[1], docked, way) + dy,
    sway * (1.4 + wander(moment.time, i + 4, 0.3)),
  )
  const y = 196 + wander(moment.time, i + 20, 0.2) * 24 + i * 18
  messenger(sheet, 60 + i * 116 + wander(moment.time, i + 30, 0.2) * 26, y, moment.time * 0.5 + i * 2)
}

function leaving(sheet: Sheet, moment: Moment, x: number, i: number, gone: number): void {
  const since = moment.since('clear') - i * 0.25
  const up = ease.inOut(clamp(since / 0.9))
  if (i === 1) {
    const apart = appear(since, 0.9, 0.7)
    const y = lerp(docked, 226, up)
    if (apart === 0) messenger(sheet, x, y, gone * 0.3)
    else
      for (const side of [-1, 1] as const)
        messenger(
          sheet,
          x + side * (2 + apart * 46),
          y - apart * 26 + wander(moment.time, side, 0.3) * 5,
          side * apart,
          side,
        )
    return
  }
  const side = i === 0 ? -1 : 1
  const into = appear(since, 0.9, 1, ease.inOut)
  messenger(sheet, lerp(x, 180 + side * 118, up), lerp(lerp(docked, 250, up), 168, into), up * side * 0.8)
}

function helpers(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  sheet.brush.fillStyle = colours.key
  sheet.brush.fillRect(0, -200, 360, 376)
  for (const x of [62, 298]) {
    for (const side of [-1, 1]) {
      printed(
        sheet,
        smooth([
          [x + side * 12, 200],
          [x + side * 32, 202],
          [x + side * 34, 160],
          [x + side * 28, 126],
          [x + side * 14, 130],
        ]),
        { ink: colours.inkB, cover: [0, 0.5] },
      )
    }
    arrow(sheet, [x, 262], [x, 214], { ink: colours.key, width: 4, progress: after(moment, 'clear', 0.6, 0.3) })
  }
  const bite = Math.abs(Math.sin(moment.time * 3)) * 0.35
  for (const side of [-1, 1]) {
    placed(sheet, 180, 200, { turn: side * (0.25 + bite) }, () => {
      printed(
        sheet,
        smooth([
          [0, -4],
          [side * 30, -12],
          [side * 44, 6],
          [side * 32, 20],
          [side * 8, 12],
        ]),
        { ink: '#ffffff', cover: [0, 0.45] },
      )
    })
  }
  label(sheet, 'se recoge', 66, 112, { progress: after(moment, 'clear', 0.5, 0.8), size: 15 })
  label(sheet, 'se corta', 180, 146, { progress: after(moment, 'clear', 0.5, 1.2), size: 15 })
  label(sheet, 'se recoge', 294, 112, { progress: after(moment, 'clear', 0.5, 1), size: 15 })
}

function flow(sheet: Sheet, moment: Moment, open: number): void {
  for (const x of places) {
    for (let k = 0; k < 5; k++) {
      const share = loop(moment.time, 1.5, k / 5 + x / 97)
      const y = lerp(wall.top - 40, 480, ease.in(share) * 0.5 + share * 0.5)
      const side = wander(moment.time, k + x, 0.3) * 26 * clamp((share - 0.5) * 2)
      const inside = share > 0.16 ? open : 0
      positiveIon(sheet, x + side, y, 8 * Math.min(1, (1 - share) * 5) * inside, sheet.colours.stock)
    }
  }
}
