import { drawnScene, paint } from '../drawing.ts'
import { disc, line } from '../shapes.ts'

/** Width of the first disc in units; the eighth is cropped. */
const first = 5
const ground = 470
const gap = 14

interface Doubled {
  at: number
  width: number
}

const discs: readonly Doubled[] = Array.from({ length: 8 }, (_, step) => {
  const width = first * 2 ** step
  return { at: 70 + width - first + step * gap + width / 2, width }
})

export const doublings = drawnScene(
  ['nano', 'bio'],
  {
    1: { body: false, a: [{ kind: 'solid' }], b: [{ kind: 'solid' }] },
    2: { body: false, a: [{ kind: 'solid' }] },
    3: { body: false, b: [{ kind: 'solid' }] },
    4: { body: true, outline: 0.8, a: [{ kind: 'dots', base: 0.1, gain: 0.5, angle: 0.26 }] },
    5: { body: true, outline: 0.8, b: [{ kind: 'dots', base: 0.1, gain: 0.5, angle: 0.9 }] },
  },
  [
    line(
      [
        [40, ground + 8],
        [1060, ground + 8],
      ],
      5,
      paint(1),
    ),
    ...discs.map(({ at, width }, step) => {
      const isSmall = width < 70
      const material = step % 2 === 0 ? (isSmall ? 2 : 4) : isSmall ? 3 : 5
      return disc([at, ground - width / 2], width / 2, paint(material, 0.4))
    }),
  ],
)
