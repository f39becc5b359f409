/** The key, in sessionStorage, of what this visit's reader chose for Zed's panel. */
const sheetKey = 'zed-sheet'

/**
 * What a reader chooses: `closed` and `minimised` hold for the visit, `raised` for the page on which it was raised, so that the next one
 * shows its headline. Without a choice the sheet is low.
 */
export type SheetChoice = 'low' | 'raised' | 'minimised' | 'closed'

/** Shows the choice of this visit before anything is seen: the server sends the panel open and low to everybody. */
export function showKeptSheet(): void {
  try {
    const [kept, page] = (sessionStorage.getItem(sheetKey) ?? '').split(' ')
    if (kept === 'closed' || kept === 'minimised' || (kept === 'raised' && page === location.pathname))
      document.documentElement.dataset['zedSheet'] = kept
  } catch {
    // A browser that refuses storage loses only the memory of it.
  }
}

/** Whether the reader had closed the panel in this visit when the page was loaded. */
export const isSheetClosed = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['zedSheet'] === 'closed'

/** Whether the reader had made the panel small in this visit when the page was loaded. */
export const isSheetMinimised = (): boolean => document.documentElement.dataset['zedSheet'] === 'minimised'

/** Whether this page was left with its sheet raised before it was loaded anew. */
export const isSheetRaised = (): boolean => document.documentElement.dataset['zedSheet'] === 'raised'

/** From now on the panel's own state says how it is shown. */
export function forgetShownSheet(): void {
  delete document.documentElement.dataset['zedSheet']
}

/** Keeps the reader's choice for a page that is loaded anew. */
export function keepSheet(choice: SheetChoice): void {
  try {
    if (choice === 'low') sessionStorage.removeItem(sheetKey)
    else sessionStorage.setItem(sheetKey, choice === 'raised' ? `raised ${location.pathname}` : choice)
  } catch {
    // Until it is loaded anew, the page itself remembers.
  }
}
