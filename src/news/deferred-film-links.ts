import { deferredIsland } from '../ui/deferred-island.tsx'
import type { FilmLinks } from './film-links.deferred.tsx'
// Its styles stand in the page from the start.
import './film-links.island.module.css'

/** The films that show what an article tells, whole without script. */
export const DeferredFilmLinks = deferredIsland<Parameters<typeof FilmLinks>[0]>(
  '#article-films',
  async () => (await import('./film-links.deferred.tsx')).FilmLinks,
)
