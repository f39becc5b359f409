import type { AnyRouter } from '@tanstack/react-router'

/**
 * Shows every new page from its top and moves the focus to its heading, which a screen reader then says. A page that
 * only changes its language, which `shownLanguage` tells, is no new page: scroll and focus stay where they are.
 * Answers with a function that ends it.
 */
export function focusOnNavigation(router: AnyRouter, shownLanguage: () => string): () => void {
  let language = shownLanguage()
  let position = 0
  const endings = [
    router.subscribe('onBeforeRouteMount', () => {
      position = window.scrollY
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (shownLanguage() !== language) {
        language = shownLanguage()
        // The router scrolls to the top after whatever it has loaded, this too; it may hear of it later than we do.
        queueMicrotask(() => window.scrollTo({ top: position, behavior: 'instant' }))
      } else if (fromLocation && pathChanged && !toLocation.hash) {
        window.scrollTo({ top: 0, behavior: 'instant' })
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      }
    }),
  ]
  return () => endings.forEach((end) => end())
}
