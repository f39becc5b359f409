import { alga } from './alga.ts'
import { axonRace } from './axon-race.ts'
import { axonThickness } from './axon-thickness.ts'
import { ballPasses } from './ball-passes.ts'
import { blindSpotTest } from './blind-spot-test.ts'
import { bodyMap } from './body-map.ts'
import { bouncingShapes } from './bouncing-shapes.ts'
import { brainStrip } from './brain-strip.ts'
import { choir } from './choir.ts'
import { cortexShare } from './cortex-share.ts'
import { electrodeArray } from './electrode-array.ts'
import { eyeSection } from './eye-section.ts'
import { fillingIn } from './filling-in.ts'
import { flashNeuron } from './flash-neuron.ts'
import { headElectrodes } from './head-electrodes.ts'
import { impulse } from './impulse.ts'
import { lightChannel } from './light-channel.ts'
import { lightGoggles } from './light-goggles.ts'
import { litCells } from './lit-cells.ts'
import { magnesiumPlug } from './magnesium-plug.ts'
import { manySynapses } from './many-synapses.ts'
import { membrane } from './membrane.ts'
import { memoryNetwork } from './memory-network.ts'
import { neuron } from './neuron.ts'
import { potentiation } from './potentiation.ts'
import { pyramidalForest } from './pyramidal-forest.ts'
import { receptors } from './receptors.ts'
import { retinaWiring } from './retina-wiring.ts'
import { robotArm } from './robot-arm.ts'
import { saltatory } from './saltatory.ts'
import { spikeRate } from './spike-rate.ts'
import { spine } from './spine.ts'
import { spotlight } from './spotlight.ts'
import { stadium } from './stadium.ts'
import { stubbedToe } from './stubbed-toe.ts'
import { synapse } from './synapse.ts'
import { thoughtCursor } from './thought-cursor.ts'
import { tunedNeurons } from './tuned-neurons.ts'
import { twoPoints } from './two-points.ts'
import { violinHand } from './violin-hand.ts'
import { windscreen } from './windscreen.ts'
import type { Kit } from '../../scene.ts'

export const cogno: Kit = {
  alga,
  'axon-race': axonRace,
  'axon-thickness': axonThickness,
  'ball-passes': ballPasses,
  'blind-spot-test': blindSpotTest,
  'body-map': bodyMap,
  'bouncing-shapes': bouncingShapes,
  'brain-strip': brainStrip,
  choir,
  'cortex-share': cortexShare,
  'electrode-array': electrodeArray,
  'eye-section': eyeSection,
  'filling-in': fillingIn,
  'flash-neuron': flashNeuron,
  'head-electrodes': headElectrodes,
  impulse,
  'light-channel': lightChannel,
  'light-goggles': lightGoggles,
  'lit-cells': litCells,
  'many-synapses': manySynapses,
  membrane,
  'memory-network': memoryNetwork,
  neuron,
  potentiation,
  'magnesium-plug': magnesiumPlug,
  'pyramidal-forest': pyramidalForest,
  receptors,
  'retina-wiring': retinaWiring,
  'robot-arm': robotArm,
  saltatory,
  'spike-rate': spikeRate,
  spine,
  spotlight,
  stadium,
  'stubbed-toe': stubbedToe,
  synapse,
  'thought-cursor': thoughtCursor,
  'tuned-neurons': tunedNeurons,
  'two-points': twoPoints,
  'violin-hand': violinHand,
  windscreen,
}
