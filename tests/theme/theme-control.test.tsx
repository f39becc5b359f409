// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Picture } from '../../src/ui/picture.tsx'
import { ThemeControlProvider } from '../../src/ui/theme-context.ts'
import { useCatchUp } from '../../src/hydration/bfcache-restore.deferred.ts'
import { useThemeControl } from '../../src/theme/theme-control.ts'
import { ThemeHead } from '../../src/theme/theme-head.tsx'
import { ThemeToggle } from '../../src/theme/theme-toggle.tsx'
import { showStoredTheme } from '../../src/theme/early-theme.ts'
import { renderPage } from '../frame/rendered-page.tsx'

function Late() {
  useCatchUp()
  return null
}

function Page() {
  const theme = useThemeControl()
  return (
    <ThemeControlProvider value={theme}>
      <ThemeHead choice={theme.choice} />
      <Late />
      <ThemeToggle look="icon" />
      <Picture imageUrl="/pictures/drop/light-1014.avif" alt="Una gota" shape="full" sizes="100vw" />
    </ThemeControlProvider>
  )
}

let systemIsDark = false
const toggle = () => screen.getByRole('button', { name: 'Modo oscuro / claro' })
const shown = (theme: string | undefined) =>
  waitFor(() => expect(document.documentElement.dataset['theme']).toBe(theme))
const pictured = (media: string) => waitFor(() => expect(sourceMedia()).toBe(media))
const sourceMedia = () => document.querySelector('source')?.media
const frames = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => [
    meta.content,
    meta.getAttribute('media'),
  ])
function openWith(choice: string) {
  localStorage.setItem('theme', choice)
  showStoredTheme()
}

beforeEach(() => {
  systemIsDark = false
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }))
})

afterEach(() => {
  window.dispatchEvent(new Event('load'))
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

describe('the theme', () => {
  it("is the system's until it is toggled, and then that of the choice, in colours, pictures and the browser's frame", async () => {
    await renderPage(<Page />)
    expect(sourceMedia()).toBe('(prefers-color-scheme: dark)')
    expect(frames()).toEqual([
      ['#ffffff', '(prefers-color-scheme: light)'],
      ['#090b15', '(prefers-color-scheme: dark)'],
    ])
    fireEvent.click(toggle())
    await shown('dark')
    await pictured('all')
    expect(frames()).toEqual([
      ['#ffffff', 'not all'],
      ['#090b15', 'all'],
    ])
    fireEvent.click(toggle())
    await shown('light')
    await pictured('not all')
    expect(localStorage.getItem('theme')).toBe('light')
    expect(document.cookie).not.toContain('theme')
  })

  it('turns light at the first toggle where the system is dark', async () => {
    systemIsDark = true
    await renderPage(<Page />)
    fireEvent.click(toggle())
    await shown('light')
  })

  it('is the stored one from the start, and turns to the other at the first toggle', async () => {
    openWith('dark')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    await renderPage(<Page />)
    expect(sourceMedia()).toBe('all')
    fireEvent.click(toggle())
    await shown('light')
    await pictured('not all')
  })

  it('is what was chosen on another page when the browser takes this one out of its back/forward cache', async () => {
    openWith('dark')
    await renderPage(<Page />)
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow')))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    localStorage.setItem('theme', 'light')
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(document.documentElement.dataset['theme']).toBe('light')
    await pictured('not all')
    fireEvent.click(toggle())
    await shown('dark')
    await pictured('all')
  })

  it('follows a choice made in another tab', async () => {
    openWith('dark')
    await renderPage(<Page />)
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
    const { toggleLanguage } = await renderPage(<Page />)
    expect(toggle()).toBeTruthy()
    toggleLanguage()
    expect(screen.getByRole('button', { name: 'Dark / light mode' })).toBeTruthy()
  })
})
