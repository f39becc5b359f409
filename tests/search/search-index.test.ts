import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexArticles, type SearchableArticle } from '../../src/search/search-index.server.ts'
import { parseQuery } from '../../src/search/search-query.ts'
import { article } from '../news/article-fixtures.ts'

const subject = (id: string, fields: Partial<SearchableArticle>): SearchableArticle =>
  article({ id, title: `Artículo ${id}`, excerpt: 'Un extracto.', content: '<p>Un texto.</p>', tags: [], ...fields })

const butterfly = subject('es-1', {
  title: 'El azul de la mariposa',
  content: '<p>Sus alas no tienen pigmento.</p><p>Las células fabrican láminas &lt;b&gt;finas&lt;/b&gt;.</p>',
  category: 'Nanophotonics',
})
const oil = subject('es-2', {
  title: 'Quién se come el petróleo',
  excerpt: 'Bacterias que limpian el mar azul.',
  tags: ['derrames'],
  category: 'bioremediation',
})
const names = { Nanophotonics: 'Nanofotónica', bioremediation: 'Biorremediación' } as Record<string, string>
const spanish = indexArticles([oil, butterfly], 'es', (category) => names[category] ?? category)
const ids = (query: string) => spanish.search(query).map(({ id }) => id)

describe('what is found', () => {
  it.each([
    ['an accent left out', 'petroleo', ['es-2']],
    ['an accent too many', 'maripósa', ['es-1']],
    ['capitals', 'MARIPOSA', ['es-1']],
    ['a plural', 'mariposas', ['es-1']],
    ['a singular', 'bacteria', ['es-2']],
    ['the beginning of a word', 'maripo', ['es-1']],
    ['a wrong letter', 'maripoza', ['es-1']],
    ['a missing letter', 'mriposa', ['es-1']],
    ['a letter too many', 'petrooleo', ['es-2']],
    ['swapped neighbours', 'maripsoa', ['es-1']],
    ['a tag', 'derrame', ['es-2']],
    ['the category by its name', 'nanofotonica', ['es-1']],
    ['words without meaning beside it', 'el petróleo de la', ['es-2']],
    ['words of different fields', 'mariposa células', ['es-1']],
    ['some of the words, when no article has all', 'petróleo xilófono', ['es-2']],
    ['nothing', 'xilófono', []],
    ['nothing for signs alone', '¿? <> "', []],
    ['nothing for an empty text', '', []],
  ] as [string, string, string[]][])('%s: %s', (_what, query, expected) => {
    expect(ids(query)).toEqual(expected)
  })

  it.each([
    ['Espana', 'España'],
    ['sueno', 'sueño'],
    ['32768', '32 768'],
    ['32768', '32\u202f768'],
    ['32.768', '32768'],
    ['ﬁbra', 'fibra'],
    ['fi\u00adbra', 'fibra'],
    ['fi\u200bbra', 'fibra'],
    ['fibra', 'fi\u00adbra'],
    ['fibra', 'ﬁbra'],
  ])('“%s” finds “%s”', (query, written) => {
    const index = indexArticles(
      [subject('es-1', { title: written }), subject('es-2', { title: 'Una nota' })],
      'es',
      String,
    )
    expect(index.search(parseQuery(query)).map(({ id }) => id)).toEqual(['es-1'])
    const inBody = indexArticles([subject('es-1', { content: `<p>Hay ${written} aquí.</p>` })], 'es', String)
    expect(inBody.search(parseQuery(query))[0]?.snippet.some(({ marked }) => marked)).toBe(true)
  })

  it('does not stretch a word that is there to its neighbours', () => {
    const index = indexArticles(
      [subject('es-1', { title: 'Una gota' }), subject('es-2', { title: 'Una nota' })],
      'es',
      String,
    )
    expect(index.search('gota').map(({ id }) => id)).toEqual(['es-1'])
  })

  it('marks what it found, as text', () => {
    const [hit] = spanish.search('celula')
    expect(hit?.snippet.map(({ text }) => text).join('')).toBe('Las células fabrican láminas <b>finas</b>.')
    expect(hit?.snippet.filter(({ marked }) => marked)).toEqual([{ text: 'células', marked: true }])
  })
})

describe('the order', () => {
  it('puts a title before any number of mentions in bodies', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 6 }), (mentions, others) => {
        const index = indexArticles(
          [
            subject('es-1', { content: `<p>${'Grafeno y más grafeno. '.repeat(mentions)}</p>`, excerpt: 'Grafeno.' }),
            ...Array.from({ length: others }, (_, at) =>
              subject(`es-${at + 10}`, { content: `<p>${'grafeno '.repeat(at + 1)}</p>` }),
            ),
            subject('es-2', { title: 'Un lápiz muy largo con una mina hecha de grafeno' }),
          ],
          'es',
          String,
        )
        expect(index.search('grafeno')[0]?.id).toBe('es-2')
      }),
      { numRuns: 40 },
    )
  })

  it('is one of articles that have all the words, when there is one', () => {
    expect(ids('azul')).toEqual(['es-1', 'es-2'])
    expect(ids('azul mar')).toEqual(['es-2', 'es-1'])
    expect(ids('azul bacterias')).toEqual(['es-2'])
  })
})

it('never fails, whatever is typed', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (query) => void spanish.search(query)))
  for (const query of ['__proto__', 'constructor', 'a'.repeat(100), '* OR *', '\u0000']) ids(query)
})
