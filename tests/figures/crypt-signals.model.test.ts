import { describe, expect, it } from 'vitest'
import { kindsIn, shareLimits, type Organoid } from '../../src/figures/crypt-signals/crypt-signals.machine.ts'
import { budsOf, cells, kindsOf, wntOn, type Kind } from '../../src/figures/crypt-signals/crypt-signals.model.ts'

const lone = new Set([0])
const everywhere = new Set(Array.from({ length: cells }, (_, cell) => cell))

describe('the signal', () => {
  it('halves from cell to cell if each division halves what a membrane holds (Farin et al. 2016)', () => {
    expect([1, 2, 3].map((cell) => wntOn(cell, lone, 0.5))).toEqual([
      expect.closeTo(0.5, 4),
      expect.closeTo(0.25, 4),
      expect.closeTo(0.125, 3),
    ])
  })

  it('is what spreading and fading along a ring settle at (Crick 1970): made by no formula, step by step', () => {
    const share = 0.6
    // r + 1/r = 2 + k: with loss k, a cell coupled to both neighbors passes on the share r.
    const loss = share + 1 / share - 2
    let now = Array.from({ length: cells }, () => 0)
    for (let step = 0; step < 2000; step++) {
      now = now.map((_, cell) => {
        const [left, right] = [now.at(cell - 1) ?? 0, now[(cell + 1) % cells] ?? 0]
        return (left + right + (cell === 0 ? 1 / share - share : 0)) / (2 + loss)
      })
    }
    now.forEach((amount, cell) => expect(amount).toBeCloseTo(wntOn(cell, lone, share), 10))
  })

  it('adds up to (1 + s) / (1 − s) where every cell sends, the sum of two geometric series', () => {
    expect(wntOn(4, everywhere, 0.4)).toBeCloseTo(1.4 / 0.6, 12)
  })

  it('reaches ln 2 · λ further with twice the dose: one cell if each step halves it (Driever and Nüsslein-Volhard 1988)', () => {
    for (const cell of [2, 3, 4]) expect(2 * wntOn(cell, lone, 0.5)).toBeCloseTo(wntOn(cell - 1, lone, 0.5), 3)
  })
})

describe('an organoid', () => {
  it('has stem cells beside its Paneth cell, in touch with it (Sato et al. 2011, Farin et al. 2016)', () => {
    const kinds = kindsOf(lone, 0.5, 'usual')
    expect(kinds.slice(0, 4)).toEqual(['paneth', 'stem', 'dividing', 'absorbing'])
    expect(kinds.at(-1)).toBe('stem')
    expect(budsOf(kinds)).toBe(1)
  })

  it.each([
    [1, 30, 50],
    [2, 55, 65],
  ])(
    'has stem cells as far as %i from its Paneth cell with shares of %i to %i per cent (found: those that touch it, Farin et al. 2016)',
    (reach, from, to) => {
      for (let share = from; share <= to; share += shareLimits.step) {
        const kinds = kindsOf(lone, share / 100, 'usual')
        const away = kinds.flatMap((kind, cell) => (kind === 'stem' ? [Math.min(cell, cells - cell)] : []))
        expect(Math.max(...away), `${share} per cent`).toBe(reach)
      }
    },
  )

  it('has three buds only with shares at which every stem cell touches a Paneth cell, as was found (Farin et al. 2016)', () => {
    const paneth = new Set([0, 6, 12])
    const shares: number[] = []
    for (let share: number = shareLimits.min; share <= shareLimits.max; share += shareLimits.step) {
      const kinds = kindsOf(paneth, share / 100, 'usual')
      if (budsOf(kinds) < 3) continue
      shares.push(share)
      const isLonely = (cell: number) => kinds.at(cell - 1) !== 'paneth' && kinds.at((cell + 1) % cells) !== 'paneth'
      expect(kinds.flatMap((kind, cell) => (kind === 'stem' && isLonely(cell) ? [cell] : []))).toEqual([])
    }
    expect(shares).toEqual([30, 35, 40])
  })

  it('without a Paneth cell is a ball of absorbing cells alone, an enterocyst (Serra et al. 2019)', () => {
    expect(new Set(kindsOf(new Set(), 0.5, 'usual'))).toEqual(new Set(['absorbing']))
  })

  it('in Wnt all round is a round ball of stem cells (Sato et al. 2011)', () => {
    const kinds = kindsOf(lone, 0.5, 'wnt')
    expect(kinds.filter((kind) => kind === 'stem')).toHaveLength(cells - 1)
    expect(budsOf(kinds)).toBe(0)
  })

  it('loses its buds and its stem cells, and no other cell, where BMP is not blocked (Sato et al. 2009)', () => {
    const read = (broth: Organoid['broth']) => {
      const kinds = kindsIn({ share: 40, broth, paneth: 1 | (1 << 6) | (1 << 12) })
      const count = (kind: Kind) => kinds.filter((one) => one === kind).length
      return { buds: budsOf(kinds), stem: count('stem'), paneth: count('paneth'), absorbing: count('absorbing') }
    }
    expect(read('usual')).toEqual({ buds: 3, stem: 6, paneth: 3, absorbing: 3 })
    expect(read('bmp')).toEqual({ buds: 0, stem: 0, paneth: 3, absorbing: 3 })
  })
})

describe('a bud', () => {
  const ring = (signs: string) =>
    [...signs].map((sign): Kind => ({ p: 'paneth', s: 'stem', d: 'dividing', a: 'absorbing' })[sign] as Kind)

  it.each([
    ['spaaaaaaaaaaaaaaas', 1],
    ['aspsaaaspsaaaaaaaa', 2],
    ['aspspsaaaaaaaaaaaa', 1],
    ['apaaasssaaadddaaaa', 0],
    ['spsspsspsspsspssps', 0],
  ])('lies between absorbing cells and holds a Paneth and a stem cell: %s has %i', (signs, buds) => {
    expect(budsOf(ring(signs))).toBe(buds)
  })
})
