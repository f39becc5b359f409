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

type Catalogue = () => Promise<{ messages: Messages }>

/** What a page's first view says. On the server it is the whole catalogue. */
const first: Record<Language, Catalogue> = {
  es: () => import('../../locales/es.json?lingui'),
  en: () => import('../../locales/en.json?lingui'),
}

/** The other messages, in the browser: those of videos' pages and those of other deferred islands (vite/catalogue-parts-plugin.ts). */
const others: Record<'video' | 'late', Record<Language, Catalogue>> = {
  video: {
    es: () => import('../../locales/es.json?video?lingui'),
    en: () => import('../../locales/en.json?video?lingui'),
  },
  late: {
    es: () => import('../../locales/es.json?late?lingui'),
    en: () => import('../../locales/en.json?late?lingui'),
  },
}

const inBrowser = !import.meta.env.SSR

/** The messages of the languages that this visit has loaded, as their translators hold them. */
const loaded = new Map<Language, Messages>()
/** Which of the other messages this visit has asked for. */
const wanted = new Set<keyof typeof others>()

/** Makes the translator of a language from its compiled messages. A key without a translation is shown as it is. */
export function createTranslator(language: Language, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages }, missing: (_locale, id) => id })
}

/** Loads a language's catalogue, compiled at build. Rejects when the chunk can't be had. */
export async function loadTranslator(language: Language): Promise<I18n> {
  const own: Messages = {}
  const come = new Set<Catalogue>()
  const awaited = () =>
    [first, ...[...wanted].map((part) => others[part])].map((part) => part[language]).filter((part) => !come.has(part))
  // What is asked for while the first come is awaited, too: the translator would show its keys.
  for (let parts = awaited(); parts.length > 0; parts = awaited())
    await Promise.all(
      parts.map(async (part) => {
        Object.assign(own, (await part()).messages)
        come.add(part)
      }),
    )
  if (inBrowser) loaded.set(language, own)
  return createTranslator(language, own)
}

/**
 * Loads the messages of deferred islands, or only those of videos' pages, for all languages of this visit; to be awaited before
 * such a part is shown. They are added without telling the translator's listeners: nothing that is on the page says any of
 * them.
 */
export async function loadDeferredMessages(which: 'all' | 'video' = 'all'): Promise<void> {
  if (!inBrowser) return
  for (const part of ['video', 'late'] as const) if (which === 'all' || which === part) wanted.add(part)
  await Promise.all(
    [...loaded].flatMap(([language, messages]) =>
      [...wanted].map(async (part) => Object.assign(messages, (await others[part][language]()).messages)),
    ),
  )
}
