export const draftLimit = 10_000

/** The name under which a draft is stored: `data-draft` of its field. */
export const draftName = (key: string) => `zed:draft:${key}`

/** Returns the unsent draft of this tab, or an empty string. */
export function readDraft(key: string): string {
  try {
    const kept = sessionStorage.getItem(draftName(key)) ?? ''
    return kept.length <= draftLimit ? kept : ''
  } catch {
    return ''
  }
}

/** Stores what is typed before the app runs in a field with `data-draft`; part of the page's first script. */
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
