import { pairId } from '../content/translation.ts'

// What this browser remembers of its reader. It never leaves it, and the site works without.

const openedKey = 'opened-articles'
const visitKey = 'last-visit'
const sinceKey = 'new-since'

/** How many opened articles are remembered, the latest ones. */
const mostOpened = 200
/** On a first visit what is so young counts as new (ms). */
const firstVisitMs = 7 * 24 * 60 * 60 * 1000

/** Remembers that an article was opened, in whichever language. */
export function rememberOpened(id: string): void {
  write(
    localStorageOrNone(),
    openedKey,
    JSON.stringify([...new Set([...openedPairs(), pairId(id)])].slice(-mostOpened)),
  )
}

/** Whether an article was opened in this browser, in either language. */
export function wasOpened(id: string): boolean {
  return openedPairs().includes(pairId(id))
}

/**
 * From when on articles are new to the reader, as an ISO date: since the visit before this one, which lasts as long as the
 * tab; on a first visit for a week.
 */
export function newSince(now: number): string {
  const [kept, session] = [localStorageOrNone(), sessionStorageOrNone()]
  const known = session?.getItem(sinceKey)
  if (isDate(known)) return known
  const last = kept?.getItem(visitKey)
  const since = isDate(last) ? last : new Date(now - firstVisitMs).toISOString()
  write(session, sinceKey, since)
  write(kept, visitKey, new Date(now).toISOString())
  return since
}

function isDate(text: string | null | undefined): text is string {
  return typeof text === 'string' && !Number.isNaN(Date.parse(text))
}

function openedPairs(): string[] {
  try {
    const opened: unknown = JSON.parse(localStorageOrNone()?.getItem(openedKey) ?? '[]')
    return Array.isArray(opened) ? opened.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

// Storage can be shut off altogether, and then throws at the touch.
function localStorageOrNone(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

function sessionStorageOrNone(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

function write(storage: Storage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch {
    // Full: nothing is remembered, and everything works.
  }
}
