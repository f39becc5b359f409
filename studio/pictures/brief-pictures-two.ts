import { articlePicture, type Picture } from './article-picture.ts'
import { aavCapsid } from './scenes/aav-capsid.ts'
import { doublings } from './scenes/doublings.ts'
import { eegRhythms } from './scenes/eeg-rhythms.ts'
import { hydrogelDressing } from './scenes/hydrogel-dressing.ts'
import { leadMycelium } from './scenes/lead-mycelium.ts'
import { memristorCrossbar } from './scenes/memristor-crossbar.ts'
import { opalSpheres } from './scenes/opal-spheres.ts'
import { opticalFibre } from './scenes/optical-fibre.ts'
import { planarian } from './scenes/planarian.ts'
import { quantumSatellite } from './scenes/quantum-satellite.ts'
import { sweatSensor } from './scenes/sweat-sensor.ts'

export const picturesOfBriefsTwo: Readonly<Record<string, Picture>> = {
  'memristor-crossbar': articlePicture(memristorCrossbar, { metresHigh: 6e-7, card: { x: 0, y: 0, zoom: 0.94 } }),
  'eeg-rhythms': articlePicture(eegRhythms, { card: { x: 0, y: 0, zoom: 0.84 } }),
  'hydrogel-dressing': articlePicture(hydrogelDressing),
  'quantum-satellite': articlePicture(quantumSatellite, { metresHigh: 1e6 }),
  'opal-spheres': articlePicture(opalSpheres, { metresHigh: 2.2e-6 }),
  'sweat-sensor': articlePicture(sweatSensor, { metresHigh: 4e-3 }),
  planarian: articlePicture(planarian, { metresHigh: 9.2e-3, card: { x: 0, y: 0, zoom: 0.84 } }),
  'lead-mycelium': articlePicture(leadMycelium, { metresHigh: 1.5e-4 }),
  'optical-fibre': articlePicture(opticalFibre, { metresHigh: 1.8e-4 }),
  'aav-capsid': articlePicture(aavCapsid, { metresHigh: 3.13e-8 }),
  doublings: articlePicture(doublings, { card: { x: 0, y: 0, zoom: 0.8 } }),
}
