import { useLingui } from '@lingui/react'
import { SavedRow } from './saved-row.tsx'
import styles from './shorts-page.module.css'
import { TopicRow } from './topic-row.tsx'
import type { ShortsView } from './video-views.server.ts'

export function ShortsPage({ rows }: { rows: ShortsView }) {
  const { i18n } = useLingui()
  const title = i18n._('shorts_title')
  return (
    <div className={styles['page']}>
      <header className={`wrap ${styles['head']}`}>
        <h1 tabIndex={-1} className={styles['title']}>
          <span className="visually-hidden">{title}</span>
          {/* Letters widen one by one, as under a magnifying glass. */}
          <span aria-hidden="true">
            {[...title].map((letter, at) => (
              <span key={at}>{letter}</span>
            ))}
          </span>
        </h1>
        <p className={styles['intro']}>{i18n._('shorts_intro')}</p>
        <span className={styles['zed']}>
          <img src="/zed/wave.avif" alt="" width={400} height={679} loading="lazy" decoding="async" />
        </span>
      </header>
      {rows.map((row, order) => (
        <TopicRow key={row.name} row={row} order={order} />
      ))}
      <SavedRow rows={rows} />
    </div>
  )
}
