import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { numberText } from '../../src/figures/figure-text.ts'
import { plateMachine } from '../../src/figures/silent-electrodes/silent-electrodes.machine.ts'
import {
  countedFor,
  decoders,
  electrodes,
  favouriteOf,
  rateOf,
  readingOf,
  typicalMiss,
} from '../../src/figures/silent-electrodes/silent-electrodes.model.ts'

const all = new Set(Array.from({ length: electrodes }, (_, electrode) => electrode))
const facing = (...directions: number[]) =>
  new Set([...all].filter((electrode) => directions.includes(favouriteOf(electrode))))
const without = (...directions: number[]) => new Set([...all].filter((one) => !directions.includes(favouriteOf(one))))

describe('a neuron', () => {
  it('clicks 54.69 times a second for its favourite direction, 32.34 across and 9.99 against it (Dayan and Abbott 2001, fig. 1.6)', () => {
    const favourite = favouriteOf(3)
    expect(rateOf(3, favourite)).toBeCloseTo(54.69, 10)
    expect(rateOf(3, favourite + 90)).toBeCloseTo(32.34, 10)
    expect(rateOf(3, favourite + 180)).toBeCloseTo(9.99, 10)
  })

  it('has a favourite of its own', () => {
    expect(new Set([...all].map(favouriteOf)).size).toBe(electrodes)
  })
})

describe('the population vector', () => {
  it('points where the movement goes if favourites are spread evenly (Georgopoulos et al. 1986)', () => {
    for (const meant of [37, 90, 201, 345]) {
      expect(readingOf(all, meant, 'old')?.direction).toBeCloseTo(meant, 8)
      expect(readingOf(all, meant, 'old')?.miss).toBeCloseTo(0, 8)
    }
    expect(readingOf(all, 0, 'old')?.miss).toBeCloseTo(0, 8)
  })

  it('scatters by √(2 r₀ / N T) / m: 7.3° with 16 neurons of that kind in half a second', () => {
    const spread = (Math.sqrt((2 * 32.34) / (electrodes * countedFor)) / 22.35) * (180 / Math.PI)
    expect(spread).toBeCloseTo(7.29, 2)
    for (const meant of [0, 37, 90, 201]) expect(readingOf(all, meant, 'old')?.spread).toBeCloseTo(spread, 8)
  })

  it('scatters 8 % farther than the best that any decoder can do (Cramér and Rao; Seung and Sompolinsky 1993)', () => {
    // Fisher information of Poisson neurons with cosine tuning: N T (r₀ − √(r₀² − m²)).
    const least = (180 / Math.PI) * (electrodes * countedFor * (32.34 - Math.sqrt(32.34 ** 2 - 22.35 ** 2))) ** -0.5
    expect(least).toBeCloseTo(6.77, 2)
    const added = [...all].reduce((sum, electrode) => {
      const slope = (rateOf(electrode, 50.001) - rateOf(electrode, 49.999)) / (0.002 * (Math.PI / 180))
      return sum + (countedFor * slope ** 2) / rateOf(electrode, 50)
    }, 0)
    expect((180 / Math.PI) * added ** -0.5).toBeCloseTo(least, 2)
    expect(typicalMiss(all, 'old') / least).toBeCloseTo(1.08, 2)
    expect(typicalMiss(all, 'new')).toBeGreaterThan(least)
  })

  it('scatters twice as far with a quarter of the neurons (law of large numbers)', () => {
    const [many, few] = [typicalMiss(all, 'old'), typicalMiss(facing(0, 90, 180, 270), 'old')]
    expect(few / many).toBeCloseTo(2, 8)
  })

  it('is pulled away from what has fallen silent: by arctan(r₀ / (N m / 2)) for one across', () => {
    const pulled = (Math.atan(32.34 / (8 * 22.35)) * 180) / Math.PI
    expect(pulled).toBeCloseTo(10.25, 2)
    expect(readingOf(without(0), 90, 'old')?.miss).toBeCloseTo(pulled, 8)
  })

  it('scatters as counts do that are drawn one by one', () => {
    let seed = 11
    const chance = () => {
      seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
      return seed / 2 ** 32
    }
    const drawn = (mean: number) => {
      let count = -1
      for (let left = 1; left > Math.exp(-mean); count++) left *= chance()
      return count
    }
    const misses = Array.from({ length: 3000 }, () => {
      let [x, y] = [0, 0]
      for (const electrode of all) {
        const above = drawn(rateOf(electrode, 90) * countedFor) - 32.34 * countedFor
        x += above * Math.cos((favouriteOf(electrode) * Math.PI) / 180)
        y += above * Math.sin((favouriteOf(electrode) * Math.PI) / 180)
      }
      return (Math.atan2(y, x) * 180) / Math.PI - 90
    })
    const spread = Math.sqrt(misses.reduce((sum, miss) => sum + miss ** 2, 0) / misses.length)
    expect(spread).toBeGreaterThan(7.29 * 0.95)
    expect(spread).toBeLessThan(7.29 * 1.05)
  })
})

