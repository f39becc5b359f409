import { useLingui } from '@lingui/react'
import type { Reference } from '../content/schema.ts'
import styles from './source-list.island.module.css'

export function SourceList({ sources }: { sources: readonly Reference[] }) {
  const { i18n } = useLingui()
  if (sources.length === 0) return null
  return (
    <section className={styles['sources']} aria-labelledby="article-sources">
      <h2 id="article-sources">{i18n._('sources')}</h2>
      <ol>
        {sources.map((source) => (
          <li key={source.url}>
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              {source.title}
              <span className="visually-hidden"> {i18n._('source_new_tab')}</span>
            </a>
            <span>
              {source.publisher}, {source.year}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
