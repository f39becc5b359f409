import * as v from 'valibot'
import { spark } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { capsule, polygon, smooth, type Point } from '../../paths.ts'
import { outline, placed, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { phage } from './phage.ts'

export const phageAttack = scene({
  settings: v.strictObject({ act: v.optional(v.picklist(['landing', 'burst']), 'landing') }),
  cues: {
    land: 'the phage touches down',
    inject: 'its tail contracts, its DNA goes in',
    build: 'new phages are assembled inside',
    burst: 'the wall breaks and they swarm out',
  },
  draw(sheet, moment, { act }) {
    if (act === 'landing') landing(sheet, moment)
    else bursting(sheet, moment)
  },
})

function landing(sheet: Sheet, moment: Moment): void {
  const { focus, colours, width, height } = sheet
  const [cx, middle] = centreOf(focus)
  const { time } = moment
  const ground = (x: number) => middle + 66 + ((x - cx) / 190) ** 2 * 34 + Math.sin(x / 30 + time) * 1.5
  const skin: Point[] = []
  for (let x = -30; x <= width + 30; x += 15) skin.push([x, ground(x)])
  const deep = height + 60
  printed(sheet, polygon([...skin, [width + 30, deep], [-30, deep]]), { ink: colours.stock, shade: 'none', outline: 3 })
  const second = skin.map(([x, y]): Point => [x, y + 24])
  printed(sheet, polygon([...second, [width + 30, deep], [-30, deep]]), {
    ink: colours.inkA,
    shade: 'dots',
    cover: [0.1, 0.45],
    across: [0, middle + 90, 0, height],
    outline: 2.2,
  })
  const coil = Array.from({ length: 34 }, (_, i): Point => [
    cx - 136 + i * 8 + 26 * Math.sin(i * 1.7),
    middle + 188 + 20 * Math.cos(i * 1.3) + wander(time, i, 0.2) * 3,
  ])
  outline(sheet, smooth(coil, false), 6, colours.key)
  outline(sheet, smooth(coil, false), 2.8, colours.info)
  const landed = appear(moment.since('land'), -0.9, 1.5, ease.inOut)
  const inject = appear(moment.since('inject'), -0.1, 0.6, ease.inOut)
  const flow = appear(moment.since('inject'), 0.3, 1.7, ease.inOut)
  const foot = lerp(focus.y + 150 + 10 * Math.sin(time * 2.2), ground(cx) + 3, landed)
  if (flow > 0) {
    const thread = Array.from({ length: 40 }, (_, i): Point => {
      const share = i / 39
      return [cx + Math.sin(share * 9 + time * 0.8) * (3 + 40 * share) * flow, ground(cx) + 6 + share * 118 * flow]
    })
    outline(sheet, smooth(thread, false), 8, colours.key)
    outline(sheet, smooth(thread, false), 4.4, colours.nano)
  }
  for (const [i, x] of [cx - 122, cx + 126].entries()) {
    const come = appear(moment.since('inject'), 0.2 + i * 0.5, 1.4, ease.inOut)
    phage(sheet, x, lerp(focus.y - 190, ground(x) + 2, come), 0.5, {
      head: colours.nano,
      turn: (x - cx) * 0.0016 + (1 - come) * 0.5,
    })
  }
  phage(sheet, cx + (1 - landed) * 70 * Math.sin(time * 1.3), foot, 1.04, {
    head: colours.nano,
    contraction: inject,
    full: 1 - flow,
    turn: (1 - landed) * 0.4 * Math.sin(time * 1.6),
    swing: (1 - landed) * Math.sin(time * 3) * 0.6,
  })
  spark(sheet, cx, ground(cx), 50, (moment.since('inject') + 0.1) / 0.8, colours.key)
}

function bursting(sheet: Sheet, moment: Moment): void {
  const { focus, colours } = sheet
  const [cx, cy] = centreOf(focus)
  const { time } = moment
  const build = moment.since('build')
  const burst = moment.since('burst')
  const gone = appear(burst, 0, 0.5)
  const swell = 1 + 0.1 * appear(burst, -1.4, 1.4, ease.in)
  const shake = appear(burst, -1, 1, ease.in) * (1 - gone) * Math.sin(time * 38) * 2.2
  const turn = -0.62
  placed(sheet, cx + shake, cy + 4, { turn, grow: swell, alpha: 1 - gone }, () => {
    printed(sheet, capsule([-82, 0], [82, 0], 178), { ink: colours.inkA, cover: [0, 0.5] })
    printed(sheet, capsule([-82, 0], [82, 0], 152), {
      ink: colours.stock,
      shade: 'dots',
      shadeInk: colours.inkA,
      cover: [0.02, 0.3],
      outline: 2,
    })
  })
  if (burst > 0 && burst < 2.6)
    for (let i = 0; i < 16; i++) {
      const angle = (i / 16) * 2 * Math.PI + 0.2
      const far = 96 + 190 * ease.out(burst / 2.2)
      placed(
        sheet,
        cx + far * Math.cos(angle),
        cy + far * 0.9 * Math.sin(angle),
        { turn: angle + burst * 2.4, alpha: 1 - appear(burst, 0.35, 0.9) },
        () =>
          printed(
            sheet,
            smooth([
              [-18, -7],
              [16, -10],
              [20, 6],
              [-14, 9],
            ]),
            { ink: colours.inkA, cover: [0, 0.5] },
          ),
      )
    }
  const random = sheet.random(21)
  for (let i = 0; i < 26; i++) {
    const [a, b, c] = [random(), (i + 0.5) / 26, ((i * 5) % 13) / 13 + 0.04]
    const made = appear(build, a * 1.9, 0.6, ease.back)
    if (made <= 0) continue
    const inside: Point = [(b - 0.5) * 214, (c - 0.5) * 112 * (1 - Math.max(0, Math.abs(b - 0.5) - 0.34) * 2.6)]
    const [ix, iy] = [
      inside[0] * Math.cos(turn) - inside[1] * Math.sin(turn),
      inside[0] * Math.sin(turn) + inside[1] * Math.cos(turn),
    ]
    const out = ease.out(Math.max(0, burst) / 3)
    const spread = 1 + out * (0.62 + 0.5 * a)
    const size = made * (0.2 + out * 0.05)
    const at: Point = [
      cx + ix * spread + wander(time, i, 0.35) * 4,
      cy + 4 + iy * spread + wander(time, i + 60, 0.35) * 4,
    ]
    const own = i * 2.4 + wander(time, i + 90, 0.3) * 0.5 + out * (c - 0.5) * 3
    placed(sheet, at[0], at[1], { turn: own }, () =>
      phage(sheet, 0, 100 * size, size, { head: colours.nano, plain: true }),
    )
  }
  const minutes = burst === -Infinity ? 30 * moment.progress : clamp(30 + burst * 7, 0, 30)
  label(sheet, `${Math.round(minutes)} min`, focus.x + focus.width - 40, focus.y + focus.height - 12, {
    size: 22,
    weight: 800,
  })
}
