import { describe, expect, it } from 'vitest'
import { relatedArticles } from '../../src/news/related-articles.ts'
import { card } from './article-fixtures.ts'

const current = card({ id: 'es-1', category: 'Infotechnology', tags: ['luz', 'chips'] })
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

describe('what to go on with', () => {
  it('is near by subject before it is new: category, then technoscience and tags', () => {
    const far = card({ id: 'es-2', category: 'Biomedicine', tags: [], publishDate: '2026-11-22T08:00:00.000Z' })
    const ink = card({ id: 'es-3', category: 'Economy', tags: [] })
    const tags = card({ id: 'es-4', category: 'nanomedicine', tags: ['luz', 'chips'] })
    const same = card({ id: 'es-5', category: 'Infotechnology', tags: [] })
    expect(ids(relatedArticles([far, ink, tags, same], current))).toEqual(['es-5', 'es-4', 'es-3'])
  })

  it('is of equals the newest, and never the article itself', () => {
    const older = card({ id: 'es-2', category: 'Infotechnology', publishDate: '2026-10-01T08:00:00.000Z' })
    const newer = card({ id: 'es-3', category: 'Infotechnology', publishDate: '2026-11-01T08:00:00.000Z' })
    expect(ids(relatedArticles([current, older, newer], current))).toEqual(['es-3', 'es-2'])
  })
})
