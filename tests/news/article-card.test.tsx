// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ArticleCard, type CardLook } from '../../src/news/article-card.tsx'
import { renderPage } from '../frame/rendered-page.tsx'
import { card } from './article-fixtures.ts'

afterEach(cleanup)

const looks: CardLook[] = ['stacked', 'row', 'large', 'right']

describe.each(looks)('a card, %s', (look) => {
  it('shows picture, title, author and medium date, and leads to the article and its category', async () => {
    await renderPage(<ArticleCard article={card()} look={look} heading="h2" />)
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
    await renderPage(<ArticleCard article={card()} look={look} heading="h2" />)
    expect(screen.queryByText('El extracto de la gota.') !== null).toBe(look === 'large')
  })
})

describe('a card in the other language', () => {
  it("says 'by' and the date in it", async () => {
    const { toggleLanguage } = await renderPage(<ArticleCard article={card()} look="stacked" heading="h3" />)
    toggleLanguage()
    expect(screen.getByText('by the Mesa de Pruebas')).toBeTruthy()
    expect(screen.getByText('Oct 14, 2026')).toBeTruthy()
  })
})
