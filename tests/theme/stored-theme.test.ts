// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readStoredTheme } from '../../src/theme/stored-theme.ts'
import { storeTheme } from '../../src/theme/theme-visit.deferred.ts'
import { paperColours, themeMedia } from '../../src/ui/theme.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

describe('the stored theme', () => {
  test("is the system's on a first visit", () => {
    expect(readStoredTheme()).toBe('system')
  })

  test('is kept under the key theme, and no server is told of it', () => {
    storeTheme('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(readStoredTheme()).toBe('dark')
    expect(document.cookie).toBe('')
  })

  test.each(['sepia', '', 'DARK', 'dark"><script>'])("counts %j as the system's", (value) => {
    localStorage.setItem('theme', value)
    expect(readStoredTheme()).toBe('system')
  })

  test('survives a browser that refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(readStoredTheme()).toBe('system')
    storeTheme('dark')
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('a theme', () => {
  test("has dark pictures when it is dark, light ones when it is light, the system's when nothing is chosen", () => {
    expect(themeMedia('dark', 'dark')).toBe('all')
    expect(themeMedia('dark', 'light')).toBe('not all')
    expect(themeMedia('dark', 'system')).toBe('(prefers-color-scheme: dark)')
  })

  test('tells the browser the colour that paper has in the tokens', () => {
    const tokens = readFileSync('src/frame/tokens.css', 'utf8')
    expect(tokens).toContain(`--paper: light-dark(${paperColours.light}, ${paperColours.dark});`)
  })
})
