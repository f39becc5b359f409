import { pairId } from '../content/translation.ts'

// What this browser remembers of its reader. It never leaves it, and the site works without.

const openedKey = 'opened-articles'

/** How many opened articles are remembered, the latest ones. */
const mostOpened = 200

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

function write(storage: Storage | undefined, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch {
    // Full: nothing is remembered, and everything works.
  }
}
