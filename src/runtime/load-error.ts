export interface LoadError {
  address?: string
  /** Whether the browser, not the app, loads the page. */
  byBrowser?: boolean
}

/** Window event with a load error; null when resolved. */
export const loadErrorEvent = 'zed:missing'

export const retryEvent = 'zed:retry'

/** Reports a load error, or null when resolved. */
export function reportLoadError(missing: LoadError | null): void {
  dispatchEvent(new CustomEvent(loadErrorEvent, { detail: missing }))
}