describe('the decoder that has learned anew', () => {
  it('reads the right direction off any neurons that do not lie on one line (Salinas and Abbott 1994)', () => {
    for (const left of [facing(0, 45), facing(22.5, 45, 67.5), without(0, 22.5, 45, 67.5, 90)]) {
      for (const meant of [10, 90, 250]) expect(readingOf(left, meant, 'new')?.miss).toBeCloseTo(0, 8)
    }
  })

  it('needs fewer neurons than the population vector (Salinas and Abbott 1994)', () => {
    const left = without(0, 22.5, 45, 67.5, 90, 112.5)
    expect(typicalMiss(left, 'new')).toBeLessThan(typicalMiss(left, 'old') / 3)
  })

  it('scatters as the best estimate does: by √(r₀ / 2T) / m, with two pairs across each other (Salinas and Abbott 1994)', () => {
    const left = facing(0, 90, 180, 270)
    for (const meant of [0, 30, 135, 280]) {
      const spread = (Math.sqrt(32.34 / 0.5 / 2) / 22.35) * (180 / Math.PI)
      expect(readingOf(left, meant, 'new')?.spread).toBeCloseTo(spread, 8)
    }
  })

  it('cannot read one neuron, nor two that face each other, nor none', () => {
    for (const left of [facing(0), facing(0, 180), new Set<number>()]) {
      expect(readingOf(left, 90, 'new')).toBeUndefined()
      expect(typicalMiss(left, 'new')).toBe(90)
    }
  })

  it('reads nothing where no neuron is left, as little as the population vector', () => {
    for (const decoder of ['old', 'new'] as const) expect(readingOf(new Set(), 90, decoder)).toBeUndefined()
  })
})

it('is done exactly where the usual miss reads 14° or less, with six electrodes on, and never with seven', () => {
  const actor = createActor(plateMachine).start()
  const counts = { solved: 0, trying: 0 }
  for (let bits = 1; bits < 2 ** electrodes; bits += 2) {
    const on = new Set([...all].filter((electrode) => bits & (1 << electrode)))
    if (on.size !== 6 && (on.size !== 7 || bits % 64 !== 1)) continue
    for (const decoder of decoders) {
      actor.send({ type: 'set', settings: { decoder, silent: 2 ** electrodes - 1 - bits } })
      const { value } = actor.getSnapshot()
      const read = Number(numberText(typicalMiss(on, decoder), 'en'))
      if ((value === 'solved') !== (on.size === 6 && read <= 14)) throw new Error(`${bits} ${decoder} is ${value}`)
      counts[value]++
    }
  }
  expect(counts.solved).toBeGreaterThan(100)
  expect(counts.trying).toBeGreaterThan(1000)
})
