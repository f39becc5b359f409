import type { ZedPose } from '../../src/avatar/engines/zed/pose.ts'
import { drawHost, hostWindow } from './host.ts'
import { lettering, measure } from './letters.ts'
import { appear, ease, lerp } from './motion.ts'
import { disc } from './paths.ts'
import { coloursOn, nightGround } from './palette.ts'
import type { Sheet } from './scene.ts'
import type { Film } from './timeline.ts'

/** `time`: seconds since it began. */
export function drawClosing(sheet: Sheet, film: Film, pose: ZedPose, time: number): void {
  const { brush } = sheet
  const night = coloursOn('night', film.ink)
  const from = hostWindow(film.wide)
  const grown = ease.inOut(time / 0.5)
  const far = Math.hypot(sheet.width, sheet.height)
  const ink = coloursOn('paper', film.ink).inkA
  brush.fillStyle = ink
  brush.fill(disc(from.x, from.y, far * 1.05 * ease.inOut(time / 0.36)))
  brush.fillStyle = nightGround
  brush.fill(disc(from.x, from.y, far * 1.05 * ease.inOut((time - 0.1) / 0.4)))
  const dark = { ...sheet, colours: night }
  const middle = sheet.width / 2
  const window = {
    x: lerp(from.x, middle, grown),
    y: lerp(from.y, sheet.height * (film.wide ? 0.4 : 0.42), grown),
    r: lerp(from.r, film.wide ? 78 : 92, grown),
  }
  drawHost(dark, pose, window)
  drawName(dark, middle, sheet.height * (film.wide ? 0.79 : 0.655), time)
}

function drawName(sheet: Sheet, x: number, y: number, time: number): void {
  const come = appear(time, 0.28, 0.35)
  const name = { size: 40, weight: 800, width: 60 }
  const last = { size: 40, weight: 800, width: 150 }
  const width = measure(sheet, 'Tecnociencia', name)
  const wide = measure(sheet, 'Z', last)
  const left = x - (width + 10 + wide) / 2
  const rise = (1 - come) * 14
  lettering(sheet, 'Tecnociencia', left, y + rise, { ...name, alpha: come })
  sheet.brush.save()
  sheet.brush.translate(left + width + 10, y + rise)
  sheet.brush.scale(0.3 + 0.7 * ease.back((time - 0.38) / 0.45), 1)
  lettering(sheet, 'Z', 0, 0, { ...last, alpha: come })
  sheet.brush.restore()
}
