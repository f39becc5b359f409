import type { AnyRouter } from '@tanstack/react-router'

/**
 * Animates the navigation to another path by a view transition where the browser has them (frame/base.css says how). A change of
 * language alone is not animated.
 */
export const pageTransition: Exclude<AnyRouter['options']['defaultViewTransition'], boolean | undefined> = {
  types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? [] : false),
}

/**
 * Keeps skipped transitions out of the browser's list of errors: a newer one overtook it, the window is hidden or has changed
 * its size. The page is shown all the same, and the router leaves the rejection unhandled.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault()
  })
}
