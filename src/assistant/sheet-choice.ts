const sheetKey = 'zed-sheet'

/** `closed` and `minimised` hold for the visit, `raised` for its page. Without a choice the sheet is low. */
export type SheetChoice = 'low' | 'raised' | 'minimised' | 'closed'

/** Applies the stored choice before the first paint: the server renders the panel open and low for everybody. */
export function showKeptSheet(): void {
  try {
    const kept = sessionStorage.getItem(sheetKey)
    if (kept === 'closed' || kept === 'minimised' || kept === `raised ${location.pathname}`)
      document.documentElement.dataset['zedSheet'] = kept.split(' ')[0]
  } catch {}
}

/** Whether the panel was closed in this visit when the page was loaded. */
export const isSheetClosed = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['zedSheet'] === 'closed'

export const isSheetMinimised = (): boolean => document.documentElement.dataset['zedSheet'] === 'minimised'

export const isSheetRaised = (): boolean => document.documentElement.dataset['zedSheet'] === 'raised'

export function forgetShownSheet(): void {
  delete document.documentElement.dataset['zedSheet']
}

/** Stores the choice for later page loads. */
export function keepSheet(choice: SheetChoice): void {
  try {
    if (choice === 'low') sessionStorage.removeItem(sheetKey)
    else sessionStorage.setItem(sheetKey, choice === 'raised' ? `raised ${location.pathname}` : choice)
  } catch {
    // Without storage, the choice holds until the next page load.
  }
}
