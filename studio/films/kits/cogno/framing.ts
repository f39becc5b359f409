import { palettes } from '../../../pictures/inks.ts'
import { css } from '../../palette.ts'
import { placed } from '../../print.ts'
import type { Moment, Sheet } from '../../scene.ts'
import { appear } from '../../motion.ts'

/** The ink of this kit where a scene needs it on a ground of the same ink: on bodies that are white there. */
export const magenta = css(palettes.light.inks.cogno)

/**
 * Draws a scene that is composed for a frame 360 wide with its middle at (180, 335), wherever the focus of this frame is:
 * a beat without a headline has it higher, a wide film smaller.
 */
export function composed(sheet: Sheet, draw: () => void): void {
  const { focus } = sheet
  const grow = Math.min(1, focus.width / 320, focus.height / 350)
  placed(sheet, focus.x + focus.width / 2, focus.y + focus.height / 2, { grow }, () => {
    sheet.brush.translate(-180, -335)
    draw()
  })
}

/** How far an event has come: 0 before its word, 1 `length` seconds after `delay`. */
export function after(moment: Moment, cue: string, length = 0.6, delay = 0): number {
  return appear(moment.since(cue), delay, length)
}

/** Seconds since an event, never negative; 0 also for a cue that the script does not name. */
export function past(moment: Moment, cue: string): number {
  return Math.max(0, moment.since(cue))
}
