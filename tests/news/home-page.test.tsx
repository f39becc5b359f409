// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { AssistantContext, type Assistant } from '../../src/assistant/assistant-context.ts'
import { HomePage, type HomePageProps } from '../../src/news/home-page.tsx'
import { renderPage } from '../shell/page-room.tsx'
import { card } from './article-fixtures.ts'

afterEach(cleanup)

const advertisement = {
  title: 'Así habla Zed',
  imageUrl: '/pictures/advertisement/light.svg',
  imageAlt: 'Un robot que habla',
  link: '/post/asi-habla-zed',
}

/** A panel that only knows whether it is open. */
const panel = createMachine({
  initial: 'hidden',
  states: { hidden: { on: { open: 'open' } }, open: { tags: 'visible' } },
})

async function renderHome(fields: Partial<HomePageProps> = {}) {
  const actor = createActor(panel).start()
  const open = vi.fn(() => actor.send({ type: 'open' }))
  const assistant = { actor, open } as unknown as Assistant
  const props = { left: [], centre: [], right: [], banner: undefined, advertisement: undefined, ...fields }
  const view = await renderPage(
    <AssistantContext value={assistant}>
      <HomePage {...props} />
    </AssistantContext>,
  )
  return { ...view, open }
}

const titles = () => screen.getAllByRole('article').map((item) => within(item).getByRole('heading').textContent)

describe('the home page', () => {
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
    expect(title.textContent).toBe('Mira más cerca')
    expect(title.tabIndex).toBe(-1)
  })

  it('has the button that opens the assistant panel and says whether it is open', async () => {
    const { open } = await renderHome()
    const button = screen.getByRole('button', { name: 'Conversa con Zed' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    act(() => void fireEvent.click(button))
    expect(open).toHaveBeenCalledWith(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })

  it('has the advertisement under the right column, leading to its post', async () => {
    await renderHome({ advertisement })
    const link = within(screen.getByRole('complementary', { name: 'Publicidad' })).getByRole('link')
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
    const link = within(screen.getByRole('complementary', { name: 'Publicidad' })).getByRole('link')
    expect(link.getAttribute('href')).toBe('/es/publicidad/cartel')
    expect(screen.queryByText('Así habla Zed')).toBeNull()
  })

  it('says so when there is nothing to show', async () => {
    await renderHome()
    expect(screen.getByText('Todavía no hay artículos en la portada.')).toBeTruthy()
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
