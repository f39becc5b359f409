import type { SourceList } from '../ui/source-list.tsx'
// The styles of deferred islands stand in the page from the start; vite.config.ts names them (decision 009).
import '../ui/source-list.island.module.css'
import { deferredIsland } from '../ui/deferred-island.tsx'
import type { RelatedListProps } from './related-list.tsx'
import './related-list.island.module.css'
import './video-picture.island.module.css'
import './video-tile.island.module.css'

/** Videos to go on with, whole without script. */
export const DeferredRelatedList = deferredIsland<RelatedListProps>(
  '[data-related]',
  async () => (await import('./related-list.tsx')).RelatedList,
)

/** The works that a video stands on, whole without script. */
export const DeferredSourceList = deferredIsland<Parameters<typeof SourceList>[0]>(
  '#article-sources',
  async () => (await import('../ui/source-list.tsx')).SourceList,
)
