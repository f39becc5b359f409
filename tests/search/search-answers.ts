import type { ArticleHit, SearchView } from '../../src/contract/search-view.ts'

export function hit(fields: Partial<ArticleHit> = {}): ArticleHit {
  return {
    id: 'es-1',
    title: [
      { text: 'El ', marked: false },
      { text: 'azul', marked: true },
    ],
    snippet: [
      { text: 'No es <b>pintura</b> ', marked: false },
      { text: 'azul', marked: true },
    ],
    category: 'Nanophotonics',
    scale: 2e-7,
    scaleText: '200\u00a0nm',
    publishDate: '2026-10-14T08:00:00.000Z',
    dateText: '14 oct 2026',
    ...fields,
  }
}

export function answer(query: string, hits: ArticleHit[] = [], language: SearchView['language'] = 'es'): SearchView {
  return {
    query,
    language,
    count: hits.length,
    groups: hits.length > 0 ? [{ kind: 'articles', hits }] : [],
    similar: false,
    categories: hits.length > 0 ? [] : ['Nanophotonics', 'bioremediation'],
    newest: hits.length > 0 ? [] : [hit({ id: 'es-9', title: [{ text: 'Lo último de todo', marked: false }] })],
  }
}
