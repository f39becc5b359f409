import { expect, test } from 'vitest'
import linguiConfiguration from '../../lingui.config.ts'
import { missingMessages } from '../../vite/published-catalogues-plugin.ts'
import { createTranslator } from '../../src/i18n/catalogue.ts'

test('a message that one catalogue lacks is named, in whichever language it is missing', () => {
  expect(missingMessages({ es: { menu: 'Menú', close: 'Cerrar' }, en: { menu: 'Menu', open: 'Open' } })).toEqual([
    "locales/es.json lacks 'open'",
    "locales/en.json lacks 'close'",
  ])
  expect(missingMessages({ es: { menu: 'Menú' }, en: { menu: 'Menu' } })).toEqual([])
})

test('a message that is missing in one language shows its key there, not the other language', () => {
  expect(linguiConfiguration.sourceLocale ?? '').toBe('')
  expect(linguiConfiguration.fallbackLocales).toBeUndefined()
  expect(createTranslator('en', {})._('menu')).toBe('menu')
})
