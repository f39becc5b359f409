import { FigurePlace } from '../../../src/figures/figure-place.deferred.tsx'
import { BouncingFoam } from '../../../src/figures/bouncing-foam/bouncing-foam.view.tsx'
import { ErrorBoard } from '../../../src/figures/error-board/error-board.view.tsx'
import { MetalensFins } from '../../../src/figures/metalens-fins/metalens-fins.view.tsx'
import { PriceCurve } from '../../../src/figures/price-curve/price-curve.view.tsx'
import { WingLamellae } from '../../../src/figures/wing-lamellae/wing-lamellae.view.tsx'
import type { Entry } from '../entry.ts'

/** Each figure as it is drawn first; its caption is its article's. */
export const entries: Entry[] = [
  {
    name: 'figure',
    states: {
      'wing-lamellae': () => <WingLamellae />,
      'error-board': () => <ErrorBoard />,
      'price-curve': () => <PriceCurve />,
      'bouncing-foam': () => <BouncingFoam />,
      'metalens-fins': () => <MetalensFins />,
    },
  },
  {
    name: 'figure-place',
    states: { arriving: () => <FigurePlace name="wing-lamellae" caption="<p>λ</p>" /> },
  },
]
