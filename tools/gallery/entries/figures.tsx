import { FigurePlace } from '../../../src/figures/figure-place.deferred.tsx'
import { figureNames } from '../../../src/figures/figure-names.ts'
import type { Entry } from '../entry.ts'

/** Each figure as it is drawn first; its caption is its article's. */
export const entries: Entry[] = [
  {
    name: 'figure',
    states: Object.fromEntries(
      figureNames.map((name) => [name, () => <FigurePlace key={name} name={name} caption="" />]),
    ),
  },
]
