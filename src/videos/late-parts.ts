import type { ArticleSources } from '../news/article-sources.tsx'
// The styles of late parts stand in the page from the start; vite.config.ts names them (decision 009).
import '../news/article-sources.module.css'
import { latePart } from '../shell/late-part.tsx'
import type { RelatedListProps } from './related-list.tsx'
import './related-list.module.css'
import './video-picture.module.css'
import './video-tile.module.css'

/** Videos to go on with, whole without script. */
export const LateRelatedList = latePart<RelatedListProps>(
  '[data-related]',
  async () => (await import('./related-list.tsx')).RelatedList,
)

/** The works that a video stands on, whole without script. */
export const LateSources = latePart<Parameters<typeof ArticleSources>[0]>(
  '#article-sources',
  async () => (await import('../news/article-sources.tsx')).ArticleSources,
)
