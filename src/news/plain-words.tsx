import { useLingui } from '@lingui/react'
import styles from './plain-words.module.css'

/** The article in three plain sentences; works without script. */
export function PlainWords({ sentences }: { sentences: readonly string[] }) {
  const { i18n } = useLingui()
  return (
    <details className={styles['plain']}>
      <summary>{i18n._('plain_words')}</summary>
      <p>{sentences.join(' ')}</p>
    </details>
  )
}
