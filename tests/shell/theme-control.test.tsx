// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Picture } from '../../src/ui/picture.tsx'
import { ThemeControlProvider } from '../../src/ui/theme-context.ts'
import { useThemeControl } from '../../src/shell/theme-control.ts'
import { ThemeHead } from '../../src/shell/theme-head.tsx'
import { ThemeToggle } from '../../src/shell/theme-toggle.tsx'
import type { ThemeChoice } from '../../src/ui/theme.ts'
import { renderPage } from './rendered-page.tsx'

function Page({ start }: { start: ThemeChoice }) {
  const theme = useThemeControl(start)
  return (
    <ThemeControlProvider value={theme}>
      <ThemeHead choice={theme.choice} />
      <ThemeToggle look="icon" />
      <Picture imageUrl="/pictures/drop/light-1014.avif" alt="Una gota" shape="full" sizes="100vw" />
    </ThemeControlProvider>
  )
}

let systemIsDark = false
const toggle = () => screen.getByRole('button', { name: 'Cambiar entre claro y oscuro' })
const shown = (theme: string | undefined) =>
  waitFor(() => expect(document.documentElement.dataset['theme']).toBe(theme))
/** Pictures follow in a transition of their own. */
const pictured = (media: string) => waitFor(() => expect(sourceMedia()).toBe(media))
const sourceMedia = () => document.querySelector('source')?.media
const meta = (name: string) =>
  [...document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)].map(({ content }) => content)

beforeEach(() => {
  systemIsDark = false
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.cookie = 'theme=; Max-Age=0; Path=/'
  delete document.documentElement.dataset['theme']
})

describe('the theme', () => {
  it("is the system's until it is toggled, and then that of the choice, in colours, pictures and the browser's frame", async () => {
    await renderPage(<Page start="system" />)
    expect(sourceMedia()).toBe('(prefers-color-scheme: dark)')
    expect(meta('color-scheme')).toEqual(['light dark'])
    expect(meta('theme-color')).toEqual(['#ffffff', '#090b15'])
    fireEvent.click(toggle())
    await shown('dark')
    await pictured('all')
    expect(meta('color-scheme')).toEqual(['dark'])
    expect(meta('theme-color')).toEqual(['#090b15'])
    fireEvent.click(toggle())
    await shown('light')
    await pictured('not all')
    expect(localStorage.getItem('theme')).toBe('light')
    expect(document.cookie).toContain('theme=light')
  })

  it('turns light at the first toggle where the system is dark', async () => {
    systemIsDark = true
    await renderPage(<Page start="system" />)
    fireEvent.click(toggle())
    await shown('light')
  })

  it('is the stored one where the server has not heard of it, and the server hears of it', async () => {
    localStorage.setItem('theme', 'dark')
    await renderPage(<Page start="system" />)
    await shown('dark')
    await pictured('all')
    expect(document.cookie).toContain('theme=dark')
  })

  it('follows a choice made in another tab', async () => {
    await renderPage(<Page start="dark" />)
    await pictured('all')
    fireEvent.click(toggle())
    await shown('light')
    fireEvent.click(toggle())
    await shown('dark')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'light' })))
    await pictured('all')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })))
    await pictured('not all')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null })))
    expect(document.documentElement.dataset['theme']).toBeUndefined()
  })

  it('has a toggle with a name in the language of the page', async () => {
    const { toggleLanguage } = await renderPage(<Page start="system" />)
    expect(toggle()).toBeTruthy()
    toggleLanguage()
    expect(screen.getByRole('button', { name: 'Switch between light and dark' })).toBeTruthy()
  })
})
