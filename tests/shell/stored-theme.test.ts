// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { visitorCookies } from '../../src/server/visitor-cookies.ts'
import { readStoredTheme } from '../../src/shell/stored-theme.ts'
import { storeTheme } from '../../src/shell/theme-visit.deferred.ts'
import { darkSourceMedia, paperColours } from '../../src/ui/theme.ts'

const themeOfCookies = (cookie: string) => visitorCookies({ headers: new Headers({ cookie }) }).theme

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.cookie = 'theme=; Max-Age=0; Path=/'
})

describe('the stored theme', () => {
  test("is the system's on a first visit", () => {
    expect(readStoredTheme()).toBe('system')
    expect(themeOfCookies('')).toBe('system')
  })

  test('is kept under the key theme and mirrored in the cookie of that name', () => {
    storeTheme('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(readStoredTheme()).toBe('dark')
    expect(themeOfCookies(document.cookie)).toBe('dark')
  })

  test.each(['sepia', '', 'DARK', 'dark"><script>'])("counts %j as the system's", (value) => {
    localStorage.setItem('theme', value)
    expect(readStoredTheme()).toBe('system')
    expect(themeOfCookies(`theme=${value}`)).toBe('system')
  })

  test('is found among other cookies, and no part of another one', () => {
    expect(themeOfCookies('language=en; theme=light; a=b')).toBe('light')
    expect(themeOfCookies('my-theme=dark')).toBe('system')
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
    expect(themeOfCookies(document.cookie)).toBe('dark')
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('a theme', () => {
  test("has dark pictures when it is dark, light ones when it is light, the system's when nothing is chosen", () => {
    expect(darkSourceMedia('dark')).toBe('all')
    expect(darkSourceMedia('light')).toBe('not all')
    expect(darkSourceMedia('system')).toBe('(prefers-color-scheme: dark)')
  })

  test('tells the browser the colour that paper has in the tokens', () => {
    const tokens = readFileSync('src/shell/tokens.css', 'utf8')
    expect(tokens).toContain(`--paper: light-dark(${paperColours.light}, ${paperColours.dark});`)
  })
})
