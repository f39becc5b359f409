import { lazyIsland } from '../runtime/lazy-island.tsx'
import type { ArticleNotes } from './article-notes.deferred.tsx'
import './change-list.island.module.css'
import './film-links.island.module.css'
import '../ui/new-mark.island.module.css'
import '../videos/spanish-audio.island.module.css'
import '../videos/video-picture.island.module.css'
import '../videos/video-tile.island.module.css'
import './readers-ask.island.module.css'

export const DeferredArticleNotes = lazyIsland<Parameters<typeof ArticleNotes>[0]>(
  '#readers-ask',
  async () => (await import('./article-notes.deferred.tsx')).ArticleNotes,
)
