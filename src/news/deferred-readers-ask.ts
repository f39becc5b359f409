import { deferredIsland } from '../ui/deferred-island.tsx'
import type { ReadersAsk } from './readers-ask.deferred.tsx'
// Its styles stand in the page from the start.
import './readers-ask.island.module.css'

/** What readers ask of an article, whole without script. */
export const DeferredReadersAsk = deferredIsland<Parameters<typeof ReadersAsk>[0]>(
  '#readers-ask',
  async () => (await import('./readers-ask.deferred.tsx')).ReadersAsk,
)
