import type { Picture } from './article-picture.ts'

/** Pictures of the briefs from the memristor to the capsid: flat prints, one idea each. */
export const picturesOfBriefsTwo: Readonly<Record<string, Picture>> = {}
