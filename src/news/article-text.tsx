import { deferredIsland } from '../ui/deferred-island.tsx'
import prose from '../ui/prose.module.css'
import styles from './article-page.module.css'
// Used by a class: the bundler gives a sheet that nobody names to another page.
import drawings from './drawing.module.css'
// The styles of figures stand in the page from the start: the server has drawn them.
import '../figures/figure.island.module.css'

const FigurePlace = deferredIsland<{ name: string; caption: string }>(
  '[data-figure]',
  async () => (await import('../figures/figure-place.deferred.tsx')).FigurePlace,
)

/** A figure in an article's HTML, as the content reader writes it: its name and its caption. */
const figure = /<figure data-figure="([a-z-]+)"><figcaption>([^]*?)<\/figcaption><\/figure>/

/** The text of an article, whole, with its figures where it calls them. */
export function ArticleText({ content }: { content: string }) {
  // Text, name, caption, text, and so on.
  const parts = content.split(figure)
  return (
    <div className={`${styles['text']} ${drawings['drawings']}`}>
      {parts.map((part, at) =>
        at % 3 === 0 ? (
          <div
            key={at}
            className={`${prose['prose']} ${at ? prose['continued'] : ''}`}
            dangerouslySetInnerHTML={{ __html: part }}
          />
        ) : (
          at % 3 === 1 && <FigurePlace key={part} name={part} caption={parts[at + 1] ?? ''} />
        ),
      )}
    </div>
  )
}
