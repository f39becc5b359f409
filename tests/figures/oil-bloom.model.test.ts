import { describe, expect, it } from 'vitest'
import {
  dayWithLeft,
  lackingOn,
  monod,
  nitrogenInCells,
  oxygenEaten,
  oxygenFor,
  runOf,
  seaOxygen,
} from '../../src/figures/oil-bloom/oil-bloom.model.ts'

const last = (run: ReturnType<typeof runOf>) => run.at(-1) ?? run[0]!

describe('chemistry', () => {
  it('needs 3.46 g of oxygen to burn a gram of heptadecane, 1.42 g for a gram of cells (stoichiometry)', () => {
    expect(oxygenFor.oil).toBeCloseTo(3.46, 2)
    expect(oxygenFor.cells).toBeCloseTo(1.42, 2)
  })

  it('takes 3.25 g of oxygen for a gram of oil that is eaten, because 0.15 g of cells are not burnt (stoichiometry)', () => {
    expect(oxygenEaten).toBeCloseTo(3.459 - 0.15 * 1.416, 3)
  })

  it('finds 12.4 per cent of nitrogen in cells (C₅H₇NO₂)', () => {
    expect(nitrogenInCells).toBeCloseTo(0.124, 3)
  })

  it('takes the oxygen of 400,000 litres of seawater, within a quarter, for a litre of oil of 0.85 kg (textbooks)', () => {
    const litres = (850_000 * oxygenFor.oil) / seaOxygen
    expect(Math.abs(litres / 400_000 - 1)).toBeLessThan(0.25)
  })
})

describe("Monod's law", () => {
  it('allows half at the half amount, nothing of nothing, and all but a hundredth of 99 times as much', () => {
    expect([0, 2, 198].map((amount) => monod(amount, 2))).toEqual([0, 0.5, 0.99])
  })

  it('has nitrogen hold back bacteria at the 0.39 mg measured on a beach of the Exxon Valdez, and not at 2 to 10 mg, the best', () => {
    const beach = { oil: 200, cells: 0.5, oxygen: seaOxygen }
    const lacking = [0.39, 2, 5, 10].map((nitrogen) => lackingOn({ ...beach, nitrogen }))
    expect(lacking).toEqual(['nitrogen', 'nothing', 'nothing', 'nothing'])
  })

  it('has bacteria grow half as fast again or more at the best amounts of nitrogen than at what was measured', () => {
    const grown = (nitrogen: number) => last(runOf({ nitrogen, changes: 50 }, 3)).cells / 0.5
    const doublings = [0.39, 2, 10].map((nitrogen) => Math.log2(grown(nitrogen)))
    expect((doublings[1] ?? 0) / (doublings[0] ?? 0)).toBeGreaterThan(1.5)
    expect((doublings[2] ?? 0) / (doublings[1] ?? 0)).toBeLessThan(1.2)
  })
})

