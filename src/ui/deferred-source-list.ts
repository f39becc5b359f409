import { lazyIsland } from '../runtime/lazy-island.tsx'
import type { SourceList } from './source-list.deferred.tsx'
import './source-list.island.module.css'

export const DeferredSourceList = lazyIsland<Parameters<typeof SourceList>[0]>(
  '#article-sources',
  async () => (await import('./source-list.deferred.tsx')).SourceList,
)
