import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { filterTerms } from './filter-terms.ts'
import styles from './glossary-page.module.css'
import type { GlossaryEntry, GlossaryView } from './glossary-view.server.ts'

const widths = ['nm', '10nm', '100nm', 'um', '10um', '100um', 'mm', 'cm', 'm'] as const

function widthAt(index: number, count: number) {
  return widths[Math.round((index / Math.max(1, count - 1)) * (widths.length - 1))]
}

export interface GlossaryPageProps {
  view: GlossaryView
  /** While Zed speaks, nothing is announced. */
  zedSpeaks: boolean
}

export function GlossaryPage({ view: { letters, count }, zedSpeaks }: GlossaryPageProps) {
  const { i18n } = useLingui()
  const id = useId()
  const [text, setText] = useState('')
  const shown = filterTerms(
    letters.flatMap(({ entries }) => entries),
    text,
  )
  const isShown = (entry: GlossaryEntry) => shown.has(entry.id)
  // Hidden terms can't be navigated to.
  const showAll = () => setText('')
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{i18n._('glossary_title')}</h1>
        <p>{i18n._('glossary_intro', { count })}</p>
      </header>
      <div role="search" className={styles['filter']} data-needs-script="">
        <label htmlFor={id}>{i18n._('glossary_filter')}</label>
        <input
          id={id}
          type="search"
          value={text}
          maxLength={60}
          placeholder={i18n._('glossary_placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
        <p className={styles['status']} role="status" aria-live={zedSpeaks ? 'off' : 'polite'}>
          {text.trim() === '' ? '' : i18n._('glossary_found', { count: shown.size, text: text.trim() })}
        </p>
      </div>
      <nav className={styles['letters']} aria-label={i18n._('glossary_letters')}>
        <ol>
          {letters.map(({ letter, entries }, index) => (
            <li key={letter} data-scale={widthAt(index, letters.length)}>
              {entries.some(isShown) ? <a href={`#letter-${letter}`}>{letter}</a> : <span>{letter}</span>}
            </li>
          ))}
        </ol>
      </nav>
      {letters.map(({ letter, entries }, index) => (
        <section
          key={letter}
          id={`letter-${letter}`}
          className={styles['group']}
          aria-labelledby={`${id}-${letter}`}
          data-scale={widthAt(index, letters.length)}
          data-entries={entries.length}
          hidden={!entries.some(isShown)}
        >
          <h2 id={`${id}-${letter}`}>{letter}</h2>
          <div className={styles['entries']}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} isHidden={!isShown(entry)} onLeave={showAll} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function Entry({ entry, isHidden, onLeave }: { entry: GlossaryEntry; isHidden: boolean; onLeave: () => void }) {
  const { i18n } = useLingui()
  return (
    <article id={entry.id} className={styles['entry']} hidden={isHidden}>
      <h3>
        <a href={`#${entry.id}`}>{entry.term}</a>
      </h3>
      <p>{entry.definition}</p>
      {entry.related.length > 0 && (
        <p className={styles['ways']}>
          <span>{i18n._('glossary_related')} </span>
          {entry.related.map(({ id, term }, index) => (
            <span key={id}>
              <span>{index > 0 && ', '}</span>
              <a href={`#${id}`} onClick={onLeave}>
                {term}
              </a>
            </span>
          ))}
        </p>
      )}
      {entry.article && (
        <p className={styles['ways']}>
          {i18n._('glossary_article')}{' '}
          <Link to="/news-single/$id" params={{ id: entry.article.id }}>
            {entry.article.title}
          </Link>
        </p>
      )}
    </article>
  )
}
