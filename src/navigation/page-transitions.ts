import type { AnyRouter } from '@tanstack/react-router'

/** View transition for navigation to another path (see frame/base.css). None for language changes. */
export const pageTransition: Exclude<AnyRouter['options']['defaultViewTransition'], boolean | undefined> = {
  types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? [] : false),
}

/** Suppresses rejections of skipped transitions (superseded, hidden, or resized), which the router leaves unhandled. */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault()
  })
}
