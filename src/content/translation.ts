/** The same for an article and its translation in the other language. */
export const pairId = (id: string): string => id.replace(/^es-/, '')

/** The id of an article's translation in the other language: `es-3` for `3` and the other way round. */
export function translationId(id: string): string {
  return id.startsWith('es-') ? id.slice('es-'.length) : `es-${id}`
}
