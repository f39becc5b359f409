import * as v from 'valibot'
import { spark, trace } from '../../figures.ts'
import { label } from '../../letters.ts'
import { along, appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { box, oval } from '../../paths.ts'
import { ball, card, placed, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { banana, fullness, sensor, skin } from './skin.ts'

function beating(sheet: Sheet, moment: Moment): void {
  const { colours, focus } = sheet
  const [cx] = centreOf(focus)
  const top = focus.y + 78
  const bottom = focus.y + focus.height + 14
  const strong = appear(moment.since('beat'), -0.3, 0.5)
  const phase = loop(moment.since('beat') > -1e6 ? moment.since('beat') + 20 : moment.time, 1.15)
  const full = fullness(phase) * lerp(0.35, 1, strong)
  skin(sheet, moment, top, bottom)
  const vessel = top + 128
  const half = 27 + 15 * full
  const pipe = box(-20, vessel - half, sheet.width + 40, 2 * half)
  printed(sheet, pipe, {
    ink: colours.nano,
    shade: 'lines',
    across: [cx, vessel - half, cx, vessel + half],
    cover: [0, 0.5],
    pitch: 6,
    outline: 3,
  })
  for (let i = 0; i < 11; i++) {
    const x = loop(moment.time, 4.2, i / 11) * 420 - 30
    const y = vessel + (half - 15) * Math.sin(i * 2.7) * 0.9
    printed(sheet, oval(x, y, 14, 9, 0.3 * Math.sin(i + moment.time)), {
      ink: '#ff8a6b',
      cover: [0, 0.35],
      outline: 1.8,
    })
    printed(sheet, oval(x, y, 6, 3.4, 0.3), { ink: colours.nano, shade: 'none', outline: 0 })
  }
  sensor(sheet, cx, top, colours.bio)
  const absorbed = appear(moment.since('absorb'), -0.3, 0.4)
  for (let n = 0; n < 5; n++) {
    const way = banana(cx, top, -84 + n * 8, 52 + n * 8, 92 + n * 17)
    const left = 1 - 0.8 * full * (0.4 + 0.6 * absorbed)
    trace(sheet, way.slice(0, 17), 1, { ink: colours.bio, width: 4 })
    trace(sheet, way.slice(16), 1, { ink: colours.bio, width: 0.6 + 3.6 * left })
    for (let k = 0; k < 2; k++) {
      const share = loop(moment.time, 1.5, n * 0.23 + k / 2)
      const lost = n % 2 === 0 && absorbed > 0.5
      if (lost && share > 0.5) {
        const [x, y] = way[15] ?? [0, 0]
        spark(sheet, x, y, 17, (share - 0.5) * 2.4, '#ffffff')
        continue
      }
      const at = along(way, share)
      ball(sheet, at.x, at.y, 6 * clamp(share * 8) * clamp((1 - share) * 8), '#5ff0a8', { shade: 'none' })
    }
  }
  const meter = 66 * (1 - 0.62 * full * (0.35 + 0.65 * strong))
  card(sheet, cx + 132, top - 74, 20, 70, { ink: '#ffffff', shade: 'none', outline: 2 })
  printed(sheet, box(cx + 134, top - 6 - meter, 16, meter), { ink: colours.bio, cover: [0, 0.3], outline: 0 })
  label(sheet, 'vaso sanguíneo', cx - 62, vessel + 76, {
    size: 15,
    leaderTo: [cx - 62, vessel + 34],
    progress: appear(moment.time, 0.5),
  })
}

function depths(sheet: Sheet, moment: Moment): void {
  const { colours, focus } = sheet
  const [cx] = centreOf(focus)
  const top = focus.y + 70
  const bottom = focus.y + focus.height + 14
  skin(sheet, moment, top, bottom)
  for (const [y, r] of [
    [top + 78, 9],
    [top + 156, 17],
  ] as const) {
    const breath = 1 + 0.2 * fullness(loop(moment.time, 1.1))
    printed(sheet, box(-20, y - r * breath, sheet.width + 40, 2 * r * breath), {
      ink: '#ff8a6b',
      shade: 'none',
      outline: 2,
    })
  }
  const rays = [
    { cue: 'green', deep: 92, ink: colours.bio, bright: '#b6ffd9', from: -58, to: 56, name: 'verde' },
    { cue: 'red', deep: 218, ink: '#e0261c', bright: '#ffd0c4', from: -80, to: 82, name: 'rojo' },
  ] as const
  const red = appear(moment.since('red'), -0.3, 0.3)
  for (const one of rays) {
    const since = moment.since(one.cue)
    const grown = appear(since, -0.2, 1.1, ease.inOut)
    const way = banana(cx, top, one.from, one.to, one.deep)
    trace(sheet, way, grown, { ink: colours.key, width: 15 })
    trace(sheet, way, grown, { ink: one.ink, width: 10 })
    for (let k = 0; k < 4; k++) {
      const share = loop(moment.time, 2, k / 4)
      if (share > grown) continue
      const at = along(way, share)
      placed(sheet, at.x, at.y, { grow: clamp(share * 8) * clamp((1 - share) * 8) }, () =>
        ball(sheet, 0, 0, 7, one.bright, { shade: 'none' }),
      )
    }
    if (grown > 0.6)
      label(sheet, one.name, cx + (one.cue === 'green' ? 0 : 104), top + one.deep + (one.cue === 'green' ? 20 : -8), {
        size: 16,
        progress: (grown - 0.6) / 0.4,
        chip: one.ink,
        ink: one.cue === 'green' ? colours.key : '#ffffff',
      })
  }
  sensor(sheet, cx, top, red > 0.5 ? '#e0261c' : colours.bio)
}

export const skinLight = scene({
  settings: v.strictObject({ story: v.picklist(['beat', 'depth']) }),
  cues: {
    absorb: 'Blood takes up green light',
    beat: 'The vessel swells with each beat',
    green: 'Green light turns back near the surface',
    red: 'Red light goes deeper',
  },
  draw(sheet, moment, { story }) {
    if (story === 'beat') beating(sheet, moment)
    else depths(sheet, moment)
  },
})
