import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fallTime,
  fasterBy,
  heightAfter,
  heightAt,
  returnedBy,
  speedLeft,
} from '../../src/figures/bouncing-foam/bouncing-foam.model.ts'

describe('what a ball gives back', () => {
  // Heights of fall and rise (m) that the rules of games ask for, and what is known of such balls: the share of speed left.
  it.each([
    ['a tennis ball (ITF, Rules of Tennis, appendix I)', 2.54, 1.35, 0.73],
    ['a livelier tennis ball (the same)', 2.54, 1.47, 0.76],
    ['a table tennis ball (ITTF, leaflet T3)', 0.305, 0.24, 0.89],
    ['a livelier table tennis ball (the same)', 0.305, 0.26, 0.92],
    ['a basketball (FIBA, official equipment)', 1.8, 1.035, 0.76],
  ])('is so of %s', (_, drop, rise, speed) => {
    const returned = returnedBy(rise, drop)
    expect(heightAfter(1, returned, drop)).toBeCloseTo(rise, 10)
    expect(speedLeft(returned)).toBeCloseTo(speed, 2)
  })

  it('is never more than it got', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        fc.double({ min: 0, max: 6, noNaN: true }),
        (returned, time) => {
          const height = heightAt(time, returned)
          expect(height).toBeGreaterThanOrEqual(-1e-9)
          expect(height).toBeLessThanOrEqual(1)
          if (time > fallTime(1)) expect(height).toBeLessThanOrEqual(returned + 1e-9)
        },
      ),
    )
  })
})

describe('the fall', () => {
  // Half of g t², CODATA's standard gravity.
  it.each([
    [1, 0.4516],
    [4.9033, 1],
    [19.6133, 2],
  ])('from %f m takes %f s', (height, time) => {
    expect(fallTime(height)).toBeCloseTo(time, 4)
  })

  it('leaves three quarters of the height after half of its time (Galileo 1638: ways as the squares of times)', () => {
    expect(heightAt(fallTime(1) / 2, 0.64)).toBeCloseTo(0.75, 10)
    expect(heightAt(fallTime(3) / 2, 0.64, 3)).toBeCloseTo(2.25, 10)
  })

  it('goes on into bounces: at the top of the first, one fall and one rise later', () => {
    expect(heightAt(0, 0.64)).toBe(1)
    expect(heightAt(fallTime(1), 0.64)).toBeCloseTo(0, 8)
    expect(heightAt(fallTime(1) + fallTime(0.64), 0.64)).toBeCloseTo(0.64, 8)
    expect(heightAt(fallTime(1) + 2 * fallTime(0.64) + fallTime(0.4096), 0.64)).toBeCloseTo(0.4096, 8)
  })
})

describe('what a saving is worth', () => {
  it('is two thirds of it in speed: 1.97 % for 3 %, and 2.6 % for 4 % (Kipp et al. 2019)', () => {
    expect(fasterBy(3)).toBeCloseTo(1.97, 2)
    expect(fasterBy(4)).toBeCloseTo(2.6, 1)
  })
})
