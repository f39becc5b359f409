/** Article HTML between figures; `place`: index of the part, from 0. */
export interface ArticleHtml {
  html: string
  place: number
}

interface ArticleFigure {
  figure: string
  caption: string
}

export type ArticlePart = ArticleHtml | ArticleFigure

/** Matches a figure in HTML from the content pipeline. */
const figureCall = /<figure data-figure="([a-z-]+)"><figcaption>([^]*?)<\/figcaption><\/figure>/

export function articleParts(content: string): ArticlePart[] {
  // Alternates: text, name, caption, text…
  const pieces = content.split(figureCall)
  return pieces.flatMap<ArticlePart>((piece, at) => {
    if (at % 3 === 0) return { html: piece, place: at / 3 }
    return at % 3 === 1 ? { figure: piece, caption: pieces[at + 1] ?? '' } : []
  })
}
