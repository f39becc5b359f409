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
