/** The id of an article's translation in the other language: `es-3` for `3` and the other way round. */
export function translationId(id: string): string {
  return id.startsWith('es-') ? id.slice('es-'.length) : `es-${id}`
}
