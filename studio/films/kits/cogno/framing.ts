import { palettes } from '../../../pictures/inks.ts'
import { css } from '../../palette.ts'
import { placed } from '../../print.ts'
import type { Moment, Sheet } from '../../scene.ts'
import { appear } from '../../motion.ts'

/** This kit's ink for bodies that are white on a ground of the same ink. */
export const magenta = css(palettes.light.inks.cogno)

/** Draws a scene composed for a frame 360 wide with center (180, 335) at this frame's focus. */
export function composed(sheet: Sheet, draw: () => void): void {
  const { focus } = sheet
  const grow = Math.min(1, focus.width / 320, focus.height / 350)
  placed(sheet, focus.x + focus.width / 2, focus.y + focus.height / 2, { grow }, () => {
    sheet.brush.translate(-180, -335)
    draw()
  })
}

/** Progress of an event: 0 before its word, 1 `length` seconds after `delay`. */
export function after(moment: Moment, cue: string, length = 0.6, delay = 0): number {
  return appear(moment.since(cue), delay, length)
}

/** Seconds since an event, at least 0; 0 for a cue that the script doesn't name. */
export function past(moment: Moment, cue: string): number {
  return Math.max(0, moment.since(cue))
}
