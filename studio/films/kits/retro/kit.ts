import type { Kit } from '../../scene.ts'
import { airWave } from './air-wave.ts'
import { bayerMosaic } from './bayer-mosaic.ts'
import { beforeAfter } from './before-after.ts'
import { checkList } from './check-list.ts'
import { doorMesh } from './door-mesh.ts'
import { exploded } from './exploded.ts'
import { figureSource } from './figure-source.ts'
import { fingerField } from './finger-field.ts'
import { formantWave } from './formant-wave.ts'
import { fourInks } from './four-inks.ts'
import { halftoneSphere } from './halftone-sphere.ts'
import { halvingChain } from './halving-chain.ts'
import { hornAndCone } from './horn-and-cone.ts'
import { inkPlates } from './ink-plates.ts'
import { ionShelf } from './ion-shelf.ts'
import { ionShuttle } from './ion-shuttle.ts'
import { lensFocus } from './lens-focus.ts'
import { lettersToSounds } from './letters-to-sounds.ts'
import { lightFinger } from './light-finger.ts'
import { lightStep } from './light-step.ts'
import { lightWells } from './light-wells.ts'
import { magnetron } from './magnetron.ts'
import { mouthShapes } from './mouth-shapes.ts'
import { movingCoil } from './moving-coil.ts'
import { phosphor } from './phosphor.ts'
import { pulseTrace } from './pulse-trace.ts'
import { quartzFork } from './quartz-fork.ts'
import { questionBox } from './question-box.ts'
import { raySteps } from './ray-steps.ts'
import { sentenceSearch } from './sentence-search.ts'
import { sizeRuler } from './size-ruler.ts'
import { standingWave } from './standing-wave.ts'
import { stepColours } from './step-colours.ts'
import { stepMotor } from './step-motor.ts'
import { touchGrid } from './touch-grid.ts'
import { twinWorks } from './twin-works.ts'
import { twoLanguages } from './two-languages.ts'
import { unknownAnswer } from './unknown-answer.ts'
import { zedVoice } from './zed-voice.ts'

export const retro: Kit = {
  exploded,
  'before-after': beforeAfter,
  'moving-coil': movingCoil,
  'air-wave': airWave,
  'horn-and-cone': hornAndCone,
  'finger-field': fingerField,
  'touch-grid': touchGrid,
  'quartz-fork': quartzFork,
  'halving-chain': halvingChain,
  'step-motor': stepMotor,
  magnetron,
  'standing-wave': standingWave,
  'door-mesh': doorMesh,
  'bayer-mosaic': bayerMosaic,
  'lens-focus': lensFocus,
  'light-wells': lightWells,
  'ion-shuttle': ionShuttle,
  'ion-shelf': ionShelf,
  'light-step': lightStep,
  'step-colours': stepColours,
  phosphor,
  'light-finger': lightFinger,
  'pulse-trace': pulseTrace,
  'size-ruler': sizeRuler,
  'four-inks': fourInks,
  'two-languages': twoLanguages,
  'zed-voice': zedVoice,
  'letters-to-sounds': lettersToSounds,
  'formant-wave': formantWave,
  'mouth-shapes': mouthShapes,
  'figure-source': figureSource,
  'check-list': checkList,
  'twin-works': twinWorks,
  'ray-steps': raySteps,
  'halftone-sphere': halftoneSphere,
  'ink-plates': inkPlates,
  'question-box': questionBox,
  'sentence-search': sentenceSearch,
  'unknown-answer': unknownAnswer,
}
