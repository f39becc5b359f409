// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SidePanel } from '../../src/frame/side-panel.deferred.tsx'
import { card } from '../news/article-fixtures.ts'
import { renderPage } from './rendered-page.tsx'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
})

const cards = ['es-9', 'es-8', 'es-7', 'es-6', 'es-5'].map((id) => card({ id, title: `Artículo ${id}` }))
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menú' })

describe('the side panel', () => {
  it('is closed until it is opened', async () => {
    await renderPage(<SidePanel isOpen={false} onClose={() => {}} newest={cards} />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the four newest posts and the five networks', async () => {
    await renderPage(<SidePanel isOpen onClose={() => {}} newest={cards} />)
    const posts = within(screen.getByRole('region', { name: 'Lo último' })).getAllByRole('link')
    expect(posts.map((post) => post.getAttribute('href'))).toEqual(
      ['es-9', 'es-8', 'es-7', 'es-6'].map((id) => `/news-single/${id}`),
    )
    const networks = within(screen.getByRole('region', { name: 'Compartir' })).getAllByRole('link')
    const names = networks.map((network) => network.getAttribute('aria-label') ?? '')
    for (const [index, name] of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'YouTube'].entries()) {
      expect(names[index]).toContain(name)
    }
    expect(names).toHaveLength(5)
  })

  it('fills the four posts with pages of the site where there are fewer articles', async () => {
    await renderPage(<SidePanel isOpen onClose={() => {}} newest={cards.slice(0, 1)} />)
    const posts = within(screen.getByRole('region', { name: 'Lo último' })).getAllByRole('link')
    expect(posts.map((post) => post.getAttribute('href'))).toEqual([
      '/news-single/es-9',
      '/interaction',
      '/about-us',
      '/shorts',
    ])
  })

  it('closes by its button, by a press beside it, by a link of the site, and not by a press on its text', async () => {
    const onClose = vi.fn()
    await renderPage(<SidePanel isOpen onClose={onClose} newest={cards} />)
    fireEvent.click(screen.getByRole('heading', { name: 'Lo último' }))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar el menú' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    fireEvent.click(dialog())
    expect(onClose).toHaveBeenCalledTimes(2)
    fireEvent.click(screen.getByRole('link', { name: 'Artículo es-9' }))
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it('tells of a closing by the browser, as after Escape', async () => {
    const onClose = vi.fn()
    await renderPage(<SidePanel isOpen onClose={onClose} newest={cards} />)
    act(() => dialog().close())
    expect(onClose).toHaveBeenCalledOnce()
  })
})
