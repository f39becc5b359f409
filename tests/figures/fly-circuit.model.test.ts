import { describe, expect, it } from 'vitest'
import { wires } from '../../src/figures/fly-circuit/fly-circuit.machine.ts'
import { cell, peakOf, spikesOf, steadyRate } from '../../src/figures/fly-circuit/fly-circuit.model.ts'

const motor = (silenced: string[], bitter = 0) =>
  spikesOf(wires, { sugar1: 150, sugar2: 150, bitter }, new Set(silenced))['motor']

describe('a neuron', () => {
  it('has the values of the model of the whole brain (its code: rest −52, threshold −45 mV, 20, 5, 2.2 and 1.8 ms, 0.275 mV)', () => {
    expect(cell).toEqual({
      threshold: -45 + 52,
      membrane: 20,
      synapse: 5,
      refractory: 2.2,
      delay: 1.8,
      perContact: 0.275,
    })
  })

  it('answers one spike over one contact with 0.043 mV at most (0.275 · (5/20)^(4/3))', () => {
    expect(peakOf(1)).toBeCloseTo(0.275 * 0.25 ** (4 / 3), 10)
  })

  it('fires at a single spike only over more than 161 contacts', () => {
    const once = (contacts: number) => spikesOf([{ from: 'a', to: 'b', contacts }], { a: 1 })['b']
    // The one spike comes at the end of the second: look at two.
    const twice = (contacts: number) => spikesOf([{ from: 'a', to: 'b', contacts }], { a: 2 })['b']
    expect(once(1000)).toBe(0)
    expect(twice(160)).toBe(0)
    expect(twice(164)).toBe(1)
  })

  it('fires 62 times a second under a drive of twice the threshold (1 / (2.2 ms + 20 ms · ln 2)), and not at all below it', () => {
    expect(steadyRate(14)).toBeCloseTo(1000 / (2.2 + 20 * Math.LN2), 10)
    expect(steadyRate(14)).toBeCloseTo(62.3, 1)
    expect(steadyRate(7)).toBe(0)
  })

  it('never fires more than 454 times a second, however strong the drive (1 / 2.2 ms)', () => {
    expect(steadyRate(1e9)).toBeCloseTo(454.5, 1)
  })

  it('fires fewer times than it is fed where one spike is not enough, and hears nothing of a neuron that is silenced', () => {
    const chain = [{ from: 'a', to: 'b', contacts: 70 }]
    const heard = spikesOf(chain, { a: 150 })['b'] ?? 0
    expect(heard).toBeGreaterThan(20)
    expect(heard).toBeLessThan(150)
    expect(spikesOf(chain, { a: 150 }, new Set(['a']))['b']).toBe(0)
  })
})

describe('the circuit of the figure (made up for it)', () => {
  it('stretches the mouthparts for sugar, more for more, and not for a trace', () => {
    const of = (sugar: number) => spikesOf(wires, { sugar1: sugar, sugar2: sugar, bitter: 0 })['motor'] ?? 0
    expect([0, 60].map(of)).toEqual([0, 0])
    expect(of(150)).toBe(24)
    expect(of(200)).toBeGreaterThan(of(150))
  })

  it('has a stand-in for each neuron but B', () => {
    expect(['A', 'B', 'C', 'D', 'E'].filter((name) => motor([name]) === 0)).toEqual(['B'])
    expect(motor(['D', 'E'])).toBe(0)
  })

  it('is stopped by something bitter, as real flies are', () => {
    expect(motor([], 150)).toBe(0)
  })
})
