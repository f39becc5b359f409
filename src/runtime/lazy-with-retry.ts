import { retryEvent, reportLoadError } from './load-error.ts'

/** How long (ms) a part may take before the visitor is told. One that comes later is used all the same. */
export const patience = 15_000

const missing = new Set<object>()
/** What has been asked for and has neither come nor failed. */
const coming = new Set<Promise<unknown>>()

/** Whether the page lacks a part that it has asked for. */
export const lacksParts = (): boolean => missing.size > 0

/** Resolves when each part that has been asked for is there, or is missing: those, too, that another one has asked for meanwhile. */
export async function lazyPartsSettled(): Promise<void> {
  while (coming.size > 0) await Promise.all(coming)
}

/**
 * What asks for a part of the app that comes late. Its promise never rejects, so that whoever waits for it leaves the page
 * as it is: a part that can't be had is told to the visitor, and asked for again when the visitor says so or needs it again.
 */
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
