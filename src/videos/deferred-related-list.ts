import { lazyIsland } from '../runtime/lazy-island.tsx'
import type { RelatedListProps } from './related-list.tsx'
// Styles of deferred islands ship with the page (decision 009).
import '../ui/new-mark.island.module.css'
import './related-list.island.module.css'
import './spanish-audio.island.module.css'
import './video-picture.island.module.css'
import './video-tile.island.module.css'

export const DeferredRelatedList = lazyIsland<RelatedListProps>(
  '[data-related]',
  async () => (await import('./related-list.tsx')).RelatedList,
)
