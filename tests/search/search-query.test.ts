import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseQuery, queryLimit } from '../../src/search/search-query.ts'

it('reads a text of up to 100 characters, in one form and without needless blanks', () => {
  expect(parseQuery('  azul \n  claro ')).toBe('azul claro')
  expect(parseQuery('n\u0303')).toBe('ñ')
  expect(parseQuery('a'.repeat(queryLimit))).toHaveLength(queryLimit)
})

it('takes numbers and truth values, which an address does not tell from texts', () => {
  expect(parseQuery(5)).toBe('5')
  expect(parseQuery(true)).toBe('true')
})

it('takes anything else for empty', () => {
  for (const value of ['a'.repeat(queryLimit + 1), null, undefined, {}, ['azul'], { q: 'azul' }]) {
    expect(parseQuery(value)).toBe('')
  }
})

it('reads what it has read as the same', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const query = parseQuery(value)
      expect(parseQuery(query)).toBe(query)
    }),
  )
})
