import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ballMachine, limits } from '../../src/figures/bouncing-foam/bouncing-foam.machine.ts'
import { fallTime, heightAfter, heightAt } from '../../src/figures/bouncing-foam/bouncing-foam.model.ts'
import { numberText } from '../../src/figures/figure-text.ts'

describe('what a ball gives back', () => {
  // Restitution is the share of speed; its square is the share of energy. Heights (m) from the rules of games.
  it.each([
    ['a tennis ball of 0.73 (ITF, Rules of Tennis, appendix I)', 0.73, 2.54, 1.35],
    ['a livelier tennis ball of 0.76 (the same)', 0.76, 2.54, 1.47],
    ['a table tennis ball of 0.89 (ITTF, leaflet T3)', 0.89, 0.305, 0.24],
    ['a livelier table tennis ball of 0.92 (the same)', 0.92, 0.305, 0.26],
    ['a basketball of 0.76 (FIBA, official equipment)', 0.76, 1.8, 1.035],
  ])('is so of %s', (_, restitution, drop, rise) => {
    expect(Math.abs(heightAfter(1, restitution ** 2, drop) / rise - 1)).toBeLessThan(0.01)
  })

  it('leaves an eighth at the third bounce if half comes back each time, and 51 of 100 if four fifths do', () => {
    expect(heightAfter(3, 0.5)).toBe(0.125)
    expect(heightAfter(3, 0.8)).toBeCloseTo(0.512, 12)
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

it('comes to rest after √(2h/g) (1 + e) / (1 − e): nine times its fall for a ball that keeps 0.8 of its speed', () => {
  // Geometric series of all bounces.
  const rest = 9 * fallTime(1)
  expect(heightAt(rest - 0.05, 0.64)).toBeGreaterThan(0)
  expect(heightAt(rest + 0.01, 0.64)).toBe(0)
})

it('the task is done exactly where the third bounce reads 48 to 52 centimetres: half, give or take 2', () => {
  const actor = createActor(ballMachine).start()
  for (let returned = limits.min; returned <= limits.max; returned += limits.step) {
    actor.send({ type: 'set', settings: { returned } })
    const read = Number(numberText(heightAfter(3, returned / 100) * 100, 'en'))
    const { value } = actor.getSnapshot()
    expect({ returned, value }).toEqual({ returned, value: read >= 48 && read <= 52 ? 'solved' : 'trying' })
  }
})
