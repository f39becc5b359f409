/** Key in sessionStorage. */
const sheetKey = 'zed-sheet'

/**
 * What a reader chooses: `closed` and `minimised` hold for the visit, `raised` for the page on which it was raised, so that the next one
 * shows its headline. Without a choice the sheet is low.
 */
export type SheetChoice = 'low' | 'raised' | 'minimised' | 'closed'

/** Applies the stored choice before the first paint: the server renders the panel open and low for everybody. */
export function showKeptSheet(): void {
  try {
    const kept = sessionStorage.getItem(sheetKey)
    if (kept === 'closed' || kept === 'minimised' || kept === `raised ${location.pathname}`)
      document.documentElement.dataset['zedSheet'] = kept.split(' ')[0]
  } catch {}
}

/** Whether the reader had closed the panel in this visit when the page was loaded. */
export const isSheetClosed = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['zedSheet'] === 'closed'

/** Whether the reader had made the panel small in this visit when the page was loaded. */
export const isSheetMinimised = (): boolean => document.documentElement.dataset['zedSheet'] === 'minimised'

/** Whether this page was left with its sheet raised before it was loaded anew. */
export const isSheetRaised = (): boolean => document.documentElement.dataset['zedSheet'] === 'raised'

/** Removes the stored choice from the document: from now on the panel's state decides. */
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
