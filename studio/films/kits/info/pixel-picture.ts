import * as v from 'valibot'
import { lettering } from '../../letters.ts'
import { appear, clamp, ease, lerp, stagger } from '../../motion.ts'
import { box } from '../../paths.ts'
import { card, placed, within } from '../../print.ts'
import { scene, type Sheet } from '../../scene.ts'
import { appleAt } from './apple.ts'
import { centreOf } from './centre.ts'

/** The picture has this many squares along each side. */
const count = 72
/** What the view ends on, in squares: where stalk, leaf and apple meet. */
const aim = { column: 38.6, row: 18.6 }

/** Brightness of a colour `#rrggbb`, 0 to 255 (weights of the BT.601 luma). */
function brightness(hex: string): number {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return Math.round(0.299 * part(1) + 0.587 * part(3) + 0.114 * part(5))
}

/** The picture in a window of `size`, enlarged `zoom` times around the aim. @param gap between squares, as a share */
function picture(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  zoom: number,
  gap: number,
  numbers: number,
  time: number,
): void {
  const { brush, colours } = sheet
  const pitch = (size / count) * zoom
  // The view's middle moves from the picture's to the aim as it closes in, and never looks beyond the edge.
  const middle = (aimed: number) => aimed * (1 - 1 / zoom) + count / 2 / zoom
  const left = x + size / 2 - middle(aim.column + 1.3 * Math.sin(time * 0.8)) * pitch
  const top = y + size / 2 - middle(aim.row + 1.1 * Math.cos(time * 0.7)) * pitch
  const first = (start: number, edge: number) => Math.max(0, Math.floor((edge - start) / pitch))
  const last = (start: number, edge: number) => Math.min(count - 1, Math.ceil((edge + size - start) / pitch))
  for (let i = first(left, x); i <= last(left, x); i++)
    for (let k = first(top, y); k <= last(top, y); k++) {
      const fill = appleAt(((i + 0.5) / count) * 2 - 1, ((k + 0.5) / count) * 2 - 1, colours)
      const [px, py] = [left + i * pitch, top + k * pitch]
      const seam = pitch * gap
      brush.globalAlpha = numbers > 0 ? lerp(1, 0, numbers) : 1
      brush.fillStyle = fill
      brush.fillRect(
        px + seam / 2,
        py + seam / 2,
        pitch - seam + (gap > 0 ? 0 : 0.4),
        pitch - seam + (gap > 0 ? 0 : 0.4),
      )
      brush.globalAlpha = 1
      if (pitch > 30 && numbers > 0)
        lettering(sheet, String(brightness(fill)), px + pitch / 2, py + pitch / 2 + 6, {
          size: 16,
          weight: 700,
          width: 80,
          align: 'center',
          ink: colours.key,
          alpha: numbers * clamp((pitch - 30) / 8),
        })
    }
}

/** A photo under the lens: from a whole apple to squares, or from numbers back to the apple. */
export const pixelPicture = scene({
  settings: v.strictObject({
    /** What it begins with: the whole picture, or the numbers of a corner of it. */
    from: v.optional(v.picklist(['fine', 'numbers']), 'fine'),
  }),
  cues: {
    closer: 'The view closes in by a first step',
    more: 'By a second step',
    most: 'By the last',
    squares: 'The squares part from each other',
    picture: 'Numbers turn into squares, and the view opens to the whole picture',
  },
  draw(sheet, moment, { from }) {
    const [cx, cy] = centreOf(sheet.focus)
    const size = Math.min(sheet.focus.width - 20, sheet.focus.height - 20)
    const [x, y] = [cx - size / 2, cy - size / 2]
    const closest = 9.6
    const step = (cue: string) => (moment.since(cue) > -1 ? ease.inOut((moment.since(cue) + 0.3) / 1.5) : 0)
    const near = (step('closer') + step('more') + step('most')) / 3
    const opened = ease.inOut((moment.since('picture') - 0.3) / 2)
    // Geometric, so that each step looks as large as the one before; the last breath keeps the view alive.
    const breath = 1 + 0.02 * Math.sin(moment.time * 1.4)
    const zoom = (from === 'numbers' ? closest ** (1 - opened) : closest ** near) * breath
    const gap =
      from === 'numbers' ? 0.12 * (1 - opened) : 0.03 * near + 0.11 * appear(moment.since('squares'), -0.2, 0.6)
    const numbers = from === 'numbers' ? 1 - appear(moment.since('picture'), -0.5, 0.9, ease.inOut) : 0
    const entered = stagger(moment.time, 0)
    placed(sheet, cx, cy, { grow: lerp(0.9, 1, entered), alpha: entered }, () =>
      placed(sheet, -cx, -cy, {}, () => {
        card(sheet, x - 10, y - 10, size + 20, size + 20, { ink: '#ffffff', shade: 'none' })
        within(sheet, box(x, y, size, size), () =>
          picture(sheet, x, y, size, Math.max(1, zoom), gap, numbers, moment.time),
        )
        card(sheet, x, y, size, size, { ink: 'none', shade: 'none' })
      }),
    )
  },
})
