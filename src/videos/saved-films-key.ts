/** The storage key of saved films; its value is the JSON of their places, the one that was saved last first. */
export const savedFilmsKey = 'zed:saved-films'

/** Whether any may have been kept: what reads them is fetched only then. */
export function hasSavedFilms(): boolean {
  try {
    return localStorage.getItem(savedFilmsKey) !== null
  } catch {
    return false
  }
}
