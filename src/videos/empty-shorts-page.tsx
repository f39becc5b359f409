import { useLingui } from '@lingui/react'
import type { MessageId } from '../i18n/catalogue.ts'
import { InTheMaking } from './in-the-making.tsx'
import styles from './empty-shorts-page.module.css'

const topics: readonly { ink: string; name: MessageId; about: MessageId }[] = [
  { ink: 'n', name: 'technoscience_nano', about: 'technoscience_nano_about' },
  { ink: 'i', name: 'technoscience_info', about: 'technoscience_info_about' },
  { ink: 'b', name: 'technoscience_bio', about: 'technoscience_bio_about' },
  { ink: 'c', name: 'technoscience_cogno', about: 'technoscience_cogno_about' },
]

/** The four technosciences, while there is no video yet. */
export function EmptyShortsPage() {
  const { i18n } = useLingui()
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 tabIndex={-1}>{i18n._('technosciences')}</h1>
      <p className={styles['intro']}>{i18n._('shorts_intro')}</p>
      <ul className={styles['topics']}>
        {topics.map(({ ink, name, about }) => (
          <li key={ink} data-ink={ink}>
            <h2>{i18n._(name)}</h2>
            <p>{i18n._(about)}</p>
          </li>
        ))}
      </ul>
      <InTheMaking />
    </div>
  )
}
