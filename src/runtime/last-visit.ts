export const visitKey = 'zed:visit'

/** Null on a first visit or without storage. A visit is one tab's session. */
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

/** Returns whether a date or ISO time is after the last visit. */
export function newSince(date: string): boolean {
  const before = visitBefore()
  return before !== null && date > before.slice(0, date.length)
}
