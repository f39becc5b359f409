import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import styles from './in-the-making.module.css'

/** Says that the first videos are being made, and where to go meanwhile. */
export function InTheMaking() {
  const { i18n } = useLingui()
  return (
    <div className={styles['note']}>
      <p>{i18n._('videos_in_the_making')}</p>
      <p>{i18n._('meanwhile_read')}</p>
      <Link to="/" className="action" data-look="solid">
        {i18n._('more_articles')}
      </Link>
    </div>
  )
}
