/** The storage key of both storages: when this visit began, and when the one before it did (ISO times). */
export const visitKey = 'zed:visit'

/**
 * When the visitor was here before this visit; null on a first visit, and where nothing can be kept. A visit is what one tab
 * remembers: it is noted when it is first asked for.
 */
function visitBefore(): string | null {
  try {
    const known = sessionStorage.getItem(visitKey)
    if (known !== null) return known || null
    const before = localStorage.getItem(visitKey) ?? ''
    const isTime = /^\d{4}-\d\d-\d\dT/.test(before)
    sessionStorage.setItem(visitKey, isTime ? before : '')
    localStorage.setItem(visitKey, new Date().toISOString())
    return isTime ? before : null
  } catch {
    return null
  }
}

/** Whether something of a day, as in `2026-10-15`, or of an ISO time is newer than the visitor's last visit. */
export function newSince(date: string): boolean {
  const before = visitBefore()
  return before !== null && date > before.slice(0, date.length)
}
