import { describe, expect, it } from 'vitest'
import {
  chainLength,
  chanceOfEnd,
  effective,
  everIll,
  illInGeneration,
  threshold,
} from '../../src/figures/passed-on/passed-on.model.ts'

const borel = (number: number, length: number) => {
  let factorial = 1
  for (let at = 2; at <= length; at++) factorial *= at
  return (Math.exp(-number * length) * (number * length) ** (length - 1)) / factorial
}

describe('the share that falls ill', () => {
  it.each([
    [1.5, 0.583],
    [2, 0.797],
    [3, 0.94],
    [4, 0.98],
  ])('is, where each infects %d, %d', (reproduction, known) => {
    expect(everIll(reproduction, 0)).toBeCloseTo(known, 3)
  })

  it('of a flu like that of 1918 would be 73 in a hundred, if nobody changed anything (R 1.8: Biggerstaff et al. 2014)', () => {
    expect(everIll(1.8, 0)).toBeCloseTo(0.732, 3)
  })

  it('is, where half are immune and each infects 4, half of what it is where each infects 2', () => {
    expect(everIll(4, 0.5)).toBeCloseTo(0.5 * 0.797, 3)
  })

  it('is none where each infects at most one', () => {
    expect(everIll(1, 0)).toBe(0)
    expect(everIll(1.8, 0.45)).toBe(0)
    expect(everIll(1.8, 0.4)).toBeGreaterThan(0)
  })
})

describe('the share that has to be immune', () => {
  it('is 44 in a hundred for R 1.8, half for 2, and 92 to 94 for measles (R 12 to 18: Fine et al. 2011)', () => {
    expect(threshold(1.8)).toBeCloseTo(0.444, 3)
    expect(threshold(2)).toBe(0.5)
    expect(threshold(12)).toBeCloseTo(0.917, 3)
    expect(threshold(18)).toBeCloseTo(0.944, 3)
    expect(threshold(0.5)).toBe(0)
  })

  it('brings each case to one more', () => {
    for (const reproduction of [1.3, 1.8, 3])
      expect(effective(reproduction, threshold(reproduction))).toBeCloseTo(1, 12)
  })
})

describe('a chain that one person begins', () => {
  it('dies out by itself in 20 of a hundred cases at R 2, in 42 at 1.5, and always below one (Galton–Watson)', () => {
    expect(chanceOfEnd(2)).toBeCloseTo(0.203, 3)
    expect(chanceOfEnd(1.5)).toBeCloseTo(0.417, 3)
    expect(chanceOfEnd(0.9)).toBeCloseTo(1, 9)
  })

  it('is two people long on average at R 0.5, and five at 0.8; the lengths follow Borel’s distribution', () => {
    expect(chainLength(0.5)).toBe(2)
    expect(chainLength(0.8)).toBeCloseTo(5, 10)
    expect(chainLength(1)).toBe(Infinity)
    expect(chainLength(1.2)).toBe(Infinity)
    const mean = Array.from({ length: 120 }, (_, at) => (at + 1) * borel(0.5, at + 1)).reduce((sum, part) => sum + part)
    expect(mean).toBeCloseTo(chainLength(0.5), 4)
  })

  it('multiplies from generation to generation', () => {
    expect(illInGeneration(2, 10)).toBe(1024)
    expect(illInGeneration(0.5, 3)).toBe(0.125)
  })
})
