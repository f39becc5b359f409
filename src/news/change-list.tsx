import { useLingui } from '@lingui/react'
import type { Change } from '../content/article-changes.ts'
import { formatDate } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/language-context.tsx'
import styles from './change-list.island.module.css'

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  return (
    <section className={styles['changes']} aria-labelledby="article-changes">
      <h2 id="article-changes">{i18n._('what_changed')}</h2>
      <ul>
        {changes.map(({ date, text }) => (
          <li key={`${date} ${text}`}>
            <time dateTime={date}>{formatDate(date, language)}</time>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
