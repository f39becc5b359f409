import * as v from 'valibot'
import { wave } from '../../figures.ts'
import { label, lettering } from '../../letters.ts'
import { appear, loop, wander } from '../../motion.ts'
import { faded } from '../../palette.ts'
import { disc, oval, smooth, type Point } from '../../paths.ts'
import { ball, outline, printed, within } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, glow, lightColour, middle } from './set.ts'

const gilt = '#f2b01e'

function cloud(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours, brush } = sheet
  const strength = appear(after(moment, 'wave', 0.5), -0.4, 1.4)
  const beat = moment.time * 0.75
  const swing = Math.sin(2 * Math.PI * beat) * strength
  const r = 84
  const y = cy - 6
  wave(sheet, [-20, y], [380, y], {
    ink: colours.bio,
    width: 6,
    amplitude: 116,
    wavelength: 420,
    phase: beat - 0.22,
    tapered: false,
    part: [0, strength],
    edge: 1.6,
  })
  ball(sheet, cx, y, r, gilt, { pitch: 6 })
  const held = disc(cx, y, r)
  within(sheet, held, () => {
    for (let i = -3; i <= 3; i++)
      for (let k = -3; k <= 3; k++)
        lettering(sheet, '+', cx + i * 28 + (k % 2 ? 14 : 0) - 6, y + k * 26 + 8, {
          size: 24,
          weight: 800,
          ink: colours.key,
        })
  })
  const shifted = y - swing * 34
  const veil = oval(cx, shifted, r + 7, r + 7)
  brush.save()
  brush.fillStyle = faded(colours.info, 0.34)
  brush.fill(veil)
  brush.restore()
  outline(sheet, veil, 2.4, colours.info)
  const random = sheet.random(4)
  for (let i = 0; i < 26; i++) {
    const [a, far] = [random() * 2 * Math.PI, Math.sqrt(random()) * (r - 6)]
    const [dx, dy] = [5 * wander(moment.time, i, 0.3), 5 * wander(moment.time, i + 12, 0.3)]
    ball(sheet, cx + far * Math.cos(a) + dx, shifted + far * Math.sin(a) + dy, 6.5, colours.info)
  }
  label(sheet, 'electrones', cx + 102, cy - 126, {
    size: 15,
    progress: appear(moment.time, 0.5, 0.5),
    leaderTo: [cx + 52, shifted - 64],
  })
  label(sheet, 'grano de oro y plata', cx - 58, cy + 128, {
    size: 15,
    progress: appear(moment.time, 0.8, 0.5),
    leaderTo: [cx - 20, y + 66],
  })
}

function filter(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const caught = appear(after(moment, 'green', 0.5), -0.4, 0.8)
  const passed = appear(after(moment, 'red', 0.7), -0.4, 1)
  const grains: Point[] = [
    [cx - 8, cy - 112],
    [cx + 10, cy - 56],
    [cx - 10, cy],
    [cx + 8, cy + 56],
    [cx - 6, cy + 112],
  ]
  const lanes = [
    { share: 0.5, y: cy - 84 },
    { share: 0.5, y: cy + 28 },
    { share: 1, y: cy - 28 },
    { share: 1, y: cy + 84 },
  ]
  for (const { share, y } of lanes) {
    const ink = lightColour(share)
    wave(sheet, [10, y], [cx - 6, y], {
      ink,
      width: 5,
      amplitude: 12,
      wavelength: share > 0.7 ? 44 : 30,
      phase: moment.time * 1.3,
      tapered: false,
    })
    if (share > 0.7)
      wave(sheet, [cx - 6, y], [cx + 126, y + (cy - y) * 0.5], {
        ink,
        width: 5,
        amplitude: 12,
        wavelength: 44,
        phase: moment.time * 1.3,
        tapered: false,
        part: [0, passed],
      })
    else
      for (let k = 0; k < 4; k++) {
        const angle = 1.9 + k * 0.85
        const head = loop(moment.time, 1.6, k / 4) * 1.3
        wave(sheet, [cx, y], [cx + 78 * Math.cos(angle), y + 52 * Math.sin(angle)], {
          ink,
          width: 3,
          amplitude: 6 * caught,
          wavelength: 18,
          part: [head - 0.4, head],
          phase: moment.time,
        })
      }
  }
  for (const [i, [x, y]] of grains.entries()) {
    glow(sheet, x, y, 46, colours.bio, caught * (0.6 + 0.4 * Math.sin(moment.time * 3 + i)))
    const sway = 5 * caught * Math.sin(moment.time * 5 + i)
    ball(sheet, x, y, 22, gilt)
    outline(sheet, disc(x, y + sway, 26), 2.2, colours.info)
  }
  const [ex, ey] = [cx + 128, cy]
  const lids = smooth([
    [ex - 34, ey],
    [ex - 8, ey - 25],
    [ex + 30, ey],
    [ex - 8, ey + 25],
  ])
  printed(sheet, lids, { ink: '#ffffff', shade: 'none', outline: 3 })
  within(sheet, lids, () => {
    printed(sheet, disc(ex - 10, ey, 17), { ink: passed > 0.8 ? colours.nano : colours.faint, cover: [0, 0.5] })
    printed(sheet, disc(ex - 12, ey, 7), { ink: colours.key, shade: 'none' })
  })
  label(sheet, 'verde: atrapada', cx - 84, cy - 150, { size: 15, progress: caught })
  label(sheet, 'roja: pasa', cx + 88, cy + 150, { size: 15, progress: passed })
}

export const plasmon = scene({
  settings: v.strictObject({ view: v.picklist(['cloud', 'filter']) }),
  cues: { wave: 'the wave arrives', green: 'green is caught', red: 'red goes on' },
  draw(sheet, moment, { view }) {
    if (view === 'cloud') cloud(sheet, moment)
    else filter(sheet, moment)
  },
})
