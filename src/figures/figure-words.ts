import type { CommonTexts, FigureTexts } from './figure-text.ts'
import type { FigureName } from './figure-names.ts'
import { texts as bouncingFoam } from './bouncing-foam/bouncing-foam.texts.ts'
import { texts as chargedEnvelope } from './charged-envelope/charged-envelope.texts.ts'
import { texts as cryptSignals } from './crypt-signals/crypt-signals.texts.ts'
import { texts as cutBrake } from './cut-brake/cut-brake.texts.ts'
import { texts as errorBoard } from './error-board/error-board.texts.ts'
import { texts as fairTrial } from './fair-trial/fair-trial.texts.ts'
import { texts as flyCircuit } from './fly-circuit/fly-circuit.texts.ts'
import { texts as latticeChain } from './lattice-chain/lattice-chain.texts.ts'
import { texts as metalensFins } from './metalens-fins/metalens-fins.texts.ts'
import { texts as oilBloom } from './oil-bloom/oil-bloom.texts.ts'
import { texts as passedOn } from './passed-on/passed-on.texts.ts'
import { texts as priceCurve } from './price-curve/price-curve.texts.ts'
import { texts as silentElectrodes } from './silent-electrodes/silent-electrodes.texts.ts'
import { texts as threeDials } from './three-dials/three-dials.texts.ts'
import { texts as weeklyDoses } from './weekly-doses/weekly-doses.texts.ts'
import { texts as wingLamellae } from './wing-lamellae/wing-lamellae.texts.ts'

/** What each figure says about itself, as it is at first. */
export const figureWords: Record<FigureName, FigureTexts<CommonTexts>> = {
  'bouncing-foam': bouncingFoam,
  'charged-envelope': chargedEnvelope,
  'crypt-signals': cryptSignals,
  'cut-brake': cutBrake,
  'error-board': errorBoard,
  'fair-trial': fairTrial,
  'fly-circuit': flyCircuit,
  'lattice-chain': latticeChain,
  'metalens-fins': metalensFins,
  'oil-bloom': oilBloom,
  'passed-on': passedOn,
  'price-curve': priceCurve,
  'silent-electrodes': silentElectrodes,
  'three-dials': threeDials,
  'weekly-doses': weeklyDoses,
  'wing-lamellae': wingLamellae,
}
