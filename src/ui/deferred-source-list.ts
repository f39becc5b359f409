import { lazyIsland } from '../runtime/lazy-island.tsx'
import type { SourceList } from './source-list.deferred.tsx'
// Its styles stand in the page from the start.
import './source-list.island.module.css'

/** The works that a text or a video stands on, whole without script. */
export const DeferredSourceList = lazyIsland<Parameters<typeof SourceList>[0]>(
  '#article-sources',
  async () => (await import('./source-list.deferred.tsx')).SourceList,
)
