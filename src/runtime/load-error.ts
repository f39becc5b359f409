/** What could not be loaded: a part of the page that is shown, or the page at an address. */
export interface LoadError {
  address?: string
  /** The browser loads the page, not the app. */
  byBrowser?: boolean
}

/** The event on the window that tells the page's notice what is missing; its detail is null when nothing is any more. */
export const loadErrorEvent = 'zed:missing'

/** The event on the window by which the visitor asks for all that is missing once more. */
export const retryEvent = 'zed:retry'

/** Has the page's notice say that something could not be loaded, or, with null, that nothing is missing any more. */
export function reportLoadError(missing: LoadError | null): void {
  dispatchEvent(new CustomEvent(loadErrorEvent, { detail: missing }))
}
