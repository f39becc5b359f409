import { describe, expect, test } from 'vitest'
import { handleNews } from '../../../src/server/pages/view-handler.ts'

const ask = (view: string, query = '', method = 'GET') =>
  handleNews(new Request(`http://site.test/api/news/${view}${query}`, { method }), view)

describe('the news over HTTP', () => {
  test('give an article and what stands beside it, whole', async () => {
    const response = await ask('article', '?language=es&id=es-1')
    expect(response.status).toBe(200)
    const view = (await response.json()) as {
      found: string
      article: { id: string; content: string }
      popular: object[]
      films: { title: string; topic: string; id: string }[]
    }
    expect(view.found).toBe('here')
    expect(view.article.id).toBe('es-1')
    expect(view.article.content.length).toBeGreaterThan(2000)
    expect(view.popular.length).toBeLessThanOrEqual(5)
    for (const card of view.popular) expect(card).not.toHaveProperty('content')
    expect(view.films).toContainEqual(expect.objectContaining({ topic: 'nanotechnology', id: '9' }))
  })

  test('tell where an article of the other language is found in this one', async () => {
    expect(await (await ask('article', '?language=en&id=es-1')).json()).toEqual({ found: 'elsewhere', id: '1' })
    expect(await (await ask('article', '?language=en&id=es-999')).json()).toEqual({ found: 'nowhere' })
  })

  test('never send an article whole to a page that shows a list', async () => {
    for (const [view, query] of [
      ['home', '?language=es'],
      ['newest', '?language=en'],
      ['category', '?language=es&slug=nanomedicine'],
    ] as const) {
      expect(await (await ask(view, query)).text()).not.toContain('"content"')
    }
  })

  test.each([
    ['home', '', 400],
    ['home', '?language=fr', 400],
    ['article', '?language=es', 400],
    ['article', `?language=es&id=${'x'.repeat(300)}`, 400],
    ['gossip', '?language=es', 404],
    ['constructor', '?language=es', 404],
    ['__proto__', '?language=es', 404],
  ])('refuse %s%s with %i and a reason', async (view, query, status) => {
    const response = await ask(view, query)
    expect(response.status).toBe(status)
    const { error } = (await response.json()) as { error: { message: string } }
    expect(error.message.length).toBeGreaterThan(3)
  })

  test('take no other method', async () => {
    const response = await ask('home', '?language=es', 'POST')
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  test('know the pages with an address of their own, and no category that does not exist', async () => {
    expect(await (await ask('page', '?language=en&name=privacy')).json()).toMatchObject({ title: 'Privacy Policy' })
    expect(await (await ask('category', '?language=es&slug=gossip')).json()).toBeNull()
  })
})
