import * as v from 'valibot'
import { arrow, grid, spark } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { box, disc, type Point } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { centreOf } from './centre.ts'
import { satellite } from './satellite-figure.ts'

function one(sheet: Sheet, moment: Moment): void {
  const { colours } = sheet
  const [cx, cy] = centreOf(sheet.focus)
  const r = 132
  const spread = appear(moment.since('spread'), -0.3, 2.6, ease.inOut)
  const at = moment.since('sphere')
  for (let i = 0; i < 3; i++) {
    const share = loop(moment.time, 2.2, i / 3)
    printed(sheet, disc(cx, cy, 20 + share * (r - 20) * Math.max(0.2, spread)), {
      ink: 'none',
      shade: 'none',
      outline: 2.6 * (1 - share) * clamp(share * 5),
      edge: colours.line,
    })
  }
  if (spread > 0.02) {
    printed(sheet, disc(cx, cy, r * spread), {
      ink: 'none',
      shade: 'lines',
      shadeInk: colours.line,
      cover: [0, 0.16],
      pitch: 8,
      outline: 4,
      edge: colours.nano,
    })
    for (const flat of [0.32, 0.7]) {
      const half = new Path2D()
      half.ellipse(cx, cy, r * spread, r * spread * flat * 0.5, 0, 0, Math.PI)
      outline(sheet, half, 1.6, colours.faint)
    }
  }
  arrow(sheet, [cx, cy], [cx + r * spread * Math.cos(-0.6), cy + r * spread * Math.sin(-0.6)], {
    width: 4,
    ink: colours.line,
    progress: spread,
  })
  satellite(sheet, cx, cy, 96, 0.2 * Math.sin(moment.time * 0.6))
  label(sheet, '21 000 km', cx + 74, cy - 74, { size: 17, progress: appear(moment.since('spread'), 2) })
  if (at > -0.2) {
    const angle = 0.7 + at * 0.9
    const grow = appear(at, -0.2, 0.5, ease.back)
    const [x, y] = [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
    ball(sheet, x, y, 15 * grow, colours.nano)
    label(sheet, '¿aquí?', cx + (r - 46) * Math.cos(angle), cy + (r - 46) * Math.sin(angle) + 2, {
      size: 14,
      progress: grow,
    })
  }
}

const stations: readonly Point[] = [
  [-104, -114],
  [116, -86],
  [-84, 122],
  [112, 120],
]
const you: Point = [10, 14]

function crossing(sheet: Sheet, moment: Moment, clock: boolean): void {
  const { colours, focus } = sheet
  const [cx, cy] = centreOf(focus)
  const map = box(focus.x - 6, focus.y, focus.width + 12, focus.height)
  printed(sheet, map, { ink: clock ? '#1a1f3d' : '#ffffff', shade: 'none', edge: clock ? colours.faint : colours.key })
  const fixed = appear(moment.since('fix'), -0.3, 1.2, ease.inOut)
  const wrong = clock ? appear(moment.since('wrong'), -0.5, 1, ease.inOut) * (1 - fixed) : 0
  const crossed = moment.since('cross')
  within(sheet, map, () => {
    grid(sheet, { x: focus.x - 6, y: focus.y, width: focus.width + 12, height: focus.height }, 34, {
      shift: [moment.time * 2, 0],
    })
    for (const [i, [dx, dy]] of stations.entries()) {
      if (i === 3 && !clock) continue
      const entered = clock
        ? i === 3
          ? appear(moment.since('fix'), -0.9, 0.9, ease.inOut)
          : appear(moment.time, 0.1 + i * 0.15, 0.8, ease.inOut)
        : i === 0
          ? appear(moment.time, 0.1, 0.8, ease.inOut)
          : appear(moment.since('more'), i * 0.5 - 0.9, 0.9, ease.inOut)
      const away = Math.hypot(dx - you[0], dy - you[1])
      const r = (away + 42 * wrong + 1.2 * Math.sin(moment.time * 2 + i)) * entered
      if (r < 3) continue
      const inks = [colours.nano, colours.info, colours.bio, colours.cogno]
      outline(sheet, disc(cx + dx, cy + dy, r), 7.5, clock ? '#1a1f3d' : '#ffffff')
      outline(sheet, disc(cx + dx, cy + dy, r), 4.5, inks[i] ?? colours.line)
      const share = loop(moment.time, 2, i * 0.3)
      printed(sheet, disc(cx + dx, cy + dy, r * share), {
        ink: 'none',
        shade: 'none',
        outline: 2 * (1 - share),
        edge: inks[i] ?? colours.line,
      })
    }
  })
  for (const [i, [dx, dy]] of stations.entries()) {
    if (i === 3 && !clock) continue
    const entered = clock
      ? i === 3
        ? appear(moment.since('fix'), -1.1, 0.5)
        : 1
      : i === 0
        ? 1
        : appear(moment.since('more'), i * 0.5 - 1.1, 0.5)
    if (entered > 0)
      satellite(sheet, cx + dx, cy + dy, 74 * entered, Math.atan2(you[1] - dy, you[0] - dx) - Math.PI / 2)
  }
  const [x, y] = [cx + you[0], cy + you[1]]
  if (clock) {
    const gap = clamp(wrong * 1.4 - 0.3)
    if (gap > 0) {
      const type = { size: 46 + 3 * Math.sin(moment.time * 4), weight: 850, align: 'center', alpha: gap } as const
      lettering(sheet, '?', x, y + 17, { ...type, ink: '#ffffff' })
      label(sheet, 'un microsegundo = 300 m', cx, cy - 154, {
        size: 14,
        progress: clamp(appear(moment.since('wrong'), 0.9)) * (1 - fixed),
      })
    }
    const found = appear(fixed, 0.8, 0.2)
    ball(sheet, x, y, 15 * found, colours.nano)
    label(sheet, 'aquí', x, y + 34, { size: 17, progress: found })
    spark(sheet, x, y, 70, clamp((moment.since('fix') - 0.9) / 0.8), colours.line)
  } else {
    const found = appear(crossed, -0.1, 0.5, ease.back)
    ball(sheet, x, y, 17 * found * (1 + 0.06 * Math.sin(moment.time * 5)), colours.nano)
    spark(sheet, x, y, 80, clamp((crossed + 0.1) / 0.9), colours.key)
    label(sheet, 'tú', x + lerp(0, 44, found), y - 26 * found, { size: 20, progress: found })
  }
}

export const spheres = scene({
  settings: v.strictObject({ story: v.picklist(['one', 'three', 'clock']) }),
  cues: {
    spread: 'The signal spreads to a sphere',
    sphere: 'A place runs along the sphere',
    more: 'Two more spheres come',
    cross: 'The place where they cross is marked',
    wrong: 'The clock is off: all spheres are too large',
    fix: 'The fourth satellite puts the clock right',
  },
  draw(sheet, moment, { story }) {
    if (story === 'one') one(sheet, moment)
    else crossing(sheet, moment, story === 'clock')
  },
})
