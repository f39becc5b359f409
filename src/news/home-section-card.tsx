import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/language-context.tsx'
import parts from '../ui/card-parts.module.css'
import { CategoryLabel } from '../ui/category-label.tsx'
import type { CardLayout } from './home-bands.ts'
import styles from './home-section-card.module.css'
import { NewMark } from '../ui/new-mark.tsx'
import { Picture, type PictureShape } from '../ui/picture.tsx'
import { ScaleBar } from '../ui/scale-bar.tsx'
import { scaleStep } from '../ui/specimen-scale.ts'
import type { ShownArticle } from './shown-article.ts'

const half = '(width < 48rem) 100vw, (width < 90rem) 58vw, 840px'

/** Picture per layout; `slip`: large enough for the scale label. */
const pictures: Record<CardLayout, { shape: PictureShape; sizes: string; slip: boolean }> = {
  'medium-image-column': { shape: 'card', sizes: '(width < 48rem) 100vw, (width < 75rem) 50vw, 440px', slip: true },
  'image-left-small-title': { shape: 'square', sizes: '(width < 75rem) 112px, 208px', slip: false },
  'image-right-excerpt-left': { shape: 'full', sizes: half, slip: true },
  'video-left-excerpt-right': {
    shape: 'full',
    sizes: '(width < 48rem) 100vw, (width < 90rem) 64vw, 920px',
    slip: true,
  },
  'image-left-excerpt-right': { shape: 'card', sizes: '(width < 48rem) 128px, 320px', slip: false },
  'grid-small-card': { shape: 'card', sizes: '(width < 75rem) 46vw, 216px', slip: false },
  'right-column-small': { shape: 'square', sizes: '112px', slip: false },
}

/** An article in a home section. */
export function HomeSectionCard({ article, layout }: { article: ShownArticle; layout: CardLayout }) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const { shape, sizes, slip } = pictures[layout]
  return (
    <article className={`whole-link ${styles['card']}`} data-layout={layout}>
      <div className={styles['picture']}>
        <Picture imageUrl={article.imageUrl} alt={article.imageAlt} shape={shape} sizes={sizes} />
        {slip && <ScaleBar metres={article.scale} look="slip" />}
        <NewMark date={article.publishDate} />
      </div>
      <div className={styles['text']}>
        <p className={parts['label']}>
          <CategoryLabel category={article.category} />
          {!slip && <ScaleBar metres={article.scale} look="label" />}
        </p>
        <h3 className={`${parts['title']} ${styles['title']}`} data-scale={scaleStep(article.scale)}>
          <Link to="/news-single/$id" params={{ id: article.id }}>
            {article.title}
          </Link>
        </h3>
        {article.excerpt !== undefined && <p className={styles['excerpt']}>{article.excerpt}</p>}
        <p className={`${parts['meta']} ${styles['date']}`}>
          <time dateTime={article.publishDate}>{formatDate(article.publishDate, language)}</time>
          <span>{i18n._('reading_minutes', { minutes: article.readingMinutes })}</span>
        </p>
      </div>
    </article>
  )
}
