import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  between,
  circuitMachine,
  ratesOf,
  sugarLimits,
  tastes,
  wires,
} from '../../src/figures/fly-circuit/fly-circuit.machine.ts'
import { cell, spikesOf } from '../../src/figures/fly-circuit/fly-circuit.model.ts'

const sugars = Array.from({ length: sugarLimits.max / sugarLimits.step + 1 }, (_, at) => at * sugarLimits.step)
const motor = (silenced: string[], bitter = 0) =>
  spikesOf(wires, { sugar1: 150, sugar2: 150, bitter }, new Set(silenced))['motor']

const heard = (contacts: number, spikes: number) =>
  spikesOf([{ from: 'a', to: 'b', contacts }], { a: spikes })['b'] ?? 0

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

  it('fires at a single spike over 162 contacts and not over 161: one leads to 0.0433 mV at most (0.275 · (5/20)^(4/3))', () => {
    expect([161, 162].map((contacts) => heard(contacts, 2))).toEqual([0, 1])
  })

  it('never fires more than 454 times a second, whatever it hears (1 / 2.2 ms)', () => {
    const most = Math.max(...[100, 400, 450, 1000, 5000, 10_000].map((spikes) => heard(10_000, spikes)))
    expect(most).toBeLessThan(1000 / 2.2)
    expect(most).toBeGreaterThan(420)
  })

  it('hears a spike 1.8 ms after it was sent', () => {
    const sent = (ms: number) => heard(10_000, 1000 / ms)
    expect([998, 998.2].map(sent)).toEqual([1, 0])
  })

  it('loses what arrives while it rests: of 1000 spikes a second it answers each third, of 500 each second (as in Brian 2)', () => {
    expect([1000, 500].map((spikes) => heard(10_000, spikes))).toEqual([333, 250])
  })

  it('fires fewer times than it is fed where one spike is not enough, and hears nothing of a neuron that is silenced', () => {
    const chain = [{ from: 'a', to: 'b', contacts: 70 }]
    const often = spikesOf(chain, { a: 150 })['b'] ?? 0
    expect(often).toBeGreaterThan(20)
    expect(often).toBeLessThan(150)
    expect(spikesOf(chain, { a: 150 }, new Set(['a']))['b']).toBe(0)
  })
})

describe('the circuit of the figure (made up for it)', () => {
  // Expected values: the published equations in Brian 2.
  it.each([
    [60, 0, '', [0, 19, 0, 0, 0, 0]],
    [110, 0, '', [36, 54, 36, 9, 9, 9]],
    [150, 0, '', [49, 74, 49, 24, 24, 24]],
    [180, 0, '', [59, 89, 59, 29, 29, 29]],
    [190, 0, '', [63, 94, 63, 31, 31, 31]],
    [140, 0, 'A', [46, 69, 46, 0, 23, 22]],
    [150, 0, 'B', [49, 74, 49, 0, 0, 0]],
    [190, 150, '', [63, 0, 63, 0, 0, 0]],
  ])(
    'with sugar at %d, bitter at %d and "%s" silenced fires as the published model does',
    (sugar, bitter, name, known) => {
      const rates = spikesOf(wires, { sugar1: sugar, sugar2: sugar, bitter }, new Set([name]))
      expect([...between, 'motor'].map((neuron) => rates[neuron])).toEqual(known)
    },
  )

  it('stretches the mouthparts for sugar, and not for a trace', () => {
    const of = (sugar: number) => ratesOf({ sugar, taste: 'sugar', silent: 0 })['motor']
    expect([0, 60, 150].map(of)).toEqual([0, 0, 24])
  })

  it('never fires less for more sugar, neither its motor neuron nor any other, as far as the sugar goes', () => {
    const runs = sugars.map((sugar) => ratesOf({ sugar, taste: 'sugar', silent: 0 }))
    for (const neuron of [...between, 'motor']) {
      const rates = runs.map((run) => run[neuron] ?? 0)
      expect(rates, neuron).toEqual(rates.toSorted((one, other) => one - other))
    }
  })

  it('has a stand-in for each neuron but B', () => {
    expect(['A', 'B', 'C', 'D', 'E'].filter((name) => motor([name]) === 0)).toEqual(['B'])
    expect(motor(['D', 'E'])).toBe(0)
  })

  it('is stopped by something bitter, as real flies are, however much sugar there is', () => {
    expect(motor([], 150)).toBe(0)
    expect(sugars.map((sugar) => ratesOf({ sugar, taste: 'bitter', silent: 0 })['motor'])).toEqual(sugars.map(() => 0))
  })

  it('does its task where one silenced neuron keeps in what would stretch, and nowhere else', () => {
    const actor = createActor(circuitMachine).start()
    for (const taste of tastes) {
      for (const sugar of sugars) {
        const stretches = taste === 'sugar' && (ratesOf({ sugar, taste, silent: 0 })['motor'] ?? 0) > 0
        for (const [at, name] of between.entries()) {
          const circuit = { sugar, taste, silent: 1 << at }
          actor.send({ type: 'set', settings: circuit })
          const isDone = stretches && ratesOf(circuit)['motor'] === 0
          expect(actor.getSnapshot().value, `${name} at ${sugar}, ${taste}`).toBe(isDone ? 'solved' : 'trying')
        }
      }
    }
  })
})
