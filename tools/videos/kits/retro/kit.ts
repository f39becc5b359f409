import type { Kit } from '../../scene.ts'
import { airWave } from './air-wave.ts'
import { beforeAfter } from './before-after.ts'
import { bayerMosaic } from './bayer-mosaic.ts'
import { doorMesh } from './door-mesh.ts'
import { exploded } from './exploded.ts'
import { fingerField } from './finger-field.ts'
import { halvingChain } from './halving-chain.ts'
import { ionShelf } from './ion-shelf.ts'
import { ionShuttle } from './ion-shuttle.ts'
import { lensFocus } from './lens-focus.ts'
import { lightFinger } from './light-finger.ts'
import { lightStep } from './light-step.ts'
import { lightWells } from './light-wells.ts'
import { magnetron } from './magnetron.ts'
import { movingCoil } from './moving-coil.ts'
import { phosphor } from './phosphor.ts'
import { pulseTrace } from './pulse-trace.ts'
import { quartzFork } from './quartz-fork.ts'
import { standingWave } from './standing-wave.ts'
import { stepColours } from './step-colours.ts'
import { stepMotor } from './step-motor.ts'
import { touchGrid } from './touch-grid.ts'

/** Scenes that take devices apart, show how they work and what they replaced; and those about the site itself. */
export const retro: Kit = {
  exploded,
  'before-after': beforeAfter,
  'moving-coil': movingCoil,
  'air-wave': airWave,
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
}
