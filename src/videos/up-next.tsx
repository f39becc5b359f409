import { useLingui } from '@lingui/react'
import styles from './up-next.module.css'
import type { VideoTile } from './video-views.server.ts'

export interface UpNextProps {
  next: VideoTile
  /** Starts automatically; otherwise offered. */
  comes: boolean
  onStay: () => void
  onGo: () => void
}

export function UpNext({ next, comes, onStay, onGo }: UpNextProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles['next']} data-up-next={comes ? 'comes' : 'offered'}>
      <p role="status">
        <span>{i18n._('related_videos')}</span> {next.title}
      </p>
      {comes && <span className={styles['time']} aria-hidden="true" />}
      <p className={styles['ways']}>
        {comes && (
          <button type="button" onClick={onStay}>
            {i18n._('short_stay')}
          </button>
        )}
        <button type="button" className={styles['go']} onClick={onGo}>
          {i18n._('short_watch_next')}
        </button>
      </p>
    </div>
  )
}
