import type { Framing, Ink, Scene } from './scene.ts'
import type { PrintMeasures } from './separation.ts'
import { nanoparticles } from './scenes/nanoparticles.ts'
import { oilBacteria } from './scenes/oil-bacteria.ts'
import { structuralColour } from './scenes/structural-colour.ts'
import { zedVoice } from './scenes/zed-voice.ts'

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
  /** Whether it also becomes a picture for other sites' previews, cut from the wide one, in the light. */
  readonly share: boolean
}

/** A phone's first picture may weigh 45 kB, no picture more than 90 kB. */
const articleBudget = (width: number): number => (width <= 640 ? 45_000 : 90_000)

const whole: Framing = { x: 0, y: 0, zoom: 1 }

/** An article's picture: full width above the text, and a 4:3 cut for cards. */
function articlePicture(scene: Scene, metresHigh: number, card: Framing = whole): Picture {
  return {
    scene,
    inks: scene.inks,
    metresHigh,
    share: true,
    formats: {
      wide: {
        ratio: [1014, 570],
        widths: [640, 1014, 1600],
        relief: 3200,
        budget: articleBudget,
        pitch: 6.6,
        line: 1.6,
        framing: whole,
      },
      card: {
        ratio: [320, 240],
        widths: [320, 640],
        relief: 1920,
        budget: articleBudget,
        pitch: 4.6,
        line: 1.3,
        framing: card,
      },
    },
  }
}

/** Every picture the machine makes, by the name of its folder under public/pictures. */
export const pictures: Readonly<Record<string, Picture>> = {
  nanoparticles: articlePicture(nanoparticles, 1.63e-7, { x: -0.14, y: 0.06, zoom: 1.25 }),
  'structural-colour': articlePicture(structuralColour, 2.75e-6, { x: -0.02, y: -0.02, zoom: 1.1 }),
  'oil-bacteria': articlePicture(oilBacteria, 9.6e-6, { x: -0.4, y: 0, zoom: 1 }),
  'zed-voice': {
    scene: zedVoice,
    inks: zedVoice.inks,
    share: false,
    formats: {
      wide: {
        ratio: [437, 300],
        widths: [640, 874],
        relief: 1748,
        budget: articleBudget,
        pitch: 4.6,
        line: 1.3,
        framing: whole,
      },
    },
  },
}

/** Finer screens than this, in pixels of the file, would clog or vanish. */
const finestPitch = 4.8
const finestLine = 1.2

/**
 * Measures of a print of the given width, in pixels of the relief it is made from. Screens keep their size relative to
 * the picture, but are made coarser where a small file would clog them.
 */
export function printMeasures(shape: Format, width: number): PrintMeasures {
  const scale = width / shape.ratio[0]
  const perPixel = shape.relief / width
  const pitch = Math.max(finestPitch, shape.pitch * scale)
  const register = 0.6 * Math.max(1, scale) * perPixel
  return {
    pitch: pitch * perPixel,
    lineRate: (shape.pitch * scale) / pitch,
    lineWeight: Math.max(finestLine, shape.line * scale) * perPixel,
    closestLines: 2.4 * perPixel,
    register: [register, -register],
  }
}
