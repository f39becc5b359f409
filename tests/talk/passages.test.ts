import { describe, expect, it } from 'vitest'
import { passagesOf } from '../../src/talk/passages.ts'

const article = (quote: string) => ({
  id: '2',
  title: 'Blue',
  excerpt: 'A blue without paint.',
  content: `<p>In other words, order picks the colour.</p><blockquote><p>${quote}</p></blockquote><p>It dries.</p>`,
})
const sentences = (quote: string) => passagesOf(article(quote), 'en').map(({ text }) => text)

describe('the sentences of an article', () => {
  it('hold no pull quote twice, also where it is the end of a sentence', () => {
    const own = ['A blue without paint.', 'In other words, order picks the colour.', 'It dries.']
    expect(sentences('In other words, order picks the colour.')).toEqual(own)
    expect(sentences('Order picks the colour.')).toEqual(own)
  })

  it('hold a quotation that says something of its own', () => {
    expect(sentences('Blue was never a dye.')).toContain('Blue was never a dye.')
  })
})

function factOf(fact: string, body: string) {
  const content = `<p>${body}</p><dl><dt>What it is</dt><dd>${fact}</dd></dl>`
  return passagesOf({ id: '1', title: 'A title', excerpt: 'An excerpt.', content }, 'en').find(
    ({ kind }) => kind === 'fact',
  )
}

describe('a key fact', () => {
  it.each([
    ['GLP-1, a hormone of the gut.', 'The gut sends out GLP-1 after a meal.'],
    ['C++ and its kin.', 'They wrote it in C++ back then.'],
  ])('%s begins with a name where the text has its first word within a sentence', (fact, body) => {
    expect(factOf(fact, body)).toMatchObject({ text: fact, term: 'What it is', isName: true })
  })

  it('begins with no name where the text has the word only at a sentence’s start', () => {
    expect(factOf('Minutes in nature.', 'Minutes pass.')).toMatchObject({ isName: false })
  })

  it('takes signs in a name for themselves', () => {
    expect(factOf('A-1 is it.', 'the A-1 road')).toMatchObject({ isName: true })
    expect(factOf('A*1 is it.', 'the AA1 road')).toMatchObject({ isName: false })
  })
})

describe('character references', () => {
  it.each([
    ['Ca&ntilde;&oacute;n &amp; mar', 'Cañón & mar'],
    ['10 nm&sup2; &rarr; 5 &micro;m', '10 nm² → 5 µm'],
    ['Caf&#233; cr&#xE8;me', 'Café crème'],
    ['&amp;lt; stays as it was written', '&lt; stays as it was written'],
    ['R&D; AT&T and &nothing;', 'R&D; AT&T and &nothing;'],
  ])('%s reads %s', (html, text) => {
    expect(sentences(html)).toContain(text)
  })
})
