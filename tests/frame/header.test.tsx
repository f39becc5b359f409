// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Header, type HeaderProps } from '../../src/frame/header.tsx'
import { renderPage } from './rendered-page.tsx'

afterEach(cleanup)

function header(props: Partial<HeaderProps> = {}) {
  return <Header isHome={false} talkAvailable={false} menuOpen={false} onMenu={() => {}} {...props} />
}

const link = (name: string) => screen.getByRole('link', { name })

describe('the header', () => {
  it('leads to the three sections by their labels', async () => {
    await renderPage(header())
    expect(link('Sobre nosotros').getAttribute('href')).toBe('/about-us')
    expect(link('Retroingeniería').getAttribute('href')).toBe('/retroengineering')
    expect(link('Tecnociencias').getAttribute('href')).toBe('/shorts')
  })

  it('shows ENGLISH in Spanish and ESPAÑOL in English, named in the language it leads to', async () => {
    await renderPage(header())
    const toggle = screen.getByRole('button', { name: /^ENGLISH/ })
    expect(toggle.getAttribute('lang')).toBe('en')
    fireEvent.click(toggle)
    expect(screen.getByRole('button', { name: /^ESPAÑOL/ }).getAttribute('lang')).toBe('es')
    expect(screen.queryByRole('button', { name: /^ENGLISH/ })).toBeNull()
    expect(link('About us').getAttribute('href')).toBe('/about-us')
  })

  it('shows the Talk-to-Zed link only while Zed can be talked to', async () => {
    const { unmount } = await renderPage(header())
    expect(screen.queryByRole('link', { name: 'Habla con Zed' })).toBeNull()
    unmount()
    await renderPage(header({ talkAvailable: true }))
    expect(link('Habla con Zed').getAttribute('href')).toBe('/interaction')
  })

  it("opens the page's panel in place of the route, but not when a new tab is asked for", async () => {
    const onTalk = vi.fn()
    await renderPage(header({ talkAvailable: true, onTalk }))
    expect(fireEvent.click(link('Habla con Zed'), { ctrlKey: true })).toBe(true)
    expect(onTalk).not.toHaveBeenCalled()
    expect(fireEvent.click(link('Habla con Zed'))).toBe(false)
    expect(onTalk).toHaveBeenCalledOnce()
  })

  it('opens the menu and says whether it is open', async () => {
    const onMenu = vi.fn()
    await renderPage(header({ onMenu, menuOpen: true }))
    const button = screen.getByRole('button', { name: 'Abrir el menú' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(button)
    expect(onMenu).toHaveBeenCalledOnce()
  })

  it('marks the brand as the current page on the home page only', async () => {
    const { unmount } = await renderPage(header({ isHome: true }))
    expect(link('Tecnociencia Z Ir a la portada').getAttribute('aria-current')).toBe('page')
    unmount()
  })
})
