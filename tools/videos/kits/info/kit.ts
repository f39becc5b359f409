import type { Kit } from '../../scene.ts'
import { chip } from './chip.ts'
import { fibreCoil } from './fibre-coil.ts'
import { fibre } from './fibre.ts'
import { glassEdge } from './glass-edge.ts'
import { globe } from './globe.ts'
import { network } from './network.ts'
import { noisyWave } from './noisy-wave.ts'
import { packets } from './packets.ts'
import { parity } from './parity.ts'
import { pixelNumbers } from './pixel-numbers.ts'
import { pixelPicture } from './pixel-picture.ts'
import { qr } from './qr.ts'
import { seaCable } from './sea-cable.ts'
import { sensorWells } from './sensor-wells.ts'
import { switches } from './switches.ts'

/** Scenes about information: bits, light in glass, pictures, networks, codes, sensors, learning, qubits. */
export const info: Kit = {
  switches,
  'noisy-wave': noisyWave,
  chip,
  'fibre-coil': fibreCoil,
  'glass-edge': glassEdge,
  fibre,
  'sea-cable': seaCable,
  'pixel-picture': pixelPicture,
  'sensor-wells': sensorWells,
  'pixel-numbers': pixelNumbers,
  packets,
  network,
  globe,
  qr,
  parity,
}
