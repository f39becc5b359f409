import type { Framing, Ink, Scene } from './scene.ts'

/** A shape a picture is printed in. */
export interface Format {
  /** Width and height of the shape in CSS pixels, as designed. */
  readonly ratio: readonly [number, number]
  /** Widths of its files in pixels, ascending. */
  readonly widths: readonly number[]
  /** Width of the relief that all its files are printed from, in pixels. */
  readonly relief: number
  /** Most bytes of a file, by its width. */
  readonly budget: (width: number) => number
  /** Distance of halftone dots in pixels at the designed width. */
  readonly pitch: number
  /** Width of outlines in pixels at the designed width. */
  readonly line: number
  readonly framing: Framing
}

/** A picture of the site: a scene and the shapes it is printed in. */
export interface Picture {
  readonly scene: Scene
  readonly inks: readonly [Ink, Ink]
  /** How many metres of the subject a whole picture shows from top to bottom, where that has a meaning. */
  readonly metresHigh?: number
  readonly formats: Readonly<Record<string, Format>>
}

/** No picture may weigh more than 90 kB, a small one 45 kB. */
export const articleBudget = (width: number): number => (width <= 640 ? 45_000 : 90_000)

/** A phone's first picture comes in one round trip of a slow line (1.6 Mbit/s, 150 ms) that the page has warmed up. */
const firstBudget = (width: number): number => (width <= 640 ? 28_500 : articleBudget(width))

export const whole: Framing = { x: 0, y: 0, zoom: 1 }

/** What articlePicture may be told: metres from top to bottom (none where there is no one scale), cut of the cards. */
export interface ArticlePictureOptions {
  readonly metresHigh?: number
  readonly card?: Framing
  /** Widths of the reliefs in pixels. */
  readonly relief?: { readonly wide: number; readonly card: number }
}

/** An article's picture: full width above the text, and a 4:3 cut for cards. */
export function articlePicture(scene: Scene, options: ArticlePictureOptions = {}): Picture {
  // a flat scene has no fine shading that a larger sheet would save
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
