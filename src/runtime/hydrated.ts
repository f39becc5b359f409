/** The event on the window by which the app says that it has hydrated the page. */
export const hydratedEvent = 'zed:hydrated'

/** The event on the window by which an island says that it has been hydrated (`island.tsx`). */
export const islandHydratedEvent = 'zed:island-hydrated'

/** Marks the page as hydrated, and tells whoever waits for it. */
export function tellHydrated(): void {
  document.documentElement.dataset['hydrated'] = ''
  dispatchEvent(new Event(hydratedEvent))
}

/** Whether React handles the events of an element: the page has been hydrated, and the island that the element stands in, too. */
export function isHydrated(element: Element): boolean {
  return 'hydrated' in document.documentElement.dataset && !element.closest('[data-dehydrated]')
}
