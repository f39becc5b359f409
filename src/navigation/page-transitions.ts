import type { AnyRouter } from '@tanstack/react-router'

/**
 * Lets a new page grow out of the one before (base.css says how), where the browser can. Another language is another text
 * on the same page and no new one.
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
