import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createVisemeTrack, emphases } from '../../../src/avatar/engines/zed/viseme-track.ts'
import type { VisemeEvent } from '../../../src/contract/talk-reply.ts'
import { visemes } from '../../../src/contract/talk-reply.ts'

const at = (weights: ArrayLike<number>, name: (typeof visemes)[number]) => weights[visemes.indexOf(name)]!
const sum = (weights: Float64Array) => weights.reduce((total, weight) => total + weight, 0)

const anyEvents = fc.array(
  fc.record({
    time: fc.double({ min: 0, max: 20, noNaN: true }),
    viseme: fc.constantFrom(...visemes),
    weight: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 60 },
)
const anyTimes = fc.array(fc.double({ min: -1, max: 22, noNaN: true }), { minLength: 1, maxLength: 80 })

const word: VisemeEvent[] = [
  { time: 0.5, viseme: 'nn', weight: 0.7 },
  { time: 0.6, viseme: 'aa', weight: 1 },
  { time: 0.75, viseme: 'PP', weight: 0.5 },
  { time: 0.85, viseme: 'O', weight: 0.8 },
  { time: 1, viseme: 'sil', weight: 0 },
]

describe('createVisemeTrack', () => {
  it('lets neighbouring sounds overlap', () => {
    const track = createVisemeTrack(word, 1.5)
    const between = track(0.6)
    expect(at(between, 'nn')).toBeGreaterThan(0.1)
    expect(at(between, 'aa')).toBeGreaterThan(0.1)
  })

  it('begins a sound before its time and lets it ring on after it', () => {
    const track = createVisemeTrack([{ time: 1, viseme: 'aa', weight: 1 }, { time: 1.12, viseme: 'sil', weight: 0 }], 2) // prettier-ignore
    expect(at(track(0.9), 'aa')).toBe(0)
    expect(at(track(0.97), 'aa')).toBeGreaterThan(0)
    expect(at(track(1.06), 'aa')).toBeGreaterThan(0.8)
    expect(at(track(1.15), 'aa')).toBeGreaterThan(0)
    expect(at(track(1.2), 'aa')).toBe(0)
  })

  it('shuts the lips on p, b and m whatever their weight', () => {
    const track = createVisemeTrack(word, 1.5)
    expect(at(track(0.8), 'PP')).toBeGreaterThan(0.7)
  })

  it('is silent before the first sound, in a pause and after the end', () => {
    const track = createVisemeTrack([...word, { time: 3, viseme: 'E', weight: 1 }, { time: 3.2, viseme: 'sil', weight: 0 }], 4) // prettier-ignore
    for (const time of [0, 0.3, 2, 3.5, 10]) expect(sum(track(time)), `at ${time}`).toBe(0)
  })

  it('never weighs more than the whole mouth, and never below nothing', () => {
    fc.assert(
      fc.property(anyEvents, anyTimes, (events, times) => {
        const track = createVisemeTrack(events, 20)
        for (const time of times) {
          const weights = track(time)
          expect(sum(weights)).toBeLessThanOrEqual(1 + 1e-9)
          expect(Math.min(...weights)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('answers the same whether asked in order, backwards or afresh, and whatever the order of the events', () => {
    fc.assert(
      fc.property(anyEvents, anyTimes, (events, times) => {
        const ascending = times.toSorted((a, b) => a - b)
        const track = createVisemeTrack(events, 20)
        const forwards = ascending.map((time) => [...track(time)])
        const backwards = ascending.toReversed().map((time) => [...track(time)]).toReversed() // prettier-ignore
        const afresh = ascending.map((time) => [...createVisemeTrack(events, 20)(time)])
        expect(backwards).toEqual(forwards)
        expect(afresh).toEqual(forwards)
      }),
    )
  })

  it('moves without jumps', () => {
    const track = createVisemeTrack(word, 1.5)
    let before = [...track(0)]
    for (let time = 0; time < 1.5; time += 0.002) {
      const now = [...track(time)]
      for (const [index, weight] of now.entries()) expect(Math.abs(weight - before[index]!)).toBeLessThan(0.15)
      before = now
    }
  })
})

describe('emphases', () => {
  it('picks marked vowels, with room between them', () => {
    const events: VisemeEvent[] = [0, 0.4, 1.5, 1.6, 3.4].map((time) => ({ time, viseme: 'aa', weight: 1 }))
    expect(emphases(events, 1.3)).toEqual([0, 1.5, 3.4])
    expect(emphases(events.map((event) => ({ ...event, weight: 0.3 })))).toEqual([])
    expect(emphases(events.map((event) => ({ ...event, viseme: 'SS' })))).toEqual([])
  })
})
