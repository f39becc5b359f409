import { lerp } from '../../motion.ts'
import { blend } from '../../palette.ts'
import { smooth, type Point } from '../../paths.ts'
import { outline } from '../../print.ts'
import type { Moment, Sheet } from '../../scene.ts'

export function middle(sheet: Sheet): { cx: number; cy: number } {
  const { x, y, width, height } = sheet.focus
  return { cx: x + width / 2, cy: y + height / 2 }
}

/** Seconds since a cue; if the script doesn't name it, since the share `otherwise` of the beat. */
export function after(moment: Moment, cue: string, otherwise: number): number {
  const since = moment.since(cue)
  return Number.isFinite(since) ? since : moment.time - otherwise * moment.duration
}

/** Contour lines over the whole frame that drift slowly, as a background. */
export function contours(sheet: Sheet, time: number, how: { step?: number; seed?: number; ink?: string } = {}): void {
  const step = how.step ?? 26
  const phase = how.seed ?? 0
  for (let x = -step * 2; x < sheet.width + step * 2; x += step) {
    const points = Array.from({ length: 12 }, (_, i): Point => {
      const y = (i / 11) * (sheet.height + 40) - 20
      return [x + 20 * Math.sin(y / 120 + phase + time * 0.22) + 9 * Math.sin(y / 47 + x / 90 + phase * 2), y]
    })
    outline(sheet, smooth(points, false), 1, how.ink ?? blend(sheet.colours.ground, sheet.colours.line, 0.14))
  }
}

const visible = ['#3f4fff', '#1c9cf0', '#12b76a', '#f2b01e', '#ff4f24'] as const

/** Color of visible light, from blue (0) through green (0.5) to red (1). */
export function lightColour(share: number): string {
  const at = Math.min(1, Math.max(0, share)) * (visible.length - 1)
  const low = Math.min(visible.length - 2, Math.floor(at))
  return blend(visible[low] ?? visible[0], visible[low + 1] ?? visible[4], at - low)
}

export function glow(sheet: Sheet, x: number, y: number, r: number, ink: string, strength: number): void {
  if (strength <= 0) return
  const { brush } = sheet
  brush.save()
  brush.fillStyle = ink
  for (let i = 4; i >= 1; i--) {
    brush.globalAlpha = 0.13 * strength
    brush.beginPath()
    brush.arc(x, y, lerp(r * 0.7, r, i / 4) * (0.55 + 0.45 * (i / 4)), 0, 2 * Math.PI)
    brush.fill()
  }
  brush.restore()
}
