import { deferredIsland } from '../ui/deferred-island.tsx'
import type { ChangeList } from './change-list.deferred.tsx'
// Its styles stand in the page from the start.
import './change-list.island.module.css'

/** What has changed in an article, whole without script. */
export const DeferredChangeList = deferredIsland<Parameters<typeof ChangeList>[0]>(
  '#article-changes',
  async () => (await import('./change-list.deferred.tsx')).ChangeList,
)
