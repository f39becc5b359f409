import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestSnippet, markTerms, termsOfWord, wordsOf } from '../../src/search/matched-text.server.ts'

const language = fc.constantFrom('es' as const, 'en' as const)
const sentence = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('azul', 'células', '<b>', '&amp;', "wing's", ' ')))
  .map((pieces) => pieces.join(''))

describe('marks', () => {
  it('always make up the text, whatever it holds', () => {
    fc.assert(
      fc.property(sentence, fc.array(sentence), language, (text, wanted, of) => {
        const terms = new Set(wanted.flatMap((one) => wordsOf(one, of).flatMap(termsOfWord)))
        const parts = markTerms(text, terms, of)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
    )
  })

  it('stand on every form of a word and nowhere else', () => {
    const terms = new Set(wordsOf('celula', 'es').flatMap(termsOfWord))
    const marked = markTerms('Las células, la CÉLULA y el celofán.', terms, 'es').filter((part) => part.marked)
    expect(marked.map(({ text }) => text)).toEqual(['células', 'CÉLULA'])
  })

  it('leave words without a meaning of their own alone', () => {
    const terms = new Set(wordsOf('the wing', 'en').flatMap(termsOfWord))
    expect(markTerms('The wing', terms, 'en')).toEqual([
      { text: 'The ', marked: false },
      { text: 'wing', marked: true },
    ])
  })
})

describe('the snippet', () => {
  const terms = (words: string) => wordsOf(words, 'es').map((word) => new Set(termsOfWord(word)))

  it('is the sentence that speaks of most words, the first among equals', () => {
    const sentences = ['Nada.', 'Un ala.', 'Un ala azul.', 'Otra ala azul.']
    expect(bestSnippet(sentences, terms('alas azules'), 'es')).toBe('Un ala azul.')
    expect(bestSnippet(sentences, terms('petróleo'), 'es')).toBe('Nada.')
    expect(bestSnippet([], terms('petróleo'), 'es')).toBe('')
  })

  it('is cut between words, around the match, and says so', () => {
    const filling = Array.from({ length: 80 }, (_, at) => `palabra${at}`)
    const text = [...filling.slice(0, 40), 'mariposa', ...filling.slice(40)].join(' ')
    const snippet = bestSnippet([text], terms('mariposas'), 'es')
    expect(snippet).toMatch(/^… palabra.* mariposa palabra.* …$/)
    expect(snippet.length).toBeLessThan(260)
    for (const word of snippet.replaceAll('…', '').trim().split(' ')) expect(text.split(' ')).toContain(word)
  })

  it('holds a match of the sentence it was cut from', () => {
    fc.assert(
      fc.property(fc.nat(600), fc.nat(600), (before, after) => {
        const text = `${'x'.repeat(before)} mariposa ${'y '.repeat(after)}`
        expect(bestSnippet([text], terms('mariposa'), 'es')).toContain('mariposa')
      }),
    )
  })
})
