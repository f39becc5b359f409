import { readFileSync } from 'node:fs'

export type Language = 'es' | 'en'
type Theme = 'light' | 'dark'

/** One example per language, without prefix. */
export interface PageKind {
  name: string
  route: string
  es: string
  en: string
  /** On phones a film fills the first screen and covers the header until it has focus. */
  hasFilm?: true
  status?: 404
}

const same = (path: string) => ({ es: path, en: path })

/** Routes in neither this list nor `passedThrough` fail the walks. */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', route: '/', ...same('/') },
  { name: 'article with a figure', route: '/news-single/$id', es: '/news-single/es-1', en: '/news-single/1' },
  { name: 'article with a drawing', route: '/news-single/$id', es: '/news-single/es-12', en: '/news-single/12' },
  { name: 'brief', route: '/news-single/$id', es: '/news-single/es-25', en: '/news-single/25' },
  { name: 'category', route: '/category/$category', ...same('/category/nanomedicine') },
  { name: 'search', route: '/search', ...same('/search') },
  { name: 'search with hits', route: '/search', es: '/search?q=luz', en: '/search?q=light' },
  { name: 'search without hits', route: '/search', ...same('/search?q=zzqxzz') },
  { name: 'glossary', route: '/glossary', ...same('/glossary') },
  { name: 'shorts', route: '/shorts/', ...same('/shorts') },
  { name: 'short', route: '/shorts/$technoscience/$id', ...same('/shorts/Nanotecnología/1'), hasFilm: true },
  { name: 'retroengineering', route: '/retroengineering/', ...same('/retroengineering') },
  { name: 'retroengineering film', route: '/retroengineering/$id', ...same('/retroengineering/1') },
  { name: 'about', route: '/about-us/', ...same('/about-us') },
  { name: 'about film', route: '/about-us/$id', ...same('/about-us/2') },
  { name: 'interaction', route: '/interaction', ...same('/interaction') },
  { name: 'post', route: '/post/$slug', es: '/post/asi-habla-zed', en: '/post/how-zed-speaks' },
  { name: 'contact', route: '/contact', ...same('/contact') },
  { name: 'offline', route: '/offline', ...same('/offline') },
  { name: 'privacy', route: '/privacy', ...same('/privacy') },
  { name: 'terms', route: '/terms', ...same('/terms') },
  { name: 'page not found', route: '*', ...same('/nothing-here'), status: 404 },
  {
    name: 'article not found',
    route: '/news-single/$id',
    es: '/news-single/es-999',
    en: '/news-single/999',
    status: 404,
  },
  { name: 'film not found', route: '/shorts/$technoscience/$id', ...same('/shorts/Biotecnología/999'), status: 404 },
]

const passedThrough = ['/news/$slug', '/noticia/$slug', '/publicidad/$slug', '/publicity/$slug']
const isPage = (route: string) => !route.startsWith('/api/') && !passedThrough.includes(route)

export function pageRoutes(): string[] {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
  const paths = /fullPaths:((?:\s*\| '[^']+')+)/.exec(tree)?.[1] ?? ''
  return [...paths.matchAll(/'([^']+)'/g)].map(([, route = '']) => route).filter(isPage)
}

export function isOfRoute(path: string, route: string): boolean {
  const parts = (text: string) => text.split('/').filter(Boolean)
  const [sought, pattern] = [parts(path), parts(route)]
  return sought.length === pattern.length && pattern.every((part, at) => part.startsWith('$') || part === sought[at])
}

export function addressOf(kind: Pick<PageKind, Language>, language: Language): string {
  const path = kind[language]
  return `/${language}${path === '/' ? '' : path}`
}

export function kindNamed(name: string): PageKind {
  const found = pageKinds.find((kind) => kind.name === name)
  if (!found) throw new Error(`No kind of page is named ${name}.`)
  return found
}

export interface Showing {
  language: Language
  theme: Theme
}

/** Language and theme rotate over the kinds of pages; each width meets all four pairs (coverage.walk.ts). */
const turns: readonly Showing[] = [
  { language: 'es', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'es', theme: 'dark' },
  { language: 'en', theme: 'light' },
]

export const shownByTouch = (kind: PageKind): Showing => turnOf(pageKinds.indexOf(kind))

export function shownAtDesk(kind: PageKind): Showing {
  const { language, theme } = shownByTouch(kind)
  return { language: language === 'es' ? 'en' : 'es', theme: theme === 'light' ? 'dark' : 'light' }
}

/** Most used pages, tested at every width; others rotate. */
const mostUsed = ['home', 'article with a figure', 'interaction', 'short']

/** All sizes for the most used kinds, otherwise one in rotation. */
export function inTurns<Size>(kind: PageKind, sizes: readonly Size[]): Size[] {
  if (mostUsed.includes(kind.name)) return [...sizes]
  return sizes.slice(pageKinds.indexOf(kind) % sizes.length).slice(0, 1)
}

function turnOf(at: number): Showing {
  return turns[at % turns.length] ?? { language: 'es', theme: 'light' }
}
