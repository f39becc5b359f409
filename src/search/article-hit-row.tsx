import { Link } from '@tanstack/react-router'
import { shownDate } from '../i18n/in-words.ts'
import { CategoryLabel } from '../ui/category-label.tsx'
import { categoryInks } from '../content/category.ts'
import { ScaleBar } from '../ui/scale-bar.tsx'
import { scaleStep } from '../ui/specimen-scale.ts'
import styles from './article-hit-row.module.css'
import { MarkedText } from './marked-text.tsx'
import type { ArticleHit } from '../contract/search-view.ts'

export function ArticleHitRow({ hit }: { hit: ArticleHit }) {
  return (
    <article className={`whole-link ${styles['row']}`} data-ink={categoryInks(hit.category)[0]}>
      <p className={styles['about']}>
        <CategoryLabel category={hit.category} />
        <ScaleBar size={hit.scaleText} look="label" />
        <time dateTime={hit.publishDate}>{shownDate(hit.publishDate, hit.dateText)}</time>
      </p>
      <div>
        <h3 className={styles['title']} data-scale={scaleStep(hit.scale)}>
          <Link to="/news-single/$id" params={{ id: hit.id }}>
            <MarkedText parts={hit.title} />
          </Link>
        </h3>
        <p className={styles['snippet']}>
          <MarkedText parts={hit.snippet} />
        </p>
      </div>
    </article>
  )
}
