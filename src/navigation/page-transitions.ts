import type { AnyRouter } from '@tanstack/react-router'

/** For navigation to another path (frame/base.css), not for language changes. */
export const pageTransition: Exclude<AnyRouter['options']['defaultViewTransition'], boolean | undefined> = {
  types: ({ fromLocation, pathChanged }) => (fromLocation && pathChanged ? [] : false),
}

/** Handles rejections of skipped transitions, which the router leaves unhandled. */
export function ignoreSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault()
  })
}
