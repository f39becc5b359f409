// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { visitorCookies } from '../../src/server/http/visitor-cookies.ts'
import { readStoredLanguage, storeLanguage } from '../../src/i18n/stored-language.ts'

const languageOfCookies = (cookie: string) => visitorCookies({ headers: new Headers({ cookie }) }).language

afterEach(() => {
  localStorage.clear()
  document.cookie = 'language=; Max-Age=0; Path=/'
})

describe('the stored language', () => {
  test('is nothing on a first visit', () => expect(readStoredLanguage()).toBeUndefined())

  test('is kept under the key language and mirrored in the cookie of that name', () => {
    storeLanguage('en')
    expect(localStorage.getItem('language')).toBe('en')
    expect(readStoredLanguage()).toBe('en')
    expect(languageOfCookies(document.cookie)).toBe('en')
  })

  test.each(['fr', '', 'EN', 'undefined'])('counts %j as Spanish', (value) => {
    localStorage.setItem('language', value)
    expect(readStoredLanguage()).toBe('es')
  })

  test('survives a browser that refuses storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(readStoredLanguage()).toBeUndefined()
    storeLanguage('en')
    expect(warned).toHaveBeenCalledOnce()
    expect(languageOfCookies(document.cookie)).toBe('en')
  })
})

test.each([
  ['language=en', 'en'],
  ['a=b; language=es; c=d', 'es'],
  ['language=xx', 'es'],
  ['mylanguage=en', undefined],
  ['', undefined],
])('the Cookie header %j tells %s', (cookies, language) => expect(languageOfCookies(cookies)).toBe(language))
