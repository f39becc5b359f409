import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import type { ArticleCard } from '../content/schema.ts'
import { formatDate } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/language-context.tsx'
import styles from './home-fresh.module.css'

export type FreshArticle = Pick<ArticleCard, 'id' | 'title' | 'publishDate'>

/** The newest articles in one line. */
export function HomeFresh({ articles }: { articles: readonly FreshArticle[] }) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  return (
    <section className={styles['fresh']} aria-labelledby="home-fresh">
      <p id="home-fresh" className={styles['label']}>
        {i18n._('new')}
      </p>
      <ul>
        {articles.map(({ id, title, publishDate }) => (
          <li key={id}>
            <Link to="/news-single/$id" params={{ id }} className="title-link">
              {title}
            </Link>
            <time dateTime={publishDate}>{formatDate(publishDate, language)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
