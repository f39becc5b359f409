import type { ArticleInWords, AskedArticle } from '../../src/content/answers.ts'
import type { ArticleCard } from '../../src/content/schema.ts'
import type { Dated, Sized } from '../../src/i18n/in-words.ts'
import { articleInWords, inWords } from '../../src/news/shown-article.server.ts'

export function card(fields: Partial<ArticleCard> = {}): Dated<Sized<ArticleCard>> {
  return inWords({
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
  })
}

export function article(fields: Partial<AskedArticle> = {}): ArticleInWords {
  return articleInWords({
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
