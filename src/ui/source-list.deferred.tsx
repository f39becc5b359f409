import { useLingui } from '@lingui/react'
import type { Reference } from '../content/schema.ts'
import styles from './source-list.island.module.css'

/** Hyphenated names with one or two letters on a side, such as `nex-z` and `8-K`. */
const shortNames =
  /((?<![\p{L}\p{N}-])[\p{L}\p{N}]+-\p{L}{1,2}(?![\p{L}\p{N}-])|(?<![\p{L}\p{N}-])\p{L}{1,2}-[\p{L}\p{N}]+)/u

/** Keeps such names on one line. */
const wholeNames = (title: string) =>
  title.split(shortNames).map((part, at) => (
    <span key={at} className={at % 2 ? styles['name'] : undefined}>
      {part}
    </span>
  ))

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
              {wholeNames(source.title)}
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
