/** Window event: the page is hydrated. */
export const hydratedEvent = 'zed:hydrated'

/** Window event: an island is hydrated (`island.tsx`). */
export const islandHydratedEvent = 'zed:island-hydrated'

/** Marks the page as hydrated and fires the event. */
export function tellHydrated(): void {
  document.documentElement.dataset['hydrated'] = ''
  dispatchEvent(new Event(hydratedEvent))
}

/** Returns whether React handles an element's events: its page and island are hydrated. */
export function isHydrated(element: Element): boolean {
  return 'hydrated' in document.documentElement.dataset && !element.closest('[data-dehydrated]')
}
