import { describe, expect, it } from 'vitest'
import { findArticle, findArticleBySlug, listArticleCards, listArticles } from '../../src/content/articles.server.ts'
import { languages } from '../../src/i18n/language.ts'

describe.each(languages)('the articles in %s', (language) => {
  it('are found by id and by slug, whole', async () => {
    for (const card of listArticleCards(language)) {
      const article = await findArticle(language, card.id)
      expect(article).toMatchObject({ ...card, language })
      expect(article?.content).toMatch(/<p>[\s\S]{300,}/)
      expect(await findArticleBySlug(language, card.slug)).toEqual(article)
    }
  })

  it('are listed in the order of their ids, cards and articles alike', async () => {
    const ids = listArticleCards(language).map((card) => card.id)
    expect(ids.slice(0, 3)).toEqual(language === 'es' ? ['es-1', 'es-2', 'es-3'] : ['1', '2', '3'])
    expect((await listArticles(language)).map((article) => article.id)).toEqual(ids)
  })

  it('carry no body in their cards', () => {
    for (const card of listArticleCards(language)) {
      expect(Object.keys(card)).not.toEqual(expect.arrayContaining(['content']))
      expect(Object.keys(card)).not.toEqual(expect.arrayContaining(['summaryText']))
    }
  })
})

describe('an article that is not in the list', () => {
  it.each(['es-999', '1', '', 'constructor', '__proto__'])('is not found by the id %j in Spanish', async (id) => {
    expect(await findArticle('es', id)).toBeUndefined()
  })

  it('is not found by the slug of the other language', async () => {
    const slug = listArticleCards('en')[0]?.slug ?? ''
    expect(await findArticleBySlug('en', slug)).toBeDefined()
    expect(await findArticleBySlug('es', slug)).toBeUndefined()
  })
})
