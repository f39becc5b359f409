import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fewestToSpoil,
  flagsOf,
  isSpoiled,
  qubitsOf,
  repairOf,
  watchersOf,
} from '../../src/figures/error-board/error-board.model.ts'

const repaired = (size: number, flips: readonly number[]) => {
  const flipped = new Set(flips)
  const repair = repairOf(size, flagsOf(size, flipped))
  return { repair, spoiled: isSpoiled(size, flipped, repair) }
}

describe('the board of the surface code', () => {
  it.each([
    [3, 17],
    [5, 49],
    [7, 97],
  ])('of size %i has %i qubits', (size, qubits) => {
    expect(qubitsOf(size)).toBe(qubits)
  })

  it('has watchers of two qubits at its edges and of four within, as many of flips as of phases', () => {
    for (const size of [3, 5]) {
      expect(new Set(watchersOf(size).map(({ qubits }) => qubits.length))).toEqual(new Set([2, 4]))
      expect(watchersOf(size)).toHaveLength((size ** 2 - 1) / 2)
    }
  })

  it('has watchers of the two kinds that do not disturb each other: they share two qubits or none (Fowler et al. 2012)', () => {
    for (const size of [3, 5, 7]) {
      const phases = watchersOf(size, 'phases')
      expect(phases).toHaveLength((size ** 2 - 1) / 2)
      for (const { row, column, qubits } of phases) {
        expect(Math.min(...qubits)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...qubits)).toBeLessThan(size ** 2)
        for (const qubit of qubits) {
          expect(Math.abs(Math.floor(qubit / size) + 0.5 - row)).toBe(0.5)
          expect(Math.abs((qubit % size) + 0.5 - column)).toBe(0.5)
        }
        for (const watcher of watchersOf(size)) {
          expect([0, 2]).toContain(watcher.qubits.filter((qubit) => qubits.includes(qubit)).length)
        }
      }
      // Top and bottom edges check phases, the sides flips.
      expect(phases.filter(({ qubits }) => qubits.length === 2).every(({ row }) => row % size === 0)).toBe(true)
    }
  })

  it('raises two flags for a flip within, one at its upper and lower edge', () => {
    expect(flagsOf(5, new Set([12]))).toHaveLength(2)
    expect(flagsOf(5, new Set([0]))).toHaveLength(1)
  })

  it('stores something that no watcher sees changed: a row of flips from edge to edge raises no flag', () => {
    expect(flagsOf(5, new Set([2, 7, 12, 17, 22]))).toEqual([])
    expect(isSpoiled(5, new Set([2, 7, 12, 17, 22]), new Set())).toBe(true)
    expect(flagsOf(5, new Set([10, 11, 12, 13, 14])).length).toBeGreaterThan(0)
  })
})

describe('the repair', () => {
  it('mends every set of fewer than half a row: of size 3 each flip, of size 5 each pair (Dennis et al. 2002)', () => {
    for (let one = 0; one < 9; one++) expect(repaired(3, [one]).spoiled).toBe(false)
    for (let one = 0; one < 25; one++) {
      for (let other = one; other < 25; other++) expect(repaired(5, [one, other]).spoiled).toBe(false)
    }
  })

  it('is fooled by half a row and no fewer: two flips of size 3, three of size 5', () => {
    expect(fewestToSpoil(3)).toBe(2)
    expect(fewestToSpoil(5)).toBe(3)
    expect([...repaired(3, [1, 4]).repair]).toEqual([7])
    expect(repaired(3, [1, 4]).spoiled).toBe(true)
    expect(repaired(5, [2, 7, 12]).spoiled).toBe(true)
  })

  it('always explains the flags, and never by more flips than there were', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 24 }), { maxLength: 25 }), (flips) => {
        const flags = flagsOf(5, new Set(flips))
        const repair = repairOf(5, flags)
        expect(flagsOf(5, repair)).toEqual(flags)
        expect(repair.size).toBeLessThanOrEqual(flips.length)
      }),
      { numRuns: 60 },
    )
  })
})
