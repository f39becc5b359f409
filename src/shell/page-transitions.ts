import type { AnyRouter } from '@tanstack/react-router'

/**
 * Lets a new page grow out of the one before (base.css says how), where the browser can. Another language is another text
 * on the same page and no new one. It stands in for the router's own, which leaves unheard that a transition was skipped:
 * a newer one overtook it, the window is hidden or has changed its size. The page is shown all the same.
 */
export function transitionBetweenPages(router: AnyRouter): void {
  router.startViewTransition = (update) => {
    const wanted = router.shouldViewTransition ?? true
    router.shouldViewTransition = undefined
    const from = router.stores.resolvedLocation.get()?.pathname
    const isNewPage = from !== undefined && from !== router.latestLocation.pathname
    if (!wanted || !isNewPage || !document.startViewTransition) return update()
    const { ready, finished, updateCallbackDone } = document.startViewTransition(update)
    ready.catch(onSkipped)
    // Fails only with `updateCallbackDone`, which the router waits for.
    finished.catch(() => {})
    return updateCallbackDone
  }
}

function onSkipped(reason: unknown): void {
  const isOvertaken = reason instanceof DOMException && reason.name === 'AbortError'
  if (!isOvertaken && document.visibilityState === 'visible') console.warn('No transition between the pages', reason)
}
