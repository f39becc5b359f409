import * as v from 'valibot'
import { wave } from '../../figures.ts'
import { label, scaleBar } from '../../letters.ts'
import { appear, clamp, ease, lerp } from '../../motion.ts'
import { faded } from '../../palette.ts'
import { polygon, smooth, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import { scene, type Moment, type Sheet } from '../../scene.ts'
import { after, contours, lightColour, middle } from './set.ts'

function stack(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  contours(sheet, moment.time, { seed: 26 })
  const since = after(moment, 'stack', 0.6)
  const start = Math.max(0, moment.time - since) * 0.5
  const r = 30
  let order = 0
  for (let layer = 0; layer < 5; layer++) {
    const side = 5 - layer
    for (let row = 0; row < side; row++)
      for (let i = 0; i < side; i++) {
        order++
        const x = cx + (i - (side - 1) / 2) * r * 2
        const y = cy + 84 + (row - (side - 1) / 2) * r * 0.62 - layer * r * 1.46
        const share = appear(moment.time, 0.1 + (order / 55) * Math.max(1.2, start + 1.4), 0.55, ease.out)
        ball(sheet, x, y - (1 - share) * 190, r * clamp(share * 3), layer === 4 ? colours.inkA : '#ffffff', {
          pitch: 4.6,
        })
      }
  }
  scaleBar(sheet, '250 nm', cx - r, cy + 182, r * 2, {
    progress: appear(moment.time, 0.6, 0.6),
    size: 15,
  })
  label(sheet, 'sílice', cx + 110, cy - 96, { size: 16, progress: appear(since, -0.6, 0.5) })
}

function rows(sheet: Sheet, top: number, turn: number, r: number, ink: string): void {
  const { cx, cy } = middle(sheet)
  const { brush } = sheet
  brush.save()
  brush.translate(cx, cy + 60)
  brush.rotate(turn)
  for (let k = 9; k >= 0; k--)
    for (let i = -7; i <= 7; i++) ball(sheet, i * r * 2 + (k % 2 ? r : 0), top + k * r * 1.73, r, ink, { pitch: 4 })
  brush.restore()
}

function waves(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  const bounce = appear(after(moment, 'bounce', 0.1), -0.2, 1.4, ease.inOut)
  const step = appear(after(moment, 'step', 0.45), -0.5, 1)
  const cancel = appear(after(moment, 'cancel', 0.85), -0.6, 0.9)
  rows(sheet, 0, 0, 26, colours.stock)
  const level = cy + 60
  const inks = [lightColour(0.5), lightColour(1)]
  for (const [k, ink] of inks.entries()) {
    const x = k === 0 ? cx - 80 : cx + 80
    const fade = k === 1 ? 1 - 0.4 * cancel : 1
    const wavelength = k === 0 ? 45 : 62
    for (let layer = 0; layer < 3; layer++) {
      const y = level - 26 + layer * 45
      const shift = k === 0 ? 0 : layer * 0.36
      const lane = x - 40 + layer * 40
      outline(
        sheet,
        tracePoints([
          [lane, cy - 168],
          [lane, y],
        ]),
        1.2,
        faded(ink, 0.5),
      )
      wave(sheet, [lane, lerp(cy - 168, y, 1 - bounce)], [lane, y], {
        ink,
        width: 3.4,
        amplitude: 8,
        wavelength: 45,
        phase: moment.time * 1.2,
        tapered: false,
      })
      sheet.brush.save()
      sheet.brush.globalAlpha = fade * bounce
      wave(sheet, [lane + 12, y], [lane + 12, cy - 168], {
        ink,
        width: 5,
        amplitude: k === 0 ? lerp(8, 14, step) : lerp(8, 0.01, cancel),
        wavelength,
        phase: moment.time * 1.2 + shift,
        tapered: false,
        part: [0, bounce],
      })
      sheet.brush.restore()
    }
  }
  label(sheet, 'al compás', cx - 80, cy - 150, { size: 15, progress: step })
  label(sheet, 'se anulan', cx + 84, cy - 150, { size: 15, progress: cancel })
}

function tilt(sheet: Sheet, moment: Moment): void {
  const { cx, cy } = middle(sheet)
  const { colours } = sheet
  contours(sheet, moment.time, { seed: 27 })
  const turned = appear(after(moment, 'tilt', 0.2), -0.4, Math.max(2.4, moment.duration * 0.8), ease.inOut)
  const angle = lerp(-0.3, 0.2, turned) + 0.02 * Math.sin(moment.time)
  // Bragg's law without refraction: the reflected color shifts from red to blue.
  const share = lerp(1, 0.06, turned)
  const ink = lightColour(share)
  const point: Point = [cx, cy + 40]
  rows(sheet, 6, angle, 26, '#ffffff')
  const normal = -Math.PI / 2 + angle
  const incoming = -Math.PI / 2 - 0.52
  const outgoing = 2 * normal - incoming
  const from: Point = [point[0] + 230 * Math.cos(incoming), point[1] + 230 * Math.sin(incoming)]
  const to: Point = [point[0] + 200 * Math.cos(outgoing), point[1] + 200 * Math.sin(outgoing)]
  const side: Point = [Math.cos(incoming + Math.PI / 2) * 11, Math.sin(incoming + Math.PI / 2) * 11]
  printed(
    sheet,
    polygon([
      [from[0] - side[0], from[1] - side[1]],
      [from[0] + side[0], from[1] + side[1]],
      [point[0] + side[0], point[1] + side[1]],
      [point[0] - side[0], point[1] - side[1]],
    ]),
    { ink: '#ffffff', shade: 'none', outline: 2.4 },
  )
  wave(sheet, point, to, {
    ink,
    width: 8,
    amplitude: 15,
    wavelength: lerp(52, 30, turned),
    phase: moment.time * 1.3,
    tapered: false,
    edge: 1.6,
  })
  outline(
    sheet,
    smooth([point, [point[0] + 110 * Math.cos(normal), point[1] + 110 * Math.sin(normal)]], false),
    1.6,
    colours.faint,
  )
  label(sheet, 'luz blanca', cx - 106, cy - 140, { size: 15, progress: appear(moment.time, 0.3, 0.5) })
  const name = share > 0.88 ? 'rojo' : share > 0.62 ? 'amarillo' : share > 0.36 ? 'verde' : 'azul'
  label(sheet, name, Math.max(70, Math.min(290, to[0])), to[1] - 14, {
    size: 17,
    progress: 1,
  })
}

export const spheres = scene({
  settings: v.strictObject({ show: v.picklist(['stack', 'waves', 'tilt']) }),
  cues: {
    stack: 'the pile is complete',
    bounce: 'light bounces off the layers',
    step: 'one colour is in step',
    cancel: 'the other is wiped out',
    tilt: 'the stack is tilted',
  },
  draw(sheet, moment, { show }) {
    if (show === 'stack') stack(sheet, moment)
    else if (show === 'waves') waves(sheet, moment)
    else tilt(sheet, moment)
  },
})
