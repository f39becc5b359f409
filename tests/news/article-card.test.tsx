// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ArticleCard } from '../../src/news/article-card.tsx'
import { articleLooks } from '../../src/news/article-looks.ts'
import { renderPage } from '../frame/rendered-page.tsx'
import { card } from './article-fixtures.ts'

afterEach(cleanup)

const looks = ['stacked', 'row', 'large', 'right', 'next'] as const

describe.each(looks)('a card, %s', (look) => {
  it('shows picture, title, author and medium date, and leads to the article and its category', async () => {
    await renderPage(<ArticleCard article={card()} look={articleLooks[look]} heading="h2" />)
    expect(screen.getByRole('img', { name: 'Una gota' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Una gota que piensa' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Una gota que piensa' }).getAttribute('href')).toBe('/news-single/es-1')
    expect(screen.getByText('por la Mesa de Pruebas')).toBeTruthy()
    const date = screen.getByText('14 oct 2026')
    expect(date.getAttribute('datetime')).toBe('2026-10-14T08:00:00.000Z')
    expect(screen.getByRole('link', { name: 'Nanomedicina' }).getAttribute('href')).toBe('/category/nanomedicine')
    expect(screen.getByText('Tamaño: 80 nm')).toBeTruthy()
  })

  it('shows the excerpt when it is large, and only then', async () => {
    await renderPage(<ArticleCard article={card()} look={articleLooks[look]} heading="h2" />)
    expect(screen.queryByText('El extracto de la gota.') !== null).toBe(look === 'large')
  })
})

describe('a card in the other language', () => {
  it("says 'by' and the date in it", async () => {
    const english = card({ id: '1', language: 'en' })
    await renderPage(<ArticleCard article={english} look={articleLooks.stacked} heading="h3" />, { language: 'en' })
    expect(screen.getByText('by the Mesa de Pruebas')).toBeTruthy()
    expect(screen.getByText('Oct 14, 2026')).toBeTruthy()
  })
})

describe('a card of a view that was stored before views had their dates in words', () => {
  it('shows the day', async () => {
    const { dateText: _, ...stored } = card()
    await renderPage(
      <ArticleCard article={stored as typeof stored & { dateText: string }} look={articleLooks.row} heading="h3" />,
    )
    expect(screen.getByText('2026-10-14').getAttribute('datetime')).toBe('2026-10-14T08:00:00.000Z')
  })
})
