import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import styles from './message-page.module.css'

export function NotFoundPage() {
  const { i18n } = useLingui()
  return (
    <div className={`wrap ${styles['message']}`}>
      <img src="/zed/head.avif" alt="" width={144} height={122} />
      <h1 tabIndex={-1}>{i18n._('not_found_title')}</h1>
      <p>{i18n._('not_found_text')}</p>
      <p className={styles['ways']}>
        <Link to="/search">{i18n._('search_title')}</Link>
        <Link to="/">{i18n._('back_to_home')}</Link>
      </p>
    </div>
  )
}
