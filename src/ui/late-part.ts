import { retryEvent, tellMissing } from './missing.ts'

/** How long (ms) a part may take before the visitor is told. One that comes later is used all the same. */
export const patience = 15_000

const missing = new Set<object>()

/** Whether the page lacks a part that it has asked for. */
export const lacksParts = (): boolean => missing.size > 0

/**
 * What asks for a part of the app that comes late. Its promise never rejects, so that whoever waits for it leaves the page
 * as it is: a part that can't be had is told to the visitor, and asked for again when the visitor says so or needs it again.
 */
export function latePart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let arrived: (part: Part) => void
  const part = new Promise<Part>((resolve) => {
    arrived = resolve
  })
  let isAsked = false

  function ask(): Promise<Part> {
    if (isAsked) return part
    isAsked = true
    const limit = setTimeout(miss, patience)
    load()
      .then(
        (loaded) => {
          isAsked = true
          arrived(loaded)
          if (!missing.delete(ask)) return
          removeEventListener(retryEvent, ask)
          if (!lacksParts()) tellMissing(null)
        },
        (error: unknown) => {
          console.error(error)
          miss()
        },
      )
      .finally(() => clearTimeout(limit))
    return part
  }

  function miss(): void {
    isAsked = false
    missing.add(ask)
    addEventListener(retryEvent, ask)
    tellMissing({})
  }

  return ask
}
