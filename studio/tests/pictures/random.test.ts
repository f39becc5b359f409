import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../pictures/random.ts'

const draw = (seed: number, count: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => random())
}

describe('seeded random', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    expect(draw(7, 50)).toEqual(draw(7, 50))
    expect(draw(7, 50)).not.toEqual(draw(8, 50))
  })

  it('fills 0 to 1 evenly', () => {
    const tenths = Array.from({ length: 10 }, () => 0)
    for (const value of draw(3, 20_000)) tenths[Math.floor(value * 10)]! += 1
    expect(Math.min(...tenths)).toBeGreaterThan(1850)
    expect(Math.max(...tenths)).toBeLessThan(2150)
  })
})
