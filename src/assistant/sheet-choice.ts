/** Key in sessionStorage. */
const sheetKey = 'zed-sheet'

/** `closed` holds for the visit; `raised` holds for one page, so that the next shows its headline. Default: `low`. */
export type SheetChoice = 'low' | 'raised' | 'closed'

/** Applies the stored choice before the first paint: the server renders the panel open and low for everybody. */
export function showKeptSheet(): void {
  try {
    const [kept, page] = (sessionStorage.getItem(sheetKey) ?? '').split(' ')
    if (kept === 'closed' || (kept === 'raised' && page === location.pathname))
      document.documentElement.dataset['zedSheet'] = kept
  } catch {}
}

export const isSheetClosed = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['zedSheet'] === 'closed'

/** Whether the sheet was raised when this page was reloaded. */
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
