/** The key, in sessionStorage, of what this visit's reader chose for the sheet that Zed's panel is on a phone. */
const sheetKey = 'zed-sheet'
const raised = 'raised'

/** Shows the choice of this visit before anything is seen: the server sends the sheet low to everybody. */
export function showKeptSheet(): void {
  try {
    if (sessionStorage.getItem(sheetKey)) document.documentElement.dataset['zedSheet'] = raised
  } catch {
    // A browser that refuses storage loses only the memory of it.
  }
}

/** Whether the reader of this visit wants the sheet raised where it opens by itself. */
export const isSheetRaised = (): boolean => document.documentElement.dataset['zedSheet'] === raised

/** Keeps for the visit whether the reader wants the sheet raised. */
export function keepSheetRaised(wanted: boolean): void {
  const { dataset } = document.documentElement
  if (wanted) dataset['zedSheet'] = raised
  else delete dataset['zedSheet']
  try {
    sessionStorage.setItem(sheetKey, wanted ? raised : '')
  } catch {
    // The page itself remembers, until it is loaded anew.
  }
}
