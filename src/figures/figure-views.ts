import type { ComponentType } from 'react'
import type { FigureName } from './figure-names.ts'

export const loadFigure: Record<FigureName, () => Promise<ComponentType>> = {
  'wing-lamellae': async () => (await import('./wing-lamellae/wing-lamellae.view.tsx')).WingLamellae,
  'error-board': async () => (await import('./error-board/error-board.view.tsx')).ErrorBoard,
  'price-curve': async () => (await import('./price-curve/price-curve.view.tsx')).PriceCurve,
  'bouncing-foam': async () => (await import('./bouncing-foam/bouncing-foam.view.tsx')).BouncingFoam,
  'metalens-fins': async () => (await import('./metalens-fins/metalens-fins.view.tsx')).MetalensFins,
  'crypt-signals': async () => (await import('./crypt-signals/crypt-signals.view.tsx')).CryptSignals,
  'silent-electrodes': async () => (await import('./silent-electrodes/silent-electrodes.view.tsx')).SilentElectrodes,
  'charged-envelope': async () => (await import('./charged-envelope/charged-envelope.view.tsx')).ChargedEnvelope,
  'oil-bloom': async () => (await import('./oil-bloom/oil-bloom.view.tsx')).OilBloom,
  'cut-brake': async () => (await import('./cut-brake/cut-brake.view.tsx')).CutBrake,
  'weekly-doses': async () => (await import('./weekly-doses/weekly-doses.view.tsx')).WeeklyDoses,
  'three-dials': async () => (await import('./three-dials/three-dials.view.tsx')).ThreeDials,
  'lattice-chain': async () => (await import('./lattice-chain/lattice-chain.view.tsx')).LatticeChain,
  'passed-on': async () => (await import('./passed-on/passed-on.view.tsx')).PassedOn,
  'fly-circuit': async () => (await import('./fly-circuit/fly-circuit.view.tsx')).FlyCircuit,
  'fair-trial': async () => (await import('./fair-trial/fair-trial.view.tsx')).FairTrial,
}
