// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { AssistantContext, type Assistant } from '../../src/assistant/assistant-context.ts'
import { viewHomeSections } from '../../src/news/home-bands.server.ts'
import { HomePage, type HomePageProps } from '../../src/news/home-page.tsx'
import { renderPage } from '../frame/rendered-page.tsx'
import { card } from './article-fixtures.ts'

afterEach(cleanup)

const advertisement = {
  title: 'Así habla Zed',
  imageUrl: '/pictures/advertisement/light.svg',
  imageAlt: 'Un robot que habla',
  link: '/post/asi-habla-zed',
}

const panel = createMachine({
  initial: 'hidden',
  states: { hidden: { on: { open: 'open' } }, open: { tags: 'visible' } },
})

async function renderHome(fields: Partial<HomePageProps> = {}) {
  const actor = createActor(panel).start()
  const open = vi.fn(() => actor.send({ type: 'open' }))
  const assistant = { actor, open } as unknown as Assistant
  const nothing = {
    marks: [],
    left: [],
    centre: [],
    right: [],
    sections: [],
    fresh: [],
    films: [],
    banner: undefined,
    advertisement: undefined,
  }
  const props = { ...nothing, ...fields }
  const view = await renderPage(
    <AssistantContext value={assistant}>
      <HomePage {...props} />
    </AssistantContext>,
  )
  return { ...view, open }
}

const titles = () => screen.getAllByRole('article').map((item) => within(item).getByRole('heading').textContent)

describe('the home page', () => {
  it('leads above its own order to the newest articles, and to films', async () => {
    await renderHome({
      centre: [card({ id: 'es-3', title: 'Centro' })],
      fresh: [{ id: 'es-36', title: 'Lo de hoy', publishDate: '2026-11-22T08:00:00.000Z', dateText: '22 nov 2026' }],
      films: [
        {
          ...{ id: '3', topic: 'nanotechnology', technoscience: 'Nanotecnología', title: 'La pata del geco' },
          ...{ thumbnail: '/videos/a/small.avif', poster: '/videos/a/large.avif', durationSeconds: 40, scale: 1e-7 },
          releaseDate: '2026-09-07',
        },
      ],
    })
    const fresh = within(screen.getByRole('region', { name: 'Nuevo' })).getByRole('link', { name: 'Lo de hoy' })
    expect(fresh.getAttribute('href')).toBe('/news-single/es-36')
    const films = within(screen.getByRole('region', { name: 'En vídeo' }))
    expect(films.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/shorts',
      '/shorts/Nanotecnolog%C3%ADa/3',
    ])
  })

  it('shows the three columns, each in its order, the main picture first', async () => {
    await renderHome({
      left: [card({ id: 'es-1', title: 'Izquierda 1' }), card({ id: 'es-2', title: 'Izquierda 2' })],
      centre: [card({ id: 'es-3', title: 'Centro', imageAlt: 'La central' })],
      right: [card({ id: 'es-4', title: 'Derecha' })],
    })
    expect(titles()).toEqual(['Centro', 'Izquierda 1', 'Izquierda 2', 'Derecha'])
    expect(screen.getAllByText('El extracto de la gota.')).toHaveLength(1)
    const eager = screen.getAllByRole('img').filter((image) => image.getAttribute('fetchpriority') === 'high')
    expect(eager.map((image) => image.getAttribute('alt'))).toEqual(['La central'])
  })

  it('has one title that can take the focus', async () => {
    await renderHome()
    const title = screen.getByRole('heading', { level: 1 })
    expect(title.textContent).toBe('Míralo de cerca')
    expect(title.tabIndex).toBe(-1)
  })

  it('has the button that opens the assistant panel and says whether it is open', async () => {
    const { open } = await renderHome()
    const button = screen.getByRole('button', { name: 'Habla con Zed' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    act(() => void fireEvent.click(button))
    expect(open).toHaveBeenCalledWith(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })

  it('has the advertisement under the right column, leading to its post', async () => {
    await renderHome({ advertisement })
    const link = within(screen.getByRole('complementary', { name: 'De la casa' })).getByRole('link')
    expect(link.getAttribute('href')).toBe('/post/asi-habla-zed')
    expect(within(link).getByRole('img', { name: 'Un robot que habla' })).toBeTruthy()
  })

  it('shows a banner in its place where there is one', async () => {
    const banner = {
      id: 'es-1',
      imageUrl: '/pictures/banner/light-1014.avif',
      imageAlt: 'Un cartel',
      link: '/es/publicidad/cartel',
      homeSection: 'home-section-one' as const,
      displayOrder: 1,
    }
    await renderHome({ advertisement, banner })
    const link = within(screen.getByRole('complementary', { name: 'De la casa' })).getByRole('link')
    expect(link.getAttribute('href')).toBe('/es/publicidad/cartel')
    expect(screen.queryByText('Así habla Zed')).toBeNull()
  })

  it('has the ruler above everything, and the sections below the first', async () => {
    const shown = card({ id: 'es-5', homeSection: 'home-section-three', homePosition: 'grid-small-card' })
    await renderHome({
      centre: [card({ id: 'es-3', title: 'Centro' })],
      marks: [{ id: 'es-3', title: 'Centro', scale: 8e-8, scaleText: '80\u00a0nm', inks: ['n', 'b'] }],
      sections: viewHomeSections([shown], []),
    })
    const ruler = screen.getByRole('navigation', { name: 'Explora por tamaño' })
    const section = screen.getByRole('region', { name: 'Luz, sudor, señales' })
    const title = screen.getByRole('heading', { level: 1 })
    expect(ruler.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(title.compareDocumentPosition(section)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('has no ruler without marks and no heading of an empty section', async () => {
    await renderHome({ centre: [card()] })
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Preguntas que crecen' })).toBeNull()
  })

  it('shows a view that was stored before views had words, without sizes', async () => {
    const { dateText: _date, scaleText: _size, ...stored } = card({ id: 'es-3', title: 'Centro' })
    const { id, title, scale } = stored
    const old = {
      centre: [stored],
      marks: [{ id, title, scale, inks: ['n'] }],
      sections: [{ section: 'home-section-two', bands: [[{ layout: 'grid-small-card', items: [stored] }]] }],
    }
    await renderHome(old as unknown as Partial<HomePageProps>)
    expect(screen.getAllByText('2026-10-14')).toHaveLength(2)
    const ruler = within(screen.getByRole('navigation', { name: 'Explora por tamaño' }))
    expect(ruler.getByRole('link', { name: 'Centro' })).toBeTruthy()
    expect(document.body.textContent).not.toContain('undefined')
  })

  it('says so when there is nothing to show', async () => {
    await renderHome()
    expect(screen.getByText('Todavía no hay artículos en la portada.')).toBeTruthy()
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
