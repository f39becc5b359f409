/** JSON, most recent first. */
export const savedFilmsKey = 'zed:saved-films'

/** Whether films may be saved, without loading the parser. */
export function hasSavedFilms(): boolean {
  try {
    return localStorage.getItem(savedFilmsKey) !== null
  } catch {
    return false
  }
}
