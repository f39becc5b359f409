import { expect, it } from 'vitest'
import { listTerms } from '../../src/content/glossary-terms.server.ts'
import { readSearch } from '../../src/search/read-search.server.ts'
import { indexTerms } from '../../src/search/search-index.server.ts'

const index = indexTerms(listTerms('es'), 'es')

it.each([
  ['its name, without the accent', 'foton', 'photon'],
  ['its name', 'sinapsis', 'synapse'],
  ['another form', 'ARN', 'messenger-rna'],
])('a term is found by %s', (_, query, id) => {
  expect(index.search(query)[0]?.id).toBe(id)
})

it('stands in a group of its own, behind the articles', async () => {
  const { groups, count } = await readSearch({ language: 'en', q: 'quantum dot' })
  const kinds = groups.map(({ kind }) => kind)
  expect(kinds[0]).toBe('articles')
  expect(kinds.at(-1)).toBe('glossary')
  expect(groups.at(-1)?.hits[0]).toMatchObject({ id: 'quantum-dot' })
  expect(count).toBe(groups.reduce((sum, { hits }) => sum + hits.length, 0))
})

it('is no reading for a word that others speak of as it was typed', async () => {
  const found = index.find('azul')
  expect(found.forgiving).toBe(true)
  expect(found.hits.map(({ id }) => id)).toContain('interference')
  const { groups } = await readSearch({ language: 'es', q: 'azul' })
  expect(groups.map(({ kind }) => kind)).toEqual(['articles', 'videos'])
  expect(index.find('sinpsis')).toMatchObject({ forgiving: true, hits: [{ id: 'synapse' }] })
})
