import { articlePicture, type Picture } from './article-picture.ts'
import { batteryRoll } from './scenes/battery-roll.ts'
import { gutOrganoid } from './scenes/gut-organoid.ts'
import { metalens } from './scenes/metalens.ts'
import { qubitLattice } from './scenes/qubit-lattice.ts'
import { runningShoe } from './scenes/running-shoe.ts'
import { sickleCells } from './scenes/sickle-cells.ts'
import { speechElectrodes } from './scenes/speech-electrodes.ts'

export const picturesOfArticles: Readonly<Record<string, Picture>> = {
  'sickle-cells': articlePicture(sickleCells, { metresHigh: 24e-6 }),
  metalens: articlePicture(metalens, { metresHigh: 6.2e-6 }),
  'running-shoe': articlePicture(runningShoe, { metresHigh: 0.2, card: { x: 0, y: 0, zoom: 0.84 } }),
  'gut-organoid': articlePicture(gutOrganoid, { metresHigh: 0.6e-3, card: { x: 0, y: 0, zoom: 1.14 } }),
  'battery-roll': articlePicture(batteryRoll, { metresHigh: 41e-3, card: { x: 0.2, y: 0, zoom: 1 } }),
  'qubit-lattice': articlePicture(qubitLattice, { metresHigh: 2.57e-3 }),
  'speech-electrodes': articlePicture(speechElectrodes, { metresHigh: 4e-3 }),
}
