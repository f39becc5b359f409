import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/i18n/language.ts'
import { articleLanguage, pinnedLanguage, pinnedPath, unpinnedPath } from '../../src/i18n/language-address.ts'

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
  ])('%s pins %s', (path, language) => expect(pinnedLanguage(path)).toBe(language))

  test('is taken off and put on again without loss', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/).filter((text) => text !== 'en' && text !== 'es')
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), fc.constantFrom(...languages), (segments, language) => {
        const path = `/${segments.join('/')}`
        const pinned = pinnedPath(path, language)
        expect(pinnedLanguage(pinned)).toBe(language)
        expect(unpinnedPath(pinned)).toBe(path)
        expect(pinnedPath(pinned, language)).toBe(pinned)
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
