import { describe, expect, it } from 'vitest'
import { neededEvidence } from '../../src/talk/needed-evidence.ts'

const from = (...sentences: string[]) => sentences.map((sentence) => ({ text: 'article:1', sentence }))
const kept = (said: string, ...sentences: string[]) =>
  neededEvidence(said, from(...sentences), 'en').map(({ sentence }) => sentence)

describe('the marks of a said sentence', () => {
  it('one that says nothing of it is left out', () => {
    const carrying = 'You inherit much of the mix, and training can shift only some of it.'
    expect(
      kept('You inherit much of your mix, and training can shift some of it.', 'Slow ones throw you off.', carrying),
    ).toEqual([carrying])
  })

  it('two that each carry a part of it both stay, in their order', () => {
    const two = ['Adults have ten coins.', 'Children have four apples.']
    expect(kept('Adults have ten coins, and children four apples.', ...two)).toEqual(two)
  })

  it('what carries a number goes before what carries words', () => {
    const said = 'After ten doublings the price of a cell is 11 dollars.'
    const sentences = ['The price of a cell falls with each doubling.', 'A cell has a price.', 'After 10, about 11.']
    expect(kept(said, ...sentences)).toContain('After 10, about 11.')
    expect(kept(said, ...sentences)).toHaveLength(2)
  })

  it('one that shares no word with it still has its mark', () => {
    expect(kept('It is huge.', 'Nobody counts them.')).toEqual(['Nobody counts them.'])
  })
})
