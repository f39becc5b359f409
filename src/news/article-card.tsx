import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/language-context.tsx'
import styles from './article-card.module.css'
import parts from '../ui/card-parts.module.css'
import { CategoryLabel } from '../ui/category-label.tsx'
import { NewMark } from '../ui/new-mark.tsx'
import { Picture, type PictureShape } from '../ui/picture.tsx'
import { ScaleBar } from '../ui/scale-bar.tsx'
import { scaleStep } from '../ui/specimen-scale.ts'
import type { ShownArticle } from './shown-article.ts'

/**
 * `stacked`: picture on top. `row`: small picture left. `large`: main article with excerpt. `right`: small picture
 * right. `next`: picture left of a large title.
 */
export type CardLook = 'stacked' | 'row' | 'large' | 'right' | 'next'

const pictures: Record<CardLook, { shape: PictureShape; sizes: string }> = {
  stacked: { shape: 'card', sizes: '(width < 56.25rem) calc(100vw - 2.5rem), 320px' },
  row: { shape: 'square', sizes: '128px' },
  large: { shape: 'large', sizes: '(width < 56.25rem) 100vw, (width < 90rem) 40vw, 553px' },
  right: { shape: 'square', sizes: '112px' },
  next: { shape: 'card', sizes: '(width < 48rem) 40vw, 288px' },
}

export interface ArticleCardProps {
  article: ShownArticle
  look: CardLook
  heading: 'h2' | 'h3'
  /** Loads its picture with priority. */
  priority?: boolean
}

/** An article in a list. */
export function ArticleCard({ article, look, heading: Heading, priority = false }: ArticleCardProps) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const { shape, sizes } = pictures[look]
  const slip = look === 'large' || look === 'stacked'
  return (
    <article className={`whole-link ${styles['card']}`} data-look={look}>
      <div className={styles['picture']}>
        <Picture imageUrl={article.imageUrl} alt={article.imageAlt} shape={shape} sizes={sizes} priority={priority} />
        {slip && <ScaleBar metres={article.scale} look="slip" />}
        <NewMark date={article.publishDate} />
      </div>
      <div className={styles['text']}>
        <p className={parts['label']}>
          <CategoryLabel category={article.category} />
          {!slip && <ScaleBar metres={article.scale} look="label" />}
        </p>
        <Heading className={`${parts['title']} ${styles['title']}`} data-scale={scaleStep(article.scale)}>
          <Link to="/news-single/$id" params={{ id: article.id }}>
            {article.title}
          </Link>
        </Heading>
        {look === 'large' && <p className={styles['excerpt']}>{article.excerpt}</p>}
        <p className={`${parts['meta']} ${styles['meta']}`}>
          {article.author !== undefined && <span>{i18n._('by_author', { author: article.author })}</span>}
          <time dateTime={article.publishDate}>{formatDate(article.publishDate, language)}</time>
          <span>{i18n._('reading_minutes', { minutes: article.readingMinutes })}</span>
        </p>
      </div>
    </article>
  )
}
