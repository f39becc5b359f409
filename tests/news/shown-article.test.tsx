// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ArticleCard } from '../../src/news/article-card.tsx'
import { HomeSectionCard } from '../../src/news/home-section-card.tsx'
import { SentArticle, sentArticleAdapter, type ShownArticle } from '../../src/news/shown-article.ts'
import { pictureSources } from '../../src/ui/picture-sources.ts'
import { renderPage } from '../shell/rendered-page.tsx'
import { card } from './article-fixtures.ts'

const { toSerializable, fromSerializable, test: isSent } = sentArticleAdapter
const { id, title, imageUrl, imageAlt, publishDate, category, scale, readingMinutes, author } = card({
  id: 'es-9',
  author: 'Mesa',
})
const short: ShownArticle = { id, title, imageUrl, imageAlt, publishDate, category, scale, readingMinutes }

afterEach(cleanup)

describe('an article on a card', () => {
  it.each([
    ['a large card', { ...short, author, excerpt: '«Uno» & dos.' }, 'large'],
    ['a card without its excerpt', { ...short, author }, 'stacked'],
  ] as const)('is read again from %s', async (_, article, look) => {
    await renderPage(<ArticleCard article={article} look={look} heading="h2" />)
    const { imageUrl: readUrl, ...read } = fromSerializable(toSerializable(new SentArticle(article)) as ShownArticle)
    const { imageUrl: sentUrl, ...sent } = article
    expect(read).toEqual(sent)
    expect(pictureSources(readUrl, 'card')).toEqual(pictureSources(sentUrl, 'card'))
  })

  it('is read again from a card of a section', async () => {
    const article = { ...short, excerpt: 'Un extracto.' }
    await renderPage(<HomeSectionCard article={article} layout="image-left-excerpt-right" />)
    const read = fromSerializable(toSerializable(new SentArticle(article)) as ShownArticle)
    expect(read).toMatchObject({ title, imageAlt, publishDate, excerpt: 'Un extracto.' })
    expect(read.author).toBeUndefined()
  })

  it('is sent without what the card says', () => {
    const sent = JSON.stringify(toSerializable(new SentArticle({ ...short, excerpt: 'Un extracto.' })))
    for (const said of [title, imageUrl, imageAlt, publishDate, 'extracto']) expect(sent).not.toContain(said)
  })

  it('is empty where a page does not show it', () => {
    const read = fromSerializable({ id: 'none', category, scale, readingMinutes } as ShownArticle)
    expect(read).toMatchObject({ title: '', imageUrl: '', imageAlt: '', publishDate: '' })
  })

  it('is told from what else a state holds', () => {
    expect([isSent(new SentArticle(short)), isSent(short), isSent(null)]).toEqual([true, false, false])
  })
})
