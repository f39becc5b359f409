import { useLingui } from '@lingui/react'
import type { Change } from '../content/article-changes.ts'
import { shownDate, type Dated } from '../i18n/in-words.ts'
import styles from './change-list.island.module.css'

export function ChangeList({ changes }: { changes: readonly Dated<Change>[] }) {
  const { i18n } = useLingui()
  return (
    <section className={styles['changes']} aria-labelledby="article-changes">
      <h2 id="article-changes">{i18n._('what_changed')}</h2>
      <ul>
        {changes.map(({ date, dateText, text }) => (
          <li key={`${date} ${text}`}>
            <time dateTime={date}>{shownDate(date, dateText)}</time>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
