import * as v from 'valibot'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, wander } from '../../motion.ts'
import { polygon, regular, smooth, tracePoints, type Point } from '../../paths.ts'
import { outline, printed, ring, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, contours, middle } from './set.ts'

const Settings = v.strictObject({ view: v.picklist(['strip', 'layers']) })

function strip(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  contours(sheet, moment.time, { seed: 3 })
  const pulled = appear(after(moment, 'pull', 0.5), -3, 4.2, ease.inOut)
  const turn = pulled * 2.4 + moment.time * 0.08
  const lump = polygon([
    [cx - 120, cy + 128],
    [cx - 96, cy + 92],
    [cx + 96, cy + 92],
    [cx + 132, cy + 128],
    [cx + 112, cy + 172],
    [cx - 104, cy + 172],
  ])
  printed(sheet, lump, {
    ink: colours.key,
    shade: 'lines',
    shadeInk: '#ffffff',
    cover: [0.4, 0.02],
    pitch: 6,
    across: [cx, cy + 92, cx, cy + 172],
  })
  const lift = lerp(0, 96, pulled)
  const [rx, ry] = [cx + 52, cy - 82]
  const band: Point[] = [
    [cx - 118, cy + 90 - lift * 0.16],
    [cx - 60, cy + 88 - lift * 0.5],
    [cx, cy + 80 - lift * 0.8],
    [cx + 62, cy + 56 - lift * 0.66],
    [cx + 116, cy + 6 - lift * 0.3],
    [rx + 76, ry + 8],
  ]
  const back = band.map(([x, y]): Point => [x - 9, y - 8]).toReversed()
  printed(sheet, polygon([...band, ...back]), { ink: colours.zed, shade: 'none', outline: 2 })
  outline(sheet, smooth(band, false), 7, colours.key)
  outline(sheet, smooth(band, false), 3, '#ffffff')
  const random = sheet.random(5)
  for (let i = 0; i < 13; i++) {
    const at = 0.04 + 0.07 * i
    const k = Math.min(band.length - 2, Math.floor(at * 5))
    const [a, b] = [band[k] ?? [0, 0], band[k + 1] ?? [0, 0]]
    const t = at * 5 - k
    const stuck = clamp(pulled * 2.2 - at)
    const size = (5 + 8 * random()) * Math.min(1, stuck * 2)
    if (size > 1 && i < 9)
      printed(sheet, regular(lerp(a[0], b[0], t), lerp(a[1], b[1], t) + 7, size, 6, random()), {
        ink: colours.key,
        shade: 'lines',
        shadeInk: '#ffffff',
        cover: [0.3, 0],
        pitch: 4,
        outline: 1.4,
      })
  }
  ring(sheet, rx, ry, 62, 40, { ink: '#ffffff', shade: 'lines', cover: [0, 0.34], pitch: 5 })
  for (let i = 0; i < 4; i++) {
    const a = turn + (i * Math.PI) / 2
    outline(
      sheet,
      tracePoints([
        [rx + 44 * Math.cos(a), ry + 44 * Math.sin(a)],
        [rx + 80 * Math.cos(a), ry + 80 * Math.sin(a)],
      ]),
      2,
      colours.key,
    )
  }
  ring(sheet, rx, ry, 40, 10, { ink: colours.info, shade: 'none' })
  label(sheet, 'grafito', cx - 92, cy + 150, { size: 15, progress: appear(moment.time, 0.6, 0.5) })
}

function layer(sheet: Sheet, x: number, y: number, ink: string, alpha = 1): void {
  if (alpha <= 0) return
  const { colours, brush } = sheet
  brush.save()
  brush.globalAlpha *= alpha
  const half = 118
  const at = (u: number, w: number): Point => [x + (u - w) * half * 0.62, y + (u + w) * half * 0.26]
  const path = polygon([at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)])
  printed(sheet, path, { ink, shade: 'none', outline: 0 })
  within(sheet, path, () => {
    const step = 0.135
    for (let j = -7; j <= 7; j++)
      for (let i = -9; i <= 9; i++) {
        const [u, w] = [(i + (j % 2) * 0.5) * step * 1.732, j * step * 1.5]
        const up = [at(u, w), at(u, w + step)] as const
        const sides = [at(u + step * 0.866, w + step * 1.5), at(u - step * 0.866, w + step * 1.5)] as const
        outline(sheet, tracePoints([up[0], up[1], sides[0]]), 1.5, colours.key)
        outline(sheet, tracePoints([up[1], sides[1]]), 1.5, colours.key)
      }
  })
  outline(sheet, path, 2.2, colours.key)
  brush.restore()
}

function layers(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const count = 7
  const cues = ['peel', 'again', 'last'] as const
  const takes = cues.map((cue, i) => appear(after(moment, cue, 0.5 + 0.18 * i), -0.35, 1.1, ease.inOut))
  const takenBy = [-1, 2, 1, 1, 0, 0, 0]
  const slid = appear(after(moment, 'slide', 0.3), -0.3, 0.8, ease.inOut) * (1 - (takes[0] ?? 0))
  const base = cy + 112
  for (let i = 0; i < count; i++) {
    const take = takes[takenBy[i] ?? -1] ?? 0
    const sway = slid * 30 * Math.sin(i * 1.3 + moment.time * 2) + 2 * wander(moment.time, i, 0.3)
    const y = base - i * 27 - take * 190
    const alpha = 1 - clamp((take - 0.55) / 0.4)
    const ink = i === 0 ? colours.inkA : i % 2 ? '#ffffff' : colours.inkB
    layer(sheet, cx + (i === 0 ? 0 : sway), y, ink, alpha)
    const top = i === count - 1 || takenBy[i + 1] !== takenBy[i]
    if (top && take > 0.02 && alpha > 0) {
      sheet.brush.save()
      sheet.brush.globalAlpha = alpha * Math.min(1, take * 8)
      const band = polygon(
        [
          [cx - 50, y - 10],
          [cx + 44, y + 16],
          [cx + 150, y - 64],
          [cx + 60, y - 92],
        ].map(([x, yy]): Point => [(x ?? 0) + sway, yy ?? 0]),
      )
      printed(sheet, band, { ink: colours.zed, shade: 'lines', cover: [0, 0.3], pitch: 7 })
      sheet.brush.restore()
    }
  }
  label(sheet, 'atracción débil entre capas', cx, cy + 172, { size: 15, progress: Math.min(1, slid * 1.4) })
  label(sheet, 'una sola capa', cx, cy + 172, { size: 17, progress: clamp(((takes[2] ?? 0) - 0.6) * 3) })
}

export const tape = scene({
  settings: Settings,
  cues: {
    pull: 'the strip is pulled off',
    slide: 'the sheets slide',
    peel: 'tape takes some',
    again: 'and some more',
    last: 'one is left',
  },
  draw(sheet, moment, { view }) {
    if (view === 'strip') strip(sheet, moment)
    else layers(sheet, moment)
  },
})
