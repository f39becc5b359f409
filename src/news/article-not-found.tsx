import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import styles from '../ui/missing-page.module.css'

export function ArticleNotFound() {
  const { i18n } = useLingui()
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 tabIndex={-1}>{i18n._('article_not_here')}</h1>
      <p>{i18n._('article_not_here_text')}</p>
      <p className={styles['ways']}>
        <Link to="/search" className="action">
          {i18n._('search_title')}
        </Link>
        <Link to="/" className="action">
          {i18n._('back_to_home')}
        </Link>
      </p>
      <p className={styles['literal']}>{i18n._('loading_news_or_news_not_found')}</p>
    </div>
  )
}
