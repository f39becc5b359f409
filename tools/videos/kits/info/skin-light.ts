import * as v from 'valibot'
import { spark, trace } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { along, appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { box, oval, polygon, smooth, type Point } from '../../paths.ts'
import { ball, card, outline, placed, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'

/** How full the vessels are in a beat: a quick rise, a slow fall, 0 to 1. @param phase 0 to 1 */
export function fullness(phase: number): number {
  const rise = ease.inOut(phase / 0.22)
  return phase < 0.22 ? rise : 1 - ease.inOut((phase - 0.22) / 0.78)
}

/** The way of light through tissue from the lamp to the sensor: an arc whose depth is `deep`. */
function banana(cx: number, top: number, from: number, to: number, deep: number): Point[] {
  return Array.from({ length: 31 }, (_, i) => {
    const t = i / 30
    return [cx + lerp(from, to, t), top + deep * Math.sin(Math.PI * t) ** 0.75]
  })
}

function skin(sheet: Sheet, moment: Moment, top: number, bottom: number): void {
  const { colours } = sheet
  const wide = sheet.width
  const wavy = (y: number, high: number, rate: number): Point[] =>
    Array.from({ length: 29 }, (_, i) => [i * (wide / 26) - 14, y + high * Math.sin(i * rate)])
  const third = (bottom - top) / 3
  printed(sheet, box(-10, top, wide + 20, third * 0.62), { ink: '#ffe3cf', shade: 'none', outline: 0 })
  printed(sheet, polygon([...wavy(top + third * 0.5, 8, 1.05), [wide + 14, bottom], [-14, bottom]]), {
    ink: '#ffc9ae',
    shadeInk: colours.nano,
    cover: [0.02, 0.22],
    pitch: 7,
  })
  printed(sheet, polygon([...wavy(top + third * 2.25, 7, 0.7), [wide + 14, bottom], [-14, bottom]]), {
    ink: '#ffe9a8',
    shade: 'none',
  })
  for (let i = 0; i < 9; i++) {
    const x = i * 44 - 6 + 2 * Math.sin(moment.time * 0.6 + i)
    printed(sheet, oval(x, top + third * 2.66, 20, 15), { ink: '#fff4cf', shade: 'none', outline: 1.6 })
  }
  outline(
    sheet,
    smooth(
      [
        [-10, top],
        [wide / 2, top + 1],
        [wide + 10, top],
      ],
      false,
    ),
    3,
    colours.key,
  )
}

function sensor(sheet: Sheet, cx: number, top: number, lamp: string): void {
  const { colours } = sheet
  card(sheet, cx - 124, top - 56, 248, 54, {
    ink: '#2c2a55',
    shade: 'lines',
    shadeInk: colours.key,
    cover: [0, 0.5],
    round: 12,
  })
  card(sheet, cx - 92, top - 22, 46, 20, { ink: lamp, shade: 'none', round: 3 })
  card(sheet, cx + 46, top - 22, 46, 20, { ink: '#ffffff', shade: 'lines', cover: [0.1, 0.4], round: 3 })
  lettering(sheet, 'luz', cx - 69, top - 32, { size: 14, weight: 700, align: 'center', ink: '#ffffff' })
  lettering(sheet, 'sensor', cx + 69, top - 32, { size: 14, weight: 700, align: 'center', ink: '#ffffff' })
}

/** Light goes through the skin past a vessel that swells with each beat; what comes back swells against it. */
function beating(sheet: Sheet, moment: Moment): void {
  const { colours, focus } = sheet
  const [cx] = centreOf(focus)
  const top = focus.y + 78
  const bottom = focus.y + focus.height - 4
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
  // What the sensor gets.
  const meter = 94 * (1 - 0.62 * full * (0.35 + 0.65 * strong))
  card(sheet, cx + 132, top - 46 - 52, 20, 100, { ink: '#ffffff', shade: 'none', outline: 2 })
  printed(sheet, box(cx + 134, top - 46 + 46 - meter, 16, meter), { ink: colours.bio, cover: [0, 0.3], outline: 0 })
  label(sheet, 'vaso sanguíneo', cx - 62, vessel + 76, {
    size: 15,
    leaderTo: [cx - 62, vessel + 34],
    progress: appear(moment.time, 0.5),
  })
}

/** Green light turns back near the surface; red and infrared light go deeper. */
function depths(sheet: Sheet, moment: Moment): void {
  const { colours, focus } = sheet
  const [cx] = centreOf(focus)
  const top = focus.y + 70
  const bottom = focus.y + focus.height
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
