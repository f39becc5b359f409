import { proportions } from './proportions.ts'

/** What the camera sees, in scene units; `top` is its upper edge. */
export interface View {
  width: number
  height: number
  top: number
}

/** Least heights of the view: with chest and hands, and, in a host lower than `pixels`, with the head alone. */
const least = { figure: 3.7, head: 2.45, pixels: 96 } as const

/** Returns the view for a host of a size in pixels: as wide as he is, or wider, so that a low host shows his hands, too. */
export function viewOf(width: number, height: number): View {
  const { frame } = proportions
  const wanted = height < least.pixels ? least.head : least.figure
  const shown = Math.max((frame.width * height) / width, wanted)
  return { width: (shown * width) / height, height: shown, top: frame.top }
}
