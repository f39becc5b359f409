import { articlePicture, type Picture } from './article-picture.ts'
import { sickleCells } from './scenes/sickle-cells.ts'

/** Pictures of the articles that came after the first three: flat drawings, one idea each. */
export const picturesOfArticles: Readonly<Record<string, Picture>> = {
  'sickle-cells': articlePicture(sickleCells, { metresHigh: 24e-6 }),
}
