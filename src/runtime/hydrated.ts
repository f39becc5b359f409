export const hydratedEvent = 'zed:hydrated'

export const islandHydratedEvent = 'zed:island-hydrated'

export function tellHydrated(): void {
  document.documentElement.dataset['hydrated'] = ''
  dispatchEvent(new Event(hydratedEvent))
}

/** Returns whether React handles an element's events: its page and island are hydrated. */
export function isHydrated(element: Element): boolean {
  return 'hydrated' in document.documentElement.dataset && !element.closest('[data-dehydrated]')
}
