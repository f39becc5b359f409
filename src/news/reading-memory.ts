import { pairId } from '../content/translation.ts'

// Stored only in this browser.

const openedKey = 'opened-articles'

const mostOpened = 200

/** Remembers an opened article in both languages. */
export function rememberOpened(id: string): void {
  write(
    localStorageOrNone(),
    openedKey,
    JSON.stringify([...new Set([...openedPairs(), pairId(id)])].slice(-mostOpened)),
  )
}

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

// Access throws when storage is disabled.
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
  } catch {}
}
