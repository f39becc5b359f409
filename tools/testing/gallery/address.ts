import { parseLanguage, type Language } from '../../../src/i18n/language.ts'
import type { Theme } from '../../../src/ui/theme.ts'

export interface GalleryAddress {
  name: string
  state: string
  language: Language
  theme: Theme
  room?: string | undefined
}

/** Parses a query such as `?show=article-card/large&language=es&theme=dark`; undefined without `show`. */
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

export function addressOf({ name, state, language, theme, room }: GalleryAddress): string {
  return `/?show=${name}/${state}&language=${language}&theme=${theme}${room ? `&room=${room}` : ''}`
}
