import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { shownDate } from '../i18n/in-words.ts'
import card from './article-card.module.css'
import { CategoryLabel } from '../ui/category-label.tsx'
import { NewMark } from '../ui/new-mark.tsx'
import { Picture, type PictureShape } from '../ui/picture.tsx'
import { ScaleBar } from '../ui/scale-bar.tsx'
import { scaleStep } from '../ui/specimen-scale.ts'
import type { ShownArticle } from './shown-article.ts'

export interface CardLook {
  name: string
  styles: Readonly<Record<string, string>>
  shape: PictureShape
  sizes: string
  /** Whether the scale fits on the picture; otherwise it is beside the category. */
  slip: boolean
  excerpt: boolean
}

export interface ArticleCardProps {
  article: ShownArticle
  look: CardLook
  heading: 'h2' | 'h3'
  priority?: boolean
}

export function ArticleCard({ article, look, heading: Heading, priority = false }: ArticleCardProps) {
  const { i18n } = useLingui()
  const { name, styles, shape, sizes, slip, excerpt } = look
  return (
    <article className={`whole-link ${card['card']} ${styles['card']}`} data-look={name}>
      <div className={`${card['picture']} ${styles['picture']}`}>
        <Picture imageUrl={article.imageUrl} alt={article.imageAlt} shape={shape} sizes={sizes} priority={priority} />
        {slip && <ScaleBar size={article.scaleText} look="slip" />}
        <NewMark date={article.publishDate} />
      </div>
      <div className={styles['text']}>
        <p className={card['label']}>
          <CategoryLabel category={article.category} />
          {!slip && <ScaleBar size={article.scaleText} look="label" />}
        </p>
        <Heading className={`${card['title']} ${styles['title']}`} data-scale={scaleStep(article.scale)}>
          <Link to="/news-single/$id" params={{ id: article.id }}>
            {article.title}
          </Link>
        </Heading>
        {excerpt && article.excerpt !== undefined && <p className={styles['excerpt']}>{article.excerpt}</p>}
        <p className={`${card['meta']} ${styles['meta']}`}>
          {article.author !== undefined && <span>{i18n._('by_author', { author: article.author })}</span>}
          <time dateTime={article.publishDate}>{shownDate(article.publishDate, article.dateText)}</time>
          <span>{i18n._('reading_minutes', { minutes: article.readingMinutes })}</span>
        </p>
      </div>
    </article>
  )
}
