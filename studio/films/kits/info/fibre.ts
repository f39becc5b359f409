import * as v from 'valibot'
import { spark, trace, wave } from '../../figures.ts'
import { bigNumber, label, lettering } from '../../letters.ts'
import { along, appear, clamp, ease, loop } from '../../motion.ts'
import { box, disc, oval, type Point } from '../../paths.ts'
import { placed, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

const tilt = -0.34

function zigzag(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [cx, cy] = centreOf(sheet.focus)
  const [half, core] = [92, 38]
  const shownCore = appear(moment.since('core'), -0.2, 0.5)
  const shownClad = appear(moment.since('cladding'), -0.2, 0.5)
  const points: Point[] = Array.from({ length: 5 }, (_, i) => [-290 + i * 145, i % 2 ? -core + 3 : core - 3])
  const lit = ease.inOut((moment.time - 0.2) / 2.2)
  within(sheet, box(0, sheet.focus.y - 8, sheet.width, sheet.focus.height + 16), () =>
    placed(sheet, cx, cy, { turn: tilt }, () => {
      const cladding = box(-260, -half, 520, 2 * half)
      printed(sheet, cladding, {
        ink: colours.stock,
        shade: 'lines',
        shadeInk: '#3350ff',
        across: [0, -half, 0, half],
        cover: [0.1 + 0.12 * shownClad, 0.5],
        pitch: 6,
      })
      printed(sheet, box(-260, -core, 520, 2 * core), {
        ink: '#dfe5ff',
        shadeInk: '#3350ff',
        across: [0, -core, 0, core],
        cover: [0, 0.35],
      })
      trace(sheet, points, lit, { ink: colours.key, width: 10 })
      trace(sheet, points, lit, { ink: colours.nano, width: 6 })
      for (let i = 0; i < 4; i++) {
        const share = loop(moment.time, 3.2, i / 4)
        if (share > lit) continue
        const at = along(points, share)
        printed(sheet, disc(at.x, at.y, 9), { ink: '#ffffff', shade: 'none', outline: 3, edge: colours.nano })
      }
      const bounced = moment.since('bounce')
      for (const [i, [x, y]] of points.entries()) spark(sheet, x, y, 30, clamp(bounced - i * 0.12 + 0.4), colours.key)
    }),
  )
  const on = (x: number, y: number): Point => [
    cx + x * Math.cos(tilt) - y * Math.sin(tilt),
    cy + x * Math.sin(tilt) + y * Math.cos(tilt),
  ]
  label(sheet, 'núcleo', cx - 88, cy - 104, { size: 17, leaderTo: on(-44, -12), progress: shownCore })
  label(sheet, 'revestimiento', cx + 70, cy + 120, { size: 17, leaderTo: on(36, 66), progress: shownClad })
}

const stream = [1, 0, 1, 1, 0, 0, 1, 0]

function pulses(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [cx, cy] = centreOf(sheet.focus)
  const y = cy + 70
  const zero = moment.since('zero') > 0
  const one = moment.since('one')
  printed(sheet, box(-20, y - 56, sheet.width + 40, 112), {
    ink: colours.stock,
    shade: 'lines',
    shadeInk: colours.inkA,
    across: [cx, y - 56, cx, y + 56],
    cover: [0.12, 0.6],
    pitch: 6,
  })
  printed(sheet, box(-20, y - 24, sheet.width + 40, 48), { ink: colours.key, shade: 'none' })
  const pitch = 92
  const ahead = moment.time * 96
  for (let n = -1; n < 6; n++) {
    const k = n - Math.floor(ahead / pitch)
    const x = n * pitch + (ahead % pitch)
    const bit = stream[((k % stream.length) + stream.length) % stream.length] ?? 0
    if (bit === 1) {
      printed(sheet, oval(x, y, 34, 19), { ink: colours.nano, shade: 'none', outline: 0 })
      wave(sheet, [x - 32, y], [x + 32, y], {
        ink: '#ffffff',
        amplitude: 13,
        wavelength: 15,
        width: 2.6,
        phase: -moment.time,
      })
    }
    lettering(sheet, String(bit), x, y + 98, {
      size: 34,
      weight: 800,
      align: 'center',
      ink: bit ? colours.nano : colours.faint,
    })
  }
  const value = zero ? '0' : '1'
  const since = zero ? moment.since('zero') : one
  bigNumber(sheet, value, cx, cy - 34, {
    size: 190,
    width: 110,
    ink: zero ? colours.faint : colours.nano,
    alpha: appear(since, -0.1, 0.35),
  })
}

export const fibre = scene({
  settings: v.strictObject({ light: v.optional(v.picklist(['zigzag', 'pulses']), 'zigzag') }),
  cues: {
    core: 'The core is named',
    cladding: 'The cladding is named',
    bounce: 'The places where light bounces flash',
    one: 'A flash is a one',
    zero: 'Darkness is a zero',
  },
  draw(sheet, moment, { light }) {
    if (light === 'zigzag') zigzag(sheet, moment)
    else pulses(sheet, moment)
  },
})
