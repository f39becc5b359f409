/** Zed as host. His animation is simulated once in advance, so that frames can be drawn independently. */
import type { ZedPose } from '../../src/avatar/engines/zed/pose.ts'
import { createPerformer, type Score } from '../../src/avatar/engines/zed/performer.ts'
import { paintZed } from '../../src/avatar/engines/zed/drawn-zed.ts'
import { seededRandom } from '../pictures/random.ts'
import { disc } from './paths.ts'
import { zedColours } from './palette.ts'
import type { Sheet } from './scene.ts'
import { framesPerSecond, type Film } from './timeline.ts'

export function playHost(film: Film, seed: number): readonly ZedPose[] {
  const perform = createPerformer(seededRandom(seed), false)
  const score: Score = {
    ...film.said,
    visemes: film.visemes,
    emotionEvents: [
      ...film.beats.map(({ start, emotion }) => ({ time: start, emotion, intensity: 1 })),
      { time: film.closing, emotion: 'happy' as const, intensity: 1 },
    ],
    duration: film.duration,
  }
  return Array.from({ length: film.frames }, (_, i) => {
    const time = i / framesPerSecond
    return structuredClone(
      perform({ time, score, spokenAt: time, pointer: null, attention: 'idle', look: null, aside: { x: 0, y: 0 } }),
    )
  })
}

export interface Window {
  readonly x: number
  readonly y: number
  readonly r: number
}

export function hostWindow(wide: boolean): Window {
  return wide ? { x: 50, y: 312, r: 34 } : { x: 54, y: 586, r: 38 }
}

let stage: OffscreenCanvas | undefined

/** His head may extend beyond the top of the window. */
export function drawHost(sheet: Sheet, pose: ZedPose, { x, y, r }: Window): void {
  const { brush, colours } = sheet
  brush.fillStyle = colours.key
  brush.fill(disc(x, y, r + 2.2))
  const swell = Math.max(0, pose.voice - 0.15)
  brush.strokeStyle = colours.zed
  brush.lineWidth = 1 + 2.4 * swell
  brush.stroke(disc(x, y, r + 3.6 + 1.2 * swell))
  brush.fillStyle = zedColours.disc
  brush.fill(disc(x, y, r))
  brush.fillStyle = zedColours.pale
  brush.fill(disc(x, y + r * 0.1, r * 0.74))

  const width = r * 2.1
  const pixels = Math.round(width * 2)
  stage ??= new OffscreenCanvas(pixels, pixels)
  if (stage.width !== pixels) {
    stage.width = pixels
    stage.height = pixels
  }
  const painter = stage.getContext('2d', { willReadFrequently: true })
  if (!painter) throw new Error('The browser gives no 2D canvas')
  // Calls only methods that both kinds of context have.
  paintZed(painter as unknown as CanvasRenderingContext2D, pixels, pixels, pose)
  brush.save()
  const opening = new Path2D()
  opening.arc(x, y, r, 0, Math.PI)
  opening.lineTo(x - r, y - r * 1.6)
  opening.lineTo(x + r, y - r * 1.6)
  opening.closePath()
  brush.clip(opening)
  brush.drawImage(stage, x - width / 2, y - r * 1.16, width, width)
  brush.restore()
}
