import type { Kit } from '../../scene.ts'
import { chip } from './chip.ts'
import { codeTree } from './code-tree.ts'
import { coinArrow } from './coin-arrow.ts'
import { errorHill } from './error-hill.ts'
import { fibre } from './fibre.ts'
import { fibreCoil } from './fibre-coil.ts'
import { glassEdge } from './glass-edge.ts'
import { globe } from './globe.ts'
import { letterBits } from './letter-bits.ts'
import { network } from './network.ts'
import { neuralNet } from './neural-net.ts'
import { neuronSum } from './neuron-sum.ts'
import { noisyWave } from './noisy-wave.ts'
import { packets } from './packets.ts'
import { padlockScene } from './padlock.ts'
import { parity } from './parity.ts'
import { primes } from './primes.ts'
import { pulseTrace } from './pulse-trace.ts'
import { qr } from './qr.ts'
import { qubit } from './qubit.ts'
import { satellites } from './satellites.ts'
import { seaCable } from './sea-cable.ts'
import { shots } from './shots.ts'
import { skinLight } from './skin-light.ts'
import { spheres } from './spheres.ts'
import { spiedLetter } from './spied-letter.ts'
import { switches } from './switches.ts'
import { twoClocks } from './two-clocks.ts'
import { watch } from './watch.ts'
import { wavesSum } from './waves-sum.ts'

export const info: Kit = {
  switches,
  'noisy-wave': noisyWave,
  chip,
  'fibre-coil': fibreCoil,
  'glass-edge': glassEdge,
  fibre,
  'sea-cable': seaCable,
  packets,
  network,
  globe,
  qr,
  parity,
  'spied-letter': spiedLetter,
  padlock: padlockScene,
  primes,
  satellites,
  spheres,
  'two-clocks': twoClocks,
  watch,
  'skin-light': skinLight,
  'pulse-trace': pulseTrace,
  'neural-net': neuralNet,
  'neuron-sum': neuronSum,
  'error-hill': errorHill,
  'coin-arrow': coinArrow,
  'letter-bits': letterBits,
  'code-tree': codeTree,
  qubit,
  shots,
  'waves-sum': wavesSum,
}
