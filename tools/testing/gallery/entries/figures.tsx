import type { ReactNode } from 'react'
import styles from '../../../../src/figures/figure.island.module.css'
import { FigurePlace } from '../../../../src/figures/figure-place.deferred.tsx'
import { BouncingFoam } from '../../../../src/figures/bouncing-foam/bouncing-foam.view.tsx'
import { ChargedEnvelope } from '../../../../src/figures/charged-envelope/charged-envelope.view.tsx'
import { CryptSignals } from '../../../../src/figures/crypt-signals/crypt-signals.view.tsx'
import { CutBrake } from '../../../../src/figures/cut-brake/cut-brake.view.tsx'
import { ErrorBoard } from '../../../../src/figures/error-board/error-board.view.tsx'
import { MetalensFins } from '../../../../src/figures/metalens-fins/metalens-fins.view.tsx'
import { OilBloom } from '../../../../src/figures/oil-bloom/oil-bloom.view.tsx'
import { PriceCurve } from '../../../../src/figures/price-curve/price-curve.view.tsx'
import { SilentElectrodes } from '../../../../src/figures/silent-electrodes/silent-electrodes.view.tsx'
import { WingLamellae } from '../../../../src/figures/wing-lamellae/wing-lamellae.view.tsx'
import { WeeklyDoses } from '../../../../src/figures/weekly-doses/weekly-doses.view.tsx'
import { ThreeDials } from '../../../../src/figures/three-dials/three-dials.view.tsx'
import { LatticeChain } from '../../../../src/figures/lattice-chain/lattice-chain.view.tsx'
import { PassedOn } from '../../../../src/figures/passed-on/passed-on.view.tsx'
import { FlyCircuit } from '../../../../src/figures/fly-circuit/fly-circuit.view.tsx'
import { FairTrial } from '../../../../src/figures/fair-trial/fair-trial.view.tsx'
import type { Entry } from '../entry.ts'

const placed = (figure: ReactNode) => <figure className={styles['figure']}>{figure}</figure>

export const entries: Entry[] = [
  {
    name: 'figure',
    states: {
      'wing-lamellae': () => placed(<WingLamellae />),
      'error-board': () => placed(<ErrorBoard />),
      'price-curve': () => placed(<PriceCurve />),
      'bouncing-foam': () => placed(<BouncingFoam />),
      'metalens-fins': () => placed(<MetalensFins />),
      'crypt-signals': () => placed(<CryptSignals />),
      'silent-electrodes': () => placed(<SilentElectrodes />),
      'charged-envelope': () => placed(<ChargedEnvelope />),
      'oil-bloom': () => placed(<OilBloom />),
      'cut-brake': () => placed(<CutBrake />),
      'weekly-doses': () => placed(<WeeklyDoses />),
      'three-dials': () => placed(<ThreeDials />),
      'lattice-chain': () => placed(<LatticeChain />),
      'passed-on': () => placed(<PassedOn />),
      'fly-circuit': () => placed(<FlyCircuit />),
      'fair-trial': () => placed(<FairTrial />),
    },
  },
  {
    name: 'figure-place',
    states: { arriving: () => <FigurePlace name="wing-lamellae" caption="<p>λ</p>" /> },
  },
]
