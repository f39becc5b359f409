import { retryEvent, reportLoadError } from './load-error.ts'

/** Time (ms) before an error is shown. Later arrivals are still used. */
export const patience = 15_000

const missing = new Set<object>()
const coming = new Set<Promise<unknown>>()

export const lacksParts = (): boolean => missing.size > 0

/** Resolves when all requested parts, including nested ones, are loaded or failed. */
export async function lazyPartsSettled(): Promise<void> {
  while (coming.size > 0) await Promise.all(coming)
}

/** The returned promise never rejects: failures are shown to the visitor, and retried on request or next use. */
export function lazyWithRetry<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let arrived: (part: Part) => void
  const part = new Promise<Part>((resolve) => {
    arrived = resolve
  })
  let isAsked = false

  function ask(): Promise<Part> {
    if (isAsked) return part
    isAsked = true
    const limit = setTimeout(miss, patience)
    const attempt = load()
      .then(
        (loaded) => {
          isAsked = true
          arrived(loaded)
          if (!missing.delete(ask)) return
          removeEventListener(retryEvent, ask)
          if (!lacksParts()) reportLoadError(null)
        },
        (error: unknown) => {
          console.error(error)
          miss()
        },
      )
      .finally(() => {
        clearTimeout(limit)
        coming.delete(attempt)
      })
    coming.add(attempt)
    return part
  }

  function miss(): void {
    isAsked = false
    missing.add(ask)
    addEventListener(retryEvent, ask)
    reportLoadError({})
  }

  return ask
}
