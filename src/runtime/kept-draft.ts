export const draftLimit = 10_000

export const draftName = (key: string) => `zed:draft:${key}`

export function readDraft(key: string): string {
  try {
    const kept = sessionStorage.getItem(draftName(key)) ?? ''
    return kept.length <= draftLimit ? kept : ''
  } catch {
    return ''
  }
}

/** Stores input that precedes hydration; part of the inline script. */
export function keepEarlyDraft(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // As in `keepDraft`.
  }
}

/** Stores a draft for the session; an empty text removes it. */
export function keepDraft(key: string, text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(draftName(key))
    else sessionStorage.setItem(draftName(key), text.slice(0, draftLimit))
  } catch {
    // Storage is unavailable or full: the draft lives as long as the page.
  }
}
