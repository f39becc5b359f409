import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import styles from '../ui/missing-page.module.css'

export function VideoNotFound() {
  const { i18n } = useLingui()
  useEffect(() => console.error('no se encontró el video'), [])
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 tabIndex={-1}>{i18n._('video_missing')}</h1>
      <p>{i18n._('video_not_found_text')}</p>
      <p className={styles['ways']}>
        <Link to="/shorts" className="action">
          {i18n._('all_shorts')}
        </Link>
        <Link to="/retroengineering" className="action">
          {i18n._('retroengineering')}
        </Link>
      </p>
      <p className={styles['literal']}>{i18n._('loading_video')}</p>
    </div>
  )
}
