// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { ArticleCard } from '../../src/content/schema.ts'
import { viewHomeSections } from '../../src/news/home-bands.server.ts'
import { HomeSection } from '../../src/news/home-section.tsx'
import { renderPage } from '../frame/rendered-page.tsx'
import { card } from './article-fixtures.ts'

afterEach(cleanup)

const placed = (fields: Partial<ArticleCard>) => card({ homeSection: 'home-section-two', ...fields })
const banner = {
  id: 'es-1',
  imageUrl: '/pictures/banner/light.svg',
  imageAlt: 'Un cartel',
  link: '/es/publicidad/cartel',
  title: 'De qué va el cartel',
  homeSection: 'home-section-two' as const,
  displayOrder: 1,
}

async function renderSection(cards: readonly ArticleCard[], banners = [] as (typeof banner)[]) {
  const [view] = viewHomeSections(cards, banners)
  if (!view) throw new Error('The section is empty.')
  return renderPage(<HomeSection {...view} />)
}

const titlesOf = (container: Element, layout: string) =>
  [...container.querySelectorAll(`div[data-layout='${layout}'] :is(article h3, li h4)`)].map(
    (title) => title.textContent,
  )

const earlier = '2026-10-01T08:00:00.000Z'

describe('a home section', () => {
  it('is named by its title and says how many stories it has and of which sizes', async () => {
    await renderSection([
      placed({ id: 'es-1', homePosition: 'medium-image-column', scale: 2e-2 }),
      placed({ id: 'es-2', homePosition: 'numbered-list-no-image', scale: 3.4e-10 }),
    ])
    const section = screen.getByRole('region', { name: 'Preguntas que crecen' })
    expect(within(section).getByRole('heading', { level: 2 })).toBeTruthy()
    expect(within(section).getByText('Sección 2 · 2 historias')).toBeTruthy()
    expect(within(section).getByText('de 0,34 nm a 2 cm')).toBeTruthy()
  })

  it('offers what stands behind its first band, and goes on with it', async () => {
    await renderSection([
      placed({ id: 'es-1', homePosition: 'medium-image-column' }),
      placed({ id: 'es-2', homePosition: 'grid-small-card', title: 'La de abajo' }),
      placed({ id: 'es-3', homePosition: 'grid-small-card' }),
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Ver 2 historias más' }))
    expect(screen.queryByRole('button', { name: /Ver \d+ historias/ })).toBeNull()
    expect(document.activeElement?.closest('[data-band]')?.textContent).toContain('La de abajo')
  })

  it('says one size where there is only one', async () => {
    await renderSection([placed({ homePosition: 'medium-image-column', scale: 2e-2 })])
    expect(screen.getByText('Sección 2 · 1 historia')).toBeTruthy()
    expect(screen.queryByText(/^de .* a /)).toBeNull()
  })

  it.each([
    ['medium-image-column', true],
    ['image-right-excerpt-left', true],
    ['video-left-excerpt-right', true],
    ['image-left-excerpt-right', true],
    ['image-left-small-title', false],
    ['grid-small-card', false],
    ['right-column-small', false],
  ] as const)('shows %s as cards in their order, with excerpt: %s', async (homePosition, excerpt) => {
    const { container } = await renderSection([
      placed({ id: 'es-1', homePosition, title: 'La segunda', publishDate: earlier }),
      placed({ id: 'es-2', homePosition, title: 'La primera' }),
    ])
    expect(titlesOf(container, homePosition)).toEqual(['La primera', 'La segunda'])
    const [first] = screen.getAllByRole('article')
    if (!first) throw new Error('There is no card.')
    const inside = within(first)
    expect(inside.getByRole('link', { name: 'La primera' }).getAttribute('href')).toBe('/news-single/es-2')
    expect(inside.getByRole('link', { name: 'Nanomedicina' }).getAttribute('href')).toBe('/category/nanomedicine')
    expect(inside.getByRole('img', { name: 'Una gota' }).getAttribute('loading')).toBe('lazy')
    expect(inside.getByText('14 oct 2026')).toBeTruthy()
    expect(inside.getByText('Tamaño: 80 nm')).toBeTruthy()
    expect(inside.queryByText('El extracto de la gota.') !== null).toBe(excerpt)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows the numbered list as a list in its order, without pictures', async () => {
    const { container } = await renderSection([
      placed({ id: 'es-1', homePosition: 'numbered-list-no-image', title: '¿Dos?', publishDate: earlier }),
      placed({ id: 'es-2', homePosition: 'numbered-list-no-image', title: '¿Uno?' }),
    ])
    expect(titlesOf(container, 'numbered-list-no-image')).toEqual(['¿Uno?', '¿Dos?'])
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('link', { name: '¿Uno?' }).getAttribute('href')).toBe('/news-single/es-2')
    expect(screen.getAllByRole('link', { name: 'Nanomedicina' })).toHaveLength(2)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('shows its banner where it has one, and nothing in its place where not', async () => {
    const cards = [placed({ homePosition: 'medium-image-column' })]
    await renderSection(cards, [banner])
    const aside = screen.getByRole('complementary', { name: 'De la casa: De qué va el cartel' })
    expect(within(aside).getByRole('link').getAttribute('href')).toBe('/es/publicidad/cartel')
    expect(within(aside).getByText('De qué va el cartel')).toBeTruthy()
    cleanup()
    await renderSection(cards)
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
