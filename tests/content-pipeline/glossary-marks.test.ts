import { describe, expect, it } from 'vitest'
import { listArticles } from '../../src/content/articles.server.ts'
import type { GlossaryTerm } from '../../src/content/glossary-schema.ts'
import { listTerms } from '../../src/content/glossary-terms.server.ts'
import { languages } from '../../src/i18n/language.ts'
import { findTerms, mostMarks } from '../../content-pipeline/glossary-marks.ts'
import { renderArticle } from '../../content-pipeline/markdown.ts'

const term = (id: string, name: string, ...forms: string[]): GlossaryTerm => {
  return { id, term: name, forms, definition: 'One. Two.', related: [] }
}
const terms = [
  term('gene', 'gene', 'genes'),
  term('therapy', 'gene therapy'),
  term('als', 'amyotrophic lateral sclerosis', 'ALS'),
  term('law', "Moore's law"),
  term('ion', 'ion'),
  term('micron', 'micrón'),
]
const finder = findTerms(terms, 'en')
const marksIn = (markdown: string) =>
  [
    ...renderArticle(`Opening.\n\n${markdown}`, finder).matchAll(
      /<a href="\/en\/glossary#(.*?)" data-term="(.*?)">(.*?)<\/a>/gs,
    ),
  ].map(([, address, id, text]) => {
    expect(address).toBe(id)
    return text
  })

describe('terms in a text', () => {
  it.each([
    ['the first use, not the second', 'A gene and a gene.', ['gene']],
    ['one form of a term', 'Two genes and a gene.', ['genes']],
    ['the longest form', 'In gene therapy a gene is sent.', ['gene therapy', 'gene']],
    ['no short form inside of a long one', 'Gene therapy. Again gene therapy.', ['Gene therapy']],
    ['whole words', 'Genetics, region, an ion-channel, an ion.', ['ion']],
    ['an accent as it is', 'A micron, a micrón.', ['micrón']],
    ['a capital at the start of a sentence', 'It is so. Genes are long.', ['Genes']],
    ['no capital that makes a name', 'The Human Gene Institute has a gene.', ['gene']],
    ['an abbreviation in its own letters', 'He als als ALS.', ['ALS']],
    ['marks and emphasis', '**A gene** and *an ion*.', ['gene', 'ion']],
    ['a term of two words on two lines', 'Some gene\ntherapy.', ['gene\ntherapy']],
    ['an apostrophe', "It is Moore's law.", ["Moore's law"]],
    ['lists', '- an ion\n- a gene', ['ion', 'gene']],
    ['no headings', '## A gene\n\nAn ion.', ['ion']],
    ['no links', '[a gene](https://example.org) and a gene.', ['gene']],
    ['no code', '`gene`', []],
    ['no quotations', '> A gene.', []],
    ['no key facts', '## Key facts\n\n- **What it is:** a gene', []],
  ])('marks %s', (_, markdown, expected) => {
    expect(marksIn(markdown)).toEqual(expected)
  })

  it('leaves the large first letter of a text alone', () => {
    expect(renderArticle('Genes are long. A gene is not.', finder)).toContain('Genes are long. A <a')
  })

  it('leaves the text itself as it is', () => {
    const markdown = 'A gene & an *ion* <b>x</b>, “ALS”.\n\n## Gene\n\n1. gene therapy'
    const plain = renderArticle(markdown)
    expect(renderArticle(markdown, finder).replace(/<a [^>]*data-term[^>]*>(.*?)<\/a>/g, '$1')).toBe(plain)
  })

  it('marks at most three in a paragraph', () => {
    expect(marksIn("A gene, an ion, gene therapy, Moore's law.\n\nALS.")).toEqual([
      'gene',
      'ion',
      'gene therapy',
      'ALS',
    ])
  })
})

describe.each(languages)('the articles in %s', async (language) => {
  const articles = await listArticles(language)
  const ids = new Set(listTerms(language).map(({ id }) => id))

  it('have marks, each term once, not too many, all of them in the glossary', () => {
    let all = 0
    for (const { content, id } of articles) {
      const marked = [...content.matchAll(/data-term="(.*?)"/g)].map(([, each = '']) => each)
      expect(new Set(marked).size, id).toBe(marked.length)
      expect(marked.length, id).toBeLessThanOrEqual(mostMarks.article)
      expect(
        marked.filter((each) => !ids.has(each)),
        id,
      ).toEqual([])
      all += marked.length
    }
    expect(all).toBeGreaterThan(2 * articles.length)
  })
})
