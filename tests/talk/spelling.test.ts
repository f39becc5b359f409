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

  it('takes a word for an error that was written once, where another one is usual', () => {
    const known = new Map([...counts('funsionan', 'curran'), ['funcionan', 40] as const, ['curva', 9] as const])
    const spelling = new Spelling(known, 'es', new Set(['funsionan', 'curran']))
    expect([spelling.meant('funsionan'), spelling.meant('curran')]).toEqual([['funcionan'], []])
    expect(new Spelling(known, 'es').meant('funsionan')).toEqual([])
  })

  it('thinks of letters that were left out before ones that were added', () => {
    expect(
      new Spelling(
        new Map([
          ['grano', 9],
          ['grafeno', 1],
        ]),
        'es',
      ).meant('grafno'),
    ).toEqual(['grafeno', 'grano'])
  })
})
