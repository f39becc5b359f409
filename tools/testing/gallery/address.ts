import { parseLanguage, type Language } from '../../../src/i18n/language.ts'
import type { Theme } from '../../../src/ui/theme.ts'

/** What an address of the gallery shows: a component in a state, a language and a theme. */
export interface GalleryAddress {
  name: string
  state: string
  language: Language
  theme: Theme
  /** The room that the component is in: then only that room's code is loaded. */
  room?: string | undefined
}

/** Reads an address's query, as in `?show=article-card/large&language=es&theme=dark`; undefined without `show`. */
export function parseAddress(query: string): GalleryAddress | undefined {
  const parameters = new URLSearchParams(query)
  const [name = '', state = ''] = parameters.get('show')?.split('/') ?? []
  if (name === '') return undefined
  return {
    name,
    state,
    language: parseLanguage(parameters.get('language')),
    theme: parameters.get('theme') === 'dark' ? 'dark' : 'light',
    room: parameters.get('room') ?? undefined,
  }
}

/** The address of a view, relative to the gallery. */
export function addressOf({ name, state, language, theme, room }: GalleryAddress): string {
  return `/?show=${name}/${state}&language=${language}&theme=${theme}${room ? `&room=${room}` : ''}`
}
