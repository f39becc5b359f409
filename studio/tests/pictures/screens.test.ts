import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dotScreen, lineScreen } from '../../pictures/screens.ts'

function inkedShare(inked: (x: number, y: number) => boolean): number {
  const side = 300
  // Not a whole number of samples per cell, which would always hit the same places.
  const step = 0.7236
  let count = 0
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) if (inked(x * step, y * step)) count++
  return count / side ** 2
}

describe('dot screen', () => {
  it('inks the share of the area it is asked for, at any pitch and angle', () => {
    const coverage = fc.double({ min: 0.06, max: 0.94, noNaN: true })
    const pitch = fc.double({ min: 8, max: 20, noNaN: true })
    const angle = fc.double({ min: 0, max: Math.PI, noNaN: true })
    fc.assert(
      fc.property(coverage, pitch, angle, (asked, step, turn) => {
        const share = inkedShare((x, y) => dotScreen(x, y, asked, step, turn))
        expect(Math.abs(share - asked)).toBeLessThan(0.03)
      }),
      { numRuns: 40 },
    )
  })

  it('leaves specks out and closes pinholes', () => {
    expect(inkedShare((x, y) => dotScreen(x, y, 0.03, 12, 0.3))).toBe(0)
    expect(inkedShare((x, y) => dotScreen(x, y, 0.97, 12, 0.3))).toBe(1)
  })

  it('draws dots in light tones and holes in dark ones', () => {
    expect(dotScreen(0, 0, 0.2, 10, 0)).toBe(true)
    expect(dotScreen(5, 5, 0.2, 10, 0)).toBe(false)
    expect(dotScreen(0, 0, 0.8, 10, 0)).toBe(true)
    expect(dotScreen(5, 5, 0.8, 10, 0)).toBe(false)
  })
})

describe('line screen', () => {
  it('draws one line per whole step, as wide as the coverage', () => {
    const across = Array.from({ length: 1000 }, (_, i) => lineScreen(i / 100 + 0.005, 0.3))
    expect(across.filter(Boolean)).toHaveLength(300)
    const starts = across.filter((inked, i) => inked && !across[i - 1])
    expect(starts).toHaveLength(11)
  })

  it('draws nothing for no coverage and everything for full coverage', () => {
    const phases = Array.from({ length: 100 }, (_, i) => i * 0.137)
    expect(phases.some((phase) => lineScreen(phase, 0))).toBe(false)
    expect(phases.every((phase) => lineScreen(phase, 1.001))).toBe(true)
  })
})
