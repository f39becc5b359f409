import { lazyIsland } from '../runtime/lazy-island.tsx'
import prose from '../ui/prose.module.css'
import type { ArticleHtml, ArticlePart } from './article-parts.ts'
import styles from './article-page.module.css'
// Referenced by a class so that the bundler keeps the style sheet on this page.
import drawings from './drawing.module.css'
// The server renders figures, so their styles ship with the page.
import '../figures/figure.island.module.css'

const FigurePlace = lazyIsland<{ name: string; caption: string }>(
  '[data-figure]',
  async () => (await import('../figures/figure-place.deferred.tsx')).FigurePlace,
)

function sectionsBefore(parts: readonly ArticlePart[], part: ArticleHtml): number {
  const before = parts.filter((other) => 'html' in other && other.place < part.place) as ArticleHtml[]
  return before.reduce((count, { html }) => count + html.split('<h2').length - 1, 0)
}

export function ArticleText({ parts }: { parts: readonly ArticlePart[] }) {
  return (
    <div className={`${styles['text']} ${drawings['drawings']}`}>
      {parts.map((part) =>
        'html' in part ? (
          <div
            key={part.place}
            data-length={Math.round(part.html.length / 100)}
            data-sections={sectionsBefore(parts, part)}
            className={`${prose['prose']} ${part.place ? prose['continued'] : ''}`}
            dangerouslySetInnerHTML={{ __html: part.html }}
          />
        ) : (
          <FigurePlace key={part.figure} name={part.figure} caption={part.caption} />
        ),
      )}
    </div>
  )
}
