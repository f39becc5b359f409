import { articlePicture, type Picture } from './article-picture.ts'
import { axolotlLimb } from './scenes/axolotl-limb.ts'
import { cochlearElectrode } from './scenes/cochlear-electrode.ts'
import { dnaArchive } from './scenes/dna-archive.ts'
import { genomePrice } from './scenes/genome-price.ts'
import { goldTestStrip } from './scenes/gold-test-strip.ts'
import { quantumDots } from './scenes/quantum-dots.ts'
import { sprinterFibres } from './scenes/sprinter-fibres.ts'
import { twoSlits } from './scenes/two-slits.ts'
import { willowRoots } from './scenes/willow-roots.ts'
import { wormConnectome } from './scenes/worm-connectome.ts'

export const picturesOfBriefsOne: Readonly<Record<string, Picture>> = {
  'quantum-dots': articlePicture(quantumDots, { metresHigh: 18.4e-9 }),
  'cochlear-electrode': articlePicture(cochlearElectrode, { metresHigh: 0.011 }),
  'dna-archive': articlePicture(dnaArchive, { metresHigh: 7e-9 }),
  'genome-price': articlePicture(genomePrice),
  'sprinter-fibres': articlePicture(sprinterFibres, { metresHigh: 370e-6 }),
  'worm-connectome': articlePicture(wormConnectome, { metresHigh: 530e-6 }),
  'two-slits': articlePicture(twoSlits),
  'axolotl-limb': articlePicture(axolotlLimb, { metresHigh: 0.02 }),
  'willow-roots': articlePicture(willowRoots, { metresHigh: 0.004 }),
  'gold-test-strip': articlePicture(goldTestStrip, { metresHigh: 420e-9 }),
}
