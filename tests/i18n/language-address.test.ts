import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/i18n/language.ts'
import {
  articleLanguage,
  localePrefix,
  withLocalePrefix,
  withoutLocalePrefix,
} from '../../src/i18n/language-address.ts'

describe('the language in front of an address', () => {
  test.each([
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/es/news-single/1', 'es'],
    ['/', undefined],
    ['/shorts', undefined],
    ['/english', undefined],
    ['/fr/shorts', undefined],
    ['/news/en', undefined],
  ])('%s pins %s', (path, language) => expect(localePrefix(path)).toBe(language))

  test('is taken off and put on again without loss', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/).filter((text) => text !== 'en' && text !== 'es')
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), fc.constantFrom(...languages), (segments, language) => {
        const path = `/${segments.join('/')}`
        const prefixed = withLocalePrefix(path, language)
        expect(localePrefix(prefixed)).toBe(language)
        expect(withoutLocalePrefix(prefixed)).toBe(path)
        expect(withLocalePrefix(prefixed, language)).toBe(prefixed)
      }),
    )
  })
})

test.each([
  ['/news-single/es-1', 'es'],
  ['/news-single/1', 'en'],
  ['/news-single/1/', 'en'],
  ['/en/news-single/es-1', 'es'],
  ['/news-single/', undefined],
  ['/shorts', undefined],
  ['/news-single/1/more', undefined],
])('the id in %s speaks %s', (path, language) => expect(articleLanguage(path)).toBe(language))
