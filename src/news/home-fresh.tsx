import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import type { ArticleCard } from '../content/schema.ts'
import { shownDate, type Dated } from '../i18n/in-words.ts'
import styles from './home-fresh.module.css'

export type FreshArticle = Dated<Pick<ArticleCard, 'id' | 'title' | 'publishDate'>>

export function HomeFresh({ articles }: { articles: readonly FreshArticle[] }) {
  const { i18n } = useLingui()
  return (
    <section className={styles['fresh']} aria-labelledby="home-fresh">
      <p id="home-fresh" className={styles['label']}>
        {i18n._('new')}
      </p>
      <ul>
        {articles.map(({ id, title, publishDate, dateText }) => (
          <li key={id}>
            <Link to="/news-single/$id" params={{ id }} className="title-link">
              {title}
            </Link>
            <time dateTime={publishDate}>{shownDate(publishDate, dateText)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
