import { lettering } from '../../letters.ts'
import { disc, oval, polygon, tracePoints, type Point } from '../../paths.ts'
import { ball, outline, printed } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

/** `theta`: angle from the pole of zero, 0 to π. `phi`: angle around the axis. `named`: labels 0 and 1 at the poles. */
export function bloch(sheet: Sheet, x: number, y: number, r: number, theta: number, phi: number, named = true): void {
  const { colours, brush } = sheet
  const tilt = 0.3
  const small = r < 50
  printed(sheet, disc(x, y, r), {
    ink: colours.stock,
    cover: [0, 0.34],
    pitch: small ? 3.4 : 5.4,
    outline: small ? 2 : 3,
  })
  outline(
    sheet,
    tracePoints([
      [x, y - r * Math.cos(tilt)],
      [x, y + r * Math.cos(tilt)],
    ]),
    small ? 1.4 : 2,
    colours.key,
  )
  brush.save()
  brush.setLineDash(small ? [3, 3] : [5, 6])
  outline(sheet, oval(x, y, r, r * Math.sin(tilt)), 1.6, colours.key)
  brush.restore()
  const front = new Path2D()
  front.ellipse(x, y, r, r * Math.sin(tilt), 0, 0, Math.PI)
  outline(sheet, front, small ? 1.8 : 2.6, colours.key)
  const [a, b, c] = [Math.sin(theta) * Math.sin(phi), Math.cos(theta), Math.sin(theta) * Math.cos(phi)]
  const tip: Point = [x + r * a, y - r * (b * Math.cos(tilt) - c * Math.sin(tilt))]
  if (Math.sin(theta) > 0.1) {
    brush.save()
    brush.setLineDash([2, 4])
    outline(sheet, tracePoints([[x, y], [x + r * a, y + r * c * Math.sin(tilt)], tip]), 1.4, colours.key)
    brush.restore()
  }
  const far = Math.hypot(tip[0] - x, tip[1] - y) || 1
  const [ux, uy] = [(tip[0] - x) / far, (tip[1] - y) / far]
  const head = Math.min(far * 0.5, r * 0.2)
  const neck: Point = [tip[0] - ux * head, tip[1] - uy * head]
  outline(sheet, tracePoints([[x, y], neck]), r * 0.1 + 3.6, colours.key)
  outline(sheet, tracePoints([[x, y], neck]), r * 0.1, colours.nano)
  printed(
    sheet,
    polygon([
      tip,
      [neck[0] - uy * head * 0.62, neck[1] + ux * head * 0.62],
      [neck[0] + uy * head * 0.62, neck[1] - ux * head * 0.62],
    ]),
    { ink: colours.nano, shade: 'none', outline: small ? 1.6 : 2.2 },
  )
  ball(sheet, x, y, r * 0.075, colours.key, { shade: 'none', glint: false })
  if (!named) return
  const size = r * 0.36
  lettering(sheet, '0', x, y - r - size * 0.22, { size, weight: 800, align: 'center' })
  lettering(sheet, '1', x, y + r + size * 0.92, { size, weight: 800, align: 'center' })
}
