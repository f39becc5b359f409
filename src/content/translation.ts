/** Id shared by an article and its translation. */
export const pairId = (id: string): string => id.replace(/^es-/, '')

/** Returns the id of the translation: `es-3` for `3`, and vice versa. */
export function translationId(id: string): string {
  return id.startsWith('es-') ? id.slice('es-'.length) : `es-${id}`
}
