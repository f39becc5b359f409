import { describe, expect, it } from 'vitest'
import { ExactPhrasings } from '../../src/talk/finding/exact-phrasings.ts'
import { StemLists } from '../../src/talk/finding/stem-lists.ts'
import { Vocabulary } from '../../src/talk/finding/vocabulary.ts'

const features = Array.from({ length: 5000 }, (_, at) => `feature ${at}`)

describe('a vocabulary', () => {
  it('numbers features in the order in which it meets them, however many there are', () => {
    const vocabulary = new Vocabulary()
    for (const [number, feature] of features.entries()) expect(vocabulary.learn(feature)).toBe(number)
    for (const [number, feature] of features.entries()) expect(vocabulary.learn(feature)).toBe(number)
    expect(vocabulary.size).toBe(features.length)
    expect(vocabulary.numberOf('feature 4999')).toBe(4999)
    expect(vocabulary.numberOf('something else')).toBeUndefined()
  })

  it('goes on from the hashes of another one, and leaves them as they are', () => {
    const first = new Vocabulary()
    for (const feature of features.slice(0, 100)) first.learn(feature)
    const hashes = first.hashes
    const second = new Vocabulary(hashes)
    expect(second.numberOf('feature 42')).toBe(42)
    expect(second.learn('feature 100')).toBe(100)
    expect(hashes).toEqual(first.hashes)
  })

  it('counts how often each feature is among some', () => {
    const vocabulary = new Vocabulary()
    expect([...vocabulary.learnAll(['a', 'b', 'a'])]).toEqual([
      [0, 2],
      [1, 1],
    ])
  })
})

describe('packed lists of stems', () => {
  const lists = new StemLists([
    new Map([
      [9, 1],
      [2, 300],
    ]),
    new Map(),
    new Map([[2, 4]]),
  ])

  it('say how often a stem stands in a list', () => {
    expect([2, 9, 5].map((stem) => lists.count(0, stem))).toEqual([255, 1, 0])
    expect([lists.has(1, 2), lists.count(2, 2), lists.count(-1, 2), lists.count(3, 2)]).toEqual([false, 4, 0, 0])
  })
})

describe('exact phrasings', () => {
  const phrasings = new ExactPhrasings([
    { said: ['how', 'big'], owner: 3 },
    { said: ['why'], owner: 7 },
    { said: ['how', 'big'], owner: 1 },
  ])

  it('tell whose a phrasing is, in the order given', () => {
    expect(phrasings.ownersOf(['how', 'big'])).toEqual([3, 1])
    expect(phrasings.ownersOf(['why'])).toEqual([7])
    expect(phrasings.ownersOf(['how'])).toEqual([])
  })
})
