import { articleBudget, articlePicture, whole, type Format, type Picture } from './article-picture.ts'
import { picturesOfArticles } from './article-pictures.ts'
import { picturesOfArticlesTwo } from './article-pictures-two.ts'
import { picturesOfBriefsOne } from './brief-pictures-one.ts'
import { picturesOfBriefsTwo } from './brief-pictures-two.ts'
import type { PrintMeasures } from './separation.ts'
import { nanoparticles } from './scenes/nanoparticles.ts'
import { oilBacteria } from './scenes/oil-bacteria.ts'
import { structuralColour } from './scenes/structural-colour.ts'
import { zedVoice } from './scenes/zed-voice.ts'

export const pictures: Readonly<Record<string, Picture>> = {
  nanoparticles: articlePicture(nanoparticles, { metresHigh: 1.63e-7, card: { x: -0.14, y: 0.06, zoom: 1.25 } }),
  'structural-colour': articlePicture(structuralColour, {
    metresHigh: 2.75e-6,
    card: { x: -0.02, y: -0.02, zoom: 1.1 },
  }),
  'oil-bacteria': articlePicture(oilBacteria, { metresHigh: 9.6e-6, card: { x: -0.4, y: 0, zoom: 1 } }),
  ...picturesOfArticles,
  ...picturesOfArticlesTwo,
  ...picturesOfBriefsOne,
  ...picturesOfBriefsTwo,
  'zed-voice': {
    scene: zedVoice,
    inks: zedVoice.inks,
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

/** Finest pitch in file pixels that still prints. */
const finestPitch = 4.8
const finestLine = 1.2

/** In relief pixels. Proportional to the picture, but coarser in small files. */
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
