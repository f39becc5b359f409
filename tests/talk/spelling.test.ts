import { describe, expect, it } from 'vitest'
import { Spelling } from '../../src/talk/finding/spelling.ts'

const counts = (...words: string[]) => new Map(words.map((word) => [word, 1]))

describe('what a misspelt word means', () => {
  const es = new Spelling(counts('luz', 'hidrogel', 'bacterias', 'sauces', 'lente'), 'es')
  const en = new Spelling(counts('lactate', 'phone', 'willow', 'light'), 'en')

  it.each([
    ['lus', 'luz'],
    ['idrogel', 'hidrogel'],
    ['vacterias', 'bacterias'],
    ['sauses', 'sauces'],
    ['bacetrias', 'bacterias'],
  ])('es: %s is %s', (typed, meant) => expect(es.meant(typed)[0]).toBe(meant))

  it.each([
    ['lactait', 'lactate'],
    ['fone', 'phone'],
    ['wilow', 'willow'],
    ['lihgt', 'light'],
  ])('en: %s is %s', (typed, meant) => expect(en.meant(typed)[0]).toBe(meant))

  it('leaves a word that is known, or like none, alone', () => {
    expect([es.meant('lente'), es.meant('fútbol'), en.meant('volcano')]).toEqual([[], [], []])
  })
})
