/** Composes a frame at any time: ground, scene, headline, transition, Zed, label, closing card. Pure. */
import type { ZedPose } from '../../src/avatar/engines/zed/pose.ts'
import { seededRandom } from '../pictures/random.ts'
import { drawClosing } from './closing.ts'
import { drawHeadline, headlineBox } from './headline.ts'
import { drawHost, hostWindow, playHost } from './host.ts'
import { coloursOn } from './palette.ts'
import { drawChange } from './change.ts'
import { drawFilmLabel } from './film-label.ts'
import { seedOf } from './seed.ts'
import type { Box, Moment, Scene, Sheet } from './scene.ts'
import {
  beatAt,
  changeLength,
  frameSize,
  framesPerSecond,
  letterWidthFor,
  type Film,
  type FilmBeat,
} from './timeline.ts'

export interface Stage {
  readonly width: number
  readonly height: number
  /** Draws a frame at `time` (seconds); the canvas has `pixels` per frame unit. */
  draw(brush: CanvasRenderingContext2D, pixels: number, time: number): void
}

export function focusOf(wide: boolean, headline: boolean): Box {
  if (wide) return headline ? { x: 24, y: 104, width: 592, height: 166 } : { x: 24, y: 40, width: 592, height: 230 }
  return headline ? { x: 20, y: 160, width: 320, height: 350 } : { x: 20, y: 60, width: 320, height: 450 }
}

/** `find`: returns scenes by name. */
export function createStage(film: Film, find: (scene: string) => Scene): Stage {
  const { width, height } = frameSize(film.wide)
  const seed = seedOf(`${film.topic}/${film.slug}`)
  const poses: readonly ZedPose[] = playHost(film, seed)
  const letters = letterWidthFor(film.scale)
  const largest = film.wide ? 36 : 54

  function sheetOf(brush: CanvasRenderingContext2D, beat: FilmBeat, index: number): Sheet {
    return {
      brush,
      width,
      height,
      focus: focusOf(film.wide, beat.headline.length > 0),
      colours: coloursOn(beat.ground, film.ink),
      random: (own) => seededRandom((seed + index * 7919 + own * 104729) >>> 0),
    }
  }

  function drawBeat(brush: CanvasRenderingContext2D, index: number, time: number): void {
    const beat = film.beats[index]
    if (!beat) return
    const sheet = sheetOf(brush, beat, index)
    brush.save()
    brush.fillStyle = sheet.colours.ground
    brush.fillRect(0, 0, width, height)
    find(beat.scene).draw(sheet, momentOf(beat, time - beat.start), beat.settings)
    brush.restore()
    brush.save()
    drawHeadline(sheet, beat.headline, time - beat.start, headlineBox(film.wide), letters, largest)
    brush.restore()
  }

  return {
    width,
    height,
    draw(brush, pixels, time) {
      brush.setTransform(pixels, 0, 0, pixels, 0, 0)
      brush.globalAlpha = 1
      brush.globalCompositeOperation = 'source-over'
      brush.setLineDash([])
      const index = beatAt(film, time)
      const beat = film.beats[index]
      if (!beat) return
      const since = time - beat.start
      if (index > 0 && since < changeLength) {
        const sheet = sheetOf(brush, beat, index)
        drawChange(sheet, {
          share: since / changeLength,
          kind: seed + index,
          window: hostWindow(film.wide),
          grounds: [film.beats[index - 1]?.ground ?? 'paper', beat.ground].map(
            (one) => coloursOn(one, film.ink).ground,
          ),
          before: () => drawBeat(brush, index - 1, time),
          after: () => drawBeat(brush, index, time),
        })
      } else drawBeat(brush, index, time)
      const sheet = sheetOf(brush, beat, index)
      drawFilmLabel(sheet, film)
      const pose = poses[Math.min(poses.length - 1, Math.max(0, Math.round(time * framesPerSecond)))]
      if (!pose) return
      if (time >= film.closing) drawClosing(sheet, film, pose, time - film.closing)
      else drawHost(sheet, pose, hostWindow(film.wide))
    },
  }
}

/** Input of a scene at a time in seconds of its beat; during transitions also outside the beat. */
export function momentOf(beat: Pick<FilmBeat, 'duration' | 'cues'>, time: number): Moment {
  return {
    time,
    duration: beat.duration,
    progress: Math.min(1, Math.max(0, time / beat.duration)),
    since: (cue) => {
      const at = Object.hasOwn(beat.cues, cue) ? beat.cues[cue] : undefined
      return at === undefined ? -Infinity : time - at
    },
  }
}
