import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSearch } from '../../src/search/read-search.server.ts'
import { SearchViewSchema } from '../../src/contract/search-view.ts'
import * as v from 'valibot'
import { createRateLimit } from '../../src/server/http/rate-limit.ts'
import { handleSearch, type SearchHandlerDeps } from '../../src/server/pages/search-handler.ts'

function ask(query: string, given: Partial<SearchHandlerDeps> = {}, init?: RequestInit) {
  return handleSearch(new Request(`http://zed.example/api/search?${query}`, init), {
    read: readSearch,
    limit: createRateLimit({ points: 10_000 }),
    client: { address: '192.0.2.1', visitor: '' },
    log: () => {},
    ...given,
  })
}
const problem = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code

describe('GET /api/search', () => {
  it('answers what the client reads, from the content of the language', async () => {
    const response = await ask('language=es&q=petroleo')
    expect(response.status).toBe(200)
    const view = v.parse(SearchViewSchema, await response.json())
    expect(view).toMatchObject({ query: 'petroleo', language: 'es', categories: [], newest: [] })
    expect(view.count).toBe(view.groups.reduce((sum, { hits }) => sum + hits.length, 0))
    expect(view.groups[0]?.hits.every(({ id }) => id.startsWith('es-'))).toBe(true)
  })

  it('says that what it found is only spelt alike', async () => {
    const view = async (query: string) => v.parse(SearchViewSchema, await (await ask(query)).json())
    expect(await view('language=es&q=metalnte')).toMatchObject({ similar: true })
    expect(await view('language=es&q=metalente')).toMatchObject({ similar: false })
    expect(await view('language=es&q=zzzzqqqq')).toMatchObject({ similar: false })
  })

  it('answers nothing found with ways on, and no group', async () => {
    for (const query of ['language=en&q=zzzzqqqq', 'language=en&q=', 'language=en']) {
      const view = v.parse(SearchViewSchema, await (await ask(query)).json())
      expect(view).toMatchObject({ count: 0, groups: [] })
      expect(view.categories.length).toBeGreaterThan(0)
      expect(view.newest.length).toBeGreaterThan(0)
    }
  })

  it.each([
    ['no language', 'q=azul'],
    ['another language', 'language=fr&q=azul'],
    ['a text too long', `language=es&q=${'a'.repeat(101)}`],
    ['a text given twice', 'language=es&q=a&q=b'],
    ['a language given twice', 'language=es&language=en&q=a'],
  ])('refuses %s with 400', async (_what, query) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await problem(response)).toBe('bad_request')
  })

  it('refuses other methods with 405', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await ask('language=es&q=azul', {}, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
      expect(await problem(response)).toBe('method_not_allowed')
    }
  })

  it('refuses a client that asks too often, and says until when; others go on', async () => {
    const limit = createRateLimit({ points: 2 })
    expect((await ask('language=es', { limit })).status).toBe(200)
    expect((await ask('language=es', { limit })).status).toBe(200)
    const refused = await ask('language=es', { limit })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('language=es', { limit, client: { address: '192.0.2.2', visitor: '' } })).status).toBe(200)
  })

  it('says that it is unavailable, and logs why, when the content cannot be read', async () => {
    const logged: unknown[] = []
    const broken = new Error('no content')
    const response = await ask('language=es', {
      read: () => Promise.reject(broken),
      log: (_message, error) => void logged.push(error),
    })
    expect(response.status).toBe(503)
    expect(await problem(response)).toBe('unavailable')
    expect(logged).toEqual([broken])
  })

  it('never fails, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.constantFrom('es', 'en', 'xx'), async (q, language) => {
        const { status } = await ask(String(new URLSearchParams({ language, q })))
        expect([200, 400]).toContain(status)
      }),
      { numRuns: 60 },
    )
  })
})
