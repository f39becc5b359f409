import type { Framing, Ink, Scene } from './scene.ts'

export interface Format {
  readonly ratio: readonly [number, number]
  readonly widths: readonly number[]
  /** Width of the source relief in pixels. */
  readonly relief: number
  /** Maximum bytes by width. */
  readonly budget: (width: number) => number
  /** Halftone pitch in pixels at the designed width. */
  readonly pitch: number
  /** Outline width in pixels at the designed width. */
  readonly line: number
  readonly framing: Framing
}

export interface Picture {
  readonly scene: Scene
  readonly inks: readonly [Ink, Ink]
  /** Height of the whole picture in meters, if meaningful. */
  readonly metresHigh?: number
  readonly formats: Readonly<Record<string, Format>>
}

/** Maximum 90 kB, small files 45 kB. */
export const articleBudget = (width: number): number => (width <= 640 ? 45_000 : 90_000)

/** Main picture on phones: one round trip (1.6 Mbit/s, 150 ms). */
const firstBudget = (width: number): number => (width <= 640 ? 28_500 : articleBudget(width))

export const whole: Framing = { x: 0, y: 0, zoom: 1 }

export interface ArticlePictureOptions {
  readonly metresHigh?: number
  readonly card?: Framing
  readonly relief?: { readonly wide: number; readonly card: number }
}

export function articlePicture(scene: Scene, options: ArticlePictureOptions = {}): Picture {
  // Flat scenes have no fine shading, so a larger sheet gains nothing.
  const flat = scene.drawing !== undefined
  const { metresHigh, card = whole, relief = flat ? { wide: 2560, card: 1600 } : { wide: 3200, card: 1920 } } = options
  return {
    scene,
    inks: scene.inks,
    ...(metresHigh !== undefined && { metresHigh }),
    formats: {
      wide: {
        ratio: [1014, 570],
        widths: [640, 1014, 1600],
        relief: relief.wide,
        budget: firstBudget,
        pitch: 6.6,
        line: 1.6,
        framing: whole,
      },
      card: {
        ratio: [320, 240],
        widths: [320, 640],
        relief: relief.card,
        budget: articleBudget,
        pitch: 4.6,
        line: 1.3,
        framing: card,
      },
    },
  }
}
