/** Storage key of saved films: JSON, most recent first. */
export const savedFilmsKey = 'zed:saved-films'

/** Returns whether films may be saved, without loading the parser. */
export function hasSavedFilms(): boolean {
  try {
    return localStorage.getItem(savedFilmsKey) !== null
  } catch {
    return false
  }
}
