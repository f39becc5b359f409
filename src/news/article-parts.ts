/** A piece of an article's text (HTML) between its figures; `place`: which of the pieces it is, from 0. */
export interface ArticleHtml {
  html: string
  place: number
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
    if (at % 3 === 0) return { html: piece, place: at / 3 }
    return at % 3 === 1 ? { figure: piece, caption: pieces[at + 1] ?? '' } : []
  })
}
