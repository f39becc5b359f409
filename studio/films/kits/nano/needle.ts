import * as v from 'valibot'
import { wave } from '../../figures.ts'
import { label } from '../../letters.ts'
import { appear, clamp, ease, lerp, loop } from '../../motion.ts'
import { box } from '../../paths.ts'
import { ball, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, lightColour, middle } from './set.ts'

/** A needle of atoms; the last one is at (x, y). Ends below the headline. */
export function tip(sheet: Sheet, x: number, y: number, r: number, ink: string, lit: string): void {
  for (let row = 7; row >= 0; row--)
    for (let i = 0; i <= row; i++) {
      const off = (i - row / 2) * r * 1.86
      // Atoms shrink away before they reach the headline.
      const size = r * clamp((y - row * r * 1.6 - 152) / (r * 1.4))
      if (size > r * 0.25)
        ball(sheet, x + off, y - row * r * 1.6, size, row === 0 ? lit : ink, { pitch: Math.max(2.6, r * 0.2) })
    }
}

function ground(sheet: Sheet, y: number, r: number, time: number): void {
  const { colours } = sheet
  for (let row = 3; row >= 0; row--)
    for (let i = -1; i < 10; i++) {
      const x = i * r * 2 + (row % 2 ? r : 0)
      ball(
        sheet,
        x,
        y + row * r * 1.7 + 1.4 * Math.sin(time * 3 + i * 2 + row),
        r,
        row === 0 ? colours.inkB : colours.stock,
        { pitch: 4.6 },
      )
    }
}

function approach(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const light = appear(after(moment, 'wave', 0.2), -1.5, 1)
  const near = appear(after(moment, 'near', 0.55), -0.5, 1.8, ease.inOut)
  const surface = cy + 84
  ground(sheet, surface, 23, moment.time)
  const gone = 1 - near
  // Not to scale: at a thousand to one, the wave wouldn't fit into the frame.
  sheet.brush.save()
  sheet.brush.globalAlpha = light * gone
  wave(sheet, [-60, cy - 34], [420, cy - 34], {
    ink: lightColour(0.5),
    width: 13,
    amplitude: 84,
    wavelength: 560,
    phase: moment.time * 0.3,
    tapered: false,
    edge: 2,
  })
  sheet.brush.restore()
  label(sheet, 'onda: mil veces más larga', cx, cy - 150, { size: 15, progress: light * gone })
  if (near > 0) tip(sheet, cx + 5, lerp(cy - 260, surface - 58, near), 19, colours.stock, colours.nano)
  label(sheet, 'un solo átomo', cx + 94, surface - 62, {
    size: 15,
    progress: appear(near, 0.85, 0.15),
    leaderTo: [cx + 20, surface - 58],
  })
}

function tunnel(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const jump = appear(after(moment, 'jump', 0.35), -0.3, 0.7)
  const far = after(moment, 'far', 0.85)
  const lift = appear(far, -1.1, 0.9, ease.inOut) * (0.75 + 0.25 * Math.cos(moment.time * 2))
  const surface = cy + 104
  const x = cx - 44
  const gap = lerp(56, 92, lift)
  ground(sheet, surface, 26, moment.time)
  tip(sheet, x, surface - 26 - gap, 22, '#ffffff', colours.nano)
  const rate = lerp(1, 0.18, lift) * jump
  for (let i = 0; i < 9; i++) {
    if (i / 9 > rate) continue
    const share = loop(moment.time, 0.9, i / 9)
    const lane = ((i * 5) % 9) - 4
    ball(sheet, x + lane * 2.6, lerp(surface - 26 - gap + 18, surface - 22, share), 6, colours.info, { glint: false })
  }
  // The current drops to a tenth per additional 0.1 nm.
  const [bx, base, full] = [cx + 112, surface - 48, 180]
  printed(sheet, box(bx - 20, base - full, 40, full), { ink: '#ffffff', shade: 'none' })
  const flow = full * (0.04 + 0.9 * rate * (0.96 + 0.04 * Math.sin(moment.time * 7)))
  printed(sheet, box(bx - 20, base - flow, 40, flow), { ink: colours.info, cover: [0, 0.5] })
  label(sheet, 'corriente', bx - 2, base - full - 18, { size: 14, progress: jump })
  label(sheet, 'hueco: menos de 1 nm', x - 6, surface + 62, {
    size: 15,
    progress: appear(moment.time, 0.5, 0.5),
  })
}

export const needle = scene({
  settings: v.strictObject({ show: v.picklist(['approach', 'tunnel']) }),
  cues: {
    wave: 'a wave of light, too wide',
    near: 'the needle comes down',
    jump: 'electrons cross',
    far: 'it is lifted and the current falls',
  },
  draw(sheet, moment, { show }) {
    if (show === 'approach') approach(sheet, moment)
    else tunnel(sheet, moment)
  },
})
