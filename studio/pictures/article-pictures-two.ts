import { articlePicture, type Picture } from './article-picture.ts'
import { fluVirus } from './scenes/flu-virus.ts'
import { flyBrain } from './scenes/fly-brain.ts'
import { fusionTorus } from './scenes/fusion-torus.ts'
import { glp1Receptor } from './scenes/glp1-receptor.ts'
import { proteinFold } from './scenes/protein-fold.ts'
import { terciopelo } from './scenes/terciopelo.ts'

export const picturesOfArticlesTwo: Readonly<Record<string, Picture>> = {
  'fusion-torus': articlePicture(fusionTorus, { metresHigh: 14.25, card: { x: 0, y: 0, zoom: 0.84 } }),
  'protein-fold': articlePicture(proteinFold, { metresHigh: 7.2e-9, card: { x: 0.4, y: 0, zoom: 1 } }),
  'glp1-receptor': articlePicture(glp1Receptor, { metresHigh: 13e-9 }),
  'fly-brain': articlePicture(flyBrain, { metresHigh: 570e-6, card: { x: 0, y: 0, zoom: 0.94 } }),
  'flu-virus': articlePicture(fluVirus, { metresHigh: 190e-9, card: { x: -0.25, y: 0, zoom: 1 } }),
  terciopelo: articlePicture(terciopelo, { metresHigh: 0.29, card: { x: 0, y: 0, zoom: 0.92 } }),
}
