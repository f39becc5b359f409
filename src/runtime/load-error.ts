export interface LoadError {
  address?: string
  /** Whether the browser, not the app, loads the page. */
  byBrowser?: boolean
}

export const loadErrorEvent = 'zed:missing'

export const retryEvent = 'zed:retry'

export function reportLoadError(missing: LoadError | null): void {
  dispatchEvent(new CustomEvent(loadErrorEvent, { detail: missing }))
}