describe('a beach', () => {
  it('doubles its bacteria once a day where nothing lacks (set here)', () => {
    const run = runOf({ nitrogen: 1e6, changes: 0 }, 5, { oil: 1e9, oxygen: 1e9, nitrogen: 1e6 })
    run.forEach((day, at) => expect(day.cells / 0.5 / 2 ** at).toBeCloseTo(1, 3))
  })

  it('makes 0.15 g of cells of a gram of oil (Geng et al. 2013), and eats it all in the end', () => {
    const run = runOf({ nitrogen: 1, changes: 5 }, 60)
    expect(last(run).oil).toBeLessThan(0.2)
    expect(last(run).cells - 0.5).toBeCloseTo(0.15 * (200 - last(run).oil), 8)
  })

  it('loses nothing where no water comes: nitrogen turns up in cells, oxygen in what was eaten', () => {
    const end = last(runOf({ nitrogen: 1, changes: 0 }, 30))
    expect(end.nitrogen + (end.cells - 0.5) * nitrogenInCells).toBeCloseTo(1, 8)
    expect(end.oxygen + (200 - end.oil) * oxygenEaten).toBeCloseTo(seaOxygen, 8)
  })

  it('stays oiled where it is buried: its oxygen burns a little over one per cent', () => {
    const end = last(runOf({ nitrogen: 5, changes: 0 }, 3650))
    expect((200 - end.oil) / 200).toBeCloseTo(seaOxygen / oxygenEaten / 200, 4)
    expect((200 - end.oil) / 200).toBeLessThan(0.02)
  })

  it('without fertiliser lacks nitrogen, with plenty of it oxygen (as on the beaches of the Exxon Valdez: Atlas and Hazen 2011)', () => {
    const [bare, fed] = [runOf({ nitrogen: 0.1, changes: 4 }, 60), runOf({ nitrogen: 2, changes: 4 }, 60)]
    expect(bare.slice(5, 25).map(lackingOn)).toEqual(Array.from({ length: 20 }, () => 'nitrogen'))
    expect(lackingOn(fed[10] ?? last(fed))).toBe('oxygen')
    expect(dayWithLeft(0.5, fed)).toBeLessThan((dayWithLeft(0.5, bare) ?? 0) / 2)
  })

  it('never has less than nothing, whatever is set', () => {
    for (const nitrogen of [0.1, 1, 5]) {
      for (const changes of [0, 1, 10]) {
        for (const day of runOf({ nitrogen, changes }, 60)) {
          expect(Math.min(day.oil, day.nitrogen, day.oxygen)).toBeGreaterThanOrEqual(-1e-9)
        }
      }
    }
  })

  it('feeds no more than there is, however many bacteria there are: they eat up what lacks first, and stop', () => {
    const plenty = { oil: 1e6, nitrogen: 1e6, oxygen: 1e6, cells: 1e6 }
    const still = { nitrogen: 0, changes: 0 }
    const [oil, nitrogen, oxygen] = [{ oil: 1 }, { nitrogen: 0.01 }, { oxygen: 0.01 }].map((little) =>
      last(runOf(still, 2, { ...plenty, ...little })),
    )
    expect(oil?.oil).toBeCloseTo(0, 8)
    expect((oil?.cells ?? 0) - 1e6).toBeCloseTo(0.15, 6)
    expect(nitrogen?.nitrogen).toBeCloseTo(0, 8)
    expect((nitrogen?.cells ?? 0) - 1e6).toBeCloseTo(0.01 / nitrogenInCells, 6)
    expect(oxygen?.oxygen).toBeCloseTo(0, 8)
    expect(1e6 - (oxygen?.oil ?? 0)).toBeCloseTo(0.01 / oxygenEaten, 6)
  })

  it('is told of day by day, the first and the last included', () => {
    expect(runOf({ nitrogen: 1, changes: 1 }, 5)).toHaveLength(6)
  })

  it('has a tenth left on the first day with a tenth or less', () => {
    const days = [200, 150, 100, 20, 5].map((oil) => ({ oil, cells: 1, nitrogen: 1, oxygen: 9 }))
    expect([1, 0.6, 0.5, 0.1, 0.05, 0.01].map((share) => dayWithLeft(share, days))).toEqual([0, 2, 2, 3, 4, undefined])
  })

  it('lacks nothing where all allow four fifths, and else what allows least', () => {
    const rich = { oil: 1e6, cells: 1, nitrogen: 1e6, oxygen: 1e6 }
    expect(lackingOn(rich)).toBe('nothing')
    expect(lackingOn({ ...rich, oxygen: 0.8 })).toBe('nothing')
    expect(lackingOn({ ...rich, oxygen: 0.79 })).toBe('oxygen')
    expect(lackingOn({ ...rich, oxygen: 0.79, nitrogen: 1 })).toBe('nitrogen')
    expect(lackingOn({ ...rich, oil: 1, nitrogen: 1 })).toBe('oil')
  })

  it('is asked in vain for a day that does not come', () => {
    expect(dayWithLeft(0.5, runOf({ nitrogen: 1, changes: 0 }, 10))).toBeUndefined()
  })
})
