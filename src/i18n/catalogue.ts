import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type spanish from '../../locales/es.json'
import type { Language } from './language.ts'

declare module '@lingui/core' {
  interface Register {
    messageIds: keyof typeof spanish
  }
}

/** The id of a message: a key of both catalogues. */
export type MessageId = keyof typeof spanish

const compiled: Record<Language, () => Promise<{ messages: Messages }>> = {
  es: () => import('../../locales/es.json?lingui'),
  en: () => import('../../locales/en.json?lingui'),
}

/** Makes the translator of a language from its compiled messages. A key without a translation is shown as it is. */
export function createTranslator(language: Language, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages }, missing: (_locale, id) => id })
}

/** Loads a language's catalogue, compiled at build. Rejects when the chunk can't be had. */
export async function loadTranslator(language: Language): Promise<I18n> {
  const { messages } = await compiled[language]()
  return createTranslator(language, messages)
}
