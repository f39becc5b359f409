import { createSerializationAdapter } from '@tanstack/react-router'

/**
 * A piece of an article's HTML, and which of them it is on its page, from 0. The page that the server has sent shows it
 * already: there it is read again, and not sent twice.
 */
export class ArticleHtml {
  readonly html: string
  readonly place: number

  constructor(html: string, place: number) {
    this.html = html
    this.place = place
  }
}

/** A figure that an article calls: its name and its caption (HTML). */
interface ArticleFigure {
  figure: string
  caption: string
}

export type ArticlePart = ArticleHtml | ArticleFigure

/** A figure in an article's HTML, as the content reader writes it: its name and its caption. */
const figureCall = /<figure data-figure="([a-z-]+)"><figcaption>([^]*?)<\/figcaption><\/figure>/

/** The text of an article as its HTML and its figures, in turns. */
export function articleParts(content: string): ArticlePart[] {
  // Text, name, caption, text, and so on.
  const pieces = content.split(figureCall)
  return pieces.flatMap<ArticlePart>((piece, at) => {
    if (at % 3 === 0) return new ArticleHtml(piece, at / 3)
    return at % 3 === 1 ? { figure: piece, caption: pieces[at + 1] ?? '' } : []
  })
}

/** Has a page's state name the place of a piece of HTML, from which the browser takes it. */
export const articleHtmlAdapter = createSerializationAdapter({
  key: 'article-html',
  test: (value): value is ArticleHtml => value instanceof ArticleHtml,
  toSerializable: ({ place }) => place,
  fromSerializable: (place: number) => new ArticleHtml(htmlAt(place), place),
})

function htmlAt(place: number): string {
  return document.querySelectorAll('[data-letters="reading"]')[place]?.innerHTML ?? ''
}
