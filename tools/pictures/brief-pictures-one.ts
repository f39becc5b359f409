import type { Picture } from './article-picture.ts'

/** Pictures of the briefs from the quantum dots to the test strip: flat drawings, one idea each. */
export const picturesOfBriefsOne: Readonly<Record<string, Picture>> = {}
