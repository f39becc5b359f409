import type { AnyRouter } from '@tanstack/react-router'

/**
 * Shows every new page from its top and moves the focus to its heading, which a screen reader then says.
 * `isSamePage` tells of navigations that only change the language: they leave scroll and focus where they are.
 * Answers with a function that ends it.
 */
export function focusOnNavigation(router: AnyRouter, isSamePage: () => boolean): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || isSamePage() || toLocation.hash) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
}
