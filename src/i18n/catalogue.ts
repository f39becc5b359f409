import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type spanish from '../../locales/es.json'
import type { Language } from './language.ts'

declare module '@lingui/core' {
  interface Register {
    messageIds: keyof typeof spanish
  }
}

export type MessageId = keyof typeof spanish

type Catalogue = () => Promise<{ messages: Messages }>

/** Messages of the first view; on the server, all. */
const first: Record<Language, Catalogue> = {
  es: () => import('../../locales/es.json?lingui'),
  en: () => import('../../locales/en.json?lingui'),
}

/** Other messages in the browser (vite/catalogue-parts-plugin.ts). */
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

const loaded = new Map<Language, Messages>()
const wanted = new Set<keyof typeof others>()

export function createTranslator(language: Language, messages: Messages): I18n {
  return setupI18n({ locale: language, messages: { [language]: messages }, missing: (_locale, id) => id })
}

/** Loads a language's compiled catalog. Rejects on failure. */
export async function loadTranslator(language: Language): Promise<I18n> {
  const own: Messages = {}
  const come = new Set<Catalogue>()
  const awaited = () =>
    [first, ...[...wanted].map((part) => others[part])].map((part) => part[language]).filter((part) => !come.has(part))
  // Includes groups requested meanwhile.
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

/** Await this before rendering a part that uses them. Doesn't notify listeners, since nothing visible uses them yet. */
export async function loadDeferredMessages(which: 'all' | 'video' = 'all'): Promise<void> {
  if (!inBrowser) return
  for (const part of ['video', 'late'] as const) if (which === 'all' || which === part) wanted.add(part)
  await Promise.all(
    [...loaded].flatMap(([language, messages]) =>
      [...wanted].map(async (part) => Object.assign(messages, (await others[part][language]()).messages)),
    ),
  )
}
