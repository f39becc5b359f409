import type { AskedArticle, DatedArticle } from '../../src/content/answers.ts'
import type { ArticleCard } from '../../src/content/schema.ts'
import type { Dated } from '../../src/i18n/dated.ts'
import { formatDate } from '../../src/i18n/dates.server.ts'
import { datedArticle } from '../../src/news/shown-article.server.ts'

export function card(fields: Partial<ArticleCard> = {}): Dated<ArticleCard> {
  const made: ArticleCard = {
    id: 'es-1',
    language: 'es',
    slug: 'una-gota',
    title: 'Una gota que piensa',
    excerpt: 'El extracto de la gota.',
    imageUrl: '/pictures/drop/light-1014.avif',
    imageAlt: 'Una gota',
    author: 'Mesa de Pruebas',
    publishDate: '2026-10-14T08:00:00.000Z',
    category: 'nanomedicine',
    tags: ['gotas'],
    link: '/es/noticia/una-gota',
    homeSection: 'home-section-one',
    homePosition: 'left-column-small',
    displayOrder: 1,
    scale: 8e-8,
    readingMinutes: 4,
    ...fields,
  }
  return { ...made, dateText: formatDate(made.publishDate, made.language) }
}

export function article(fields: Partial<AskedArticle> = {}): DatedArticle {
  return datedArticle({
    ...card(),
    content: '<p>El primer párrafo.</p><h2 id="s-dos">Dos</h2>',
    imageCaption: 'Una gota, muy de cerca.',
    authorSubtitle: 'Lo que se prueba',
    authorBio: 'La mesa prueba cosas.',
    authorThumbnail: '/pictures/desks/tests.svg',
    audio: '',
    summaryText: '',
    readersAsk: [],
    changes: [],
    sources: [{ title: 'A paper', publisher: 'A journal', year: 2021, url: 'https://example.org/paper' }],
    ...fields,
  })
}
