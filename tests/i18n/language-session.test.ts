import { describe, expect, test } from 'vitest'
import { LanguageSession, startLanguage } from '../../src/i18n/language-session.ts'

describe('the language at start-up', () => {
  test('is that of the address before the stored one', () => expect(startLanguage('/en/shorts', 'es')).toBe('en'))
  test('is the stored one before the article id', () => expect(startLanguage('/news-single/es-1', 'en')).toBe('en'))
  test('is the one of the article id before Spanish', () =>
    expect(startLanguage('/news-single/7', undefined)).toBe('en'))
  test('is Spanish when nothing tells', () => expect(startLanguage('/shorts', undefined)).toBe('es'))
})

describe('a session', () => {
  test('translates in a loaded language, with values', async () => {
    const session = new LanguageSession('es', undefined)
    await session.load('es')
    await session.load('en')
    expect(session.translator('es')._('about_us')).toBe('Sobre nosotros')
    expect(session.translator('en')._('about_us')).toBe('About us')
  })

  test('shows the key itself where a translation is missing', async () => {
    const session = new LanguageSession('en', undefined)
    await session.load('en')
    const unknown = 'a_key_that_nobody_translated' as 'about_us'
    expect(session.translator('en')._(unknown)).toBe('a_key_that_nobody_translated')
  })

  test('refuses a language that has not been loaded', () => {
    expect(() => new LanguageSession('es', undefined).translator('en')).toThrow(/'en' has not been loaded/)
  })
})
