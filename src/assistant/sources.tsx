import { useLingui } from '@lingui/react'
import type { ToggleEvent } from 'react'
import type { Source } from '../contract/talk-reply.ts'
import { citedSentences } from './cited.ts'
import { SourceLink } from './source-link.tsx'
import styles from './sources.module.css'

export function Sources({ sources, lang }: { sources: readonly Source[]; lang?: string | undefined }) {
  const { i18n } = useLingui()
  const cited = citedSentences(sources)
  const texts = cited.filter(
    ({ id, title }, at) => cited.findIndex((one) => one.id === id && one.title === title) === at,
  )
  return (
    <ul className={styles['sources']} aria-label={i18n._('sources_of_the_answer')}>
      {texts.map(({ id, title, href }) => (
        <li key={`${id} ${title}`}>
          <span className={styles['label']} aria-hidden="true">
            {i18n._('sources_of_the_answer')}
          </span>
          <SourceLink className={styles['link']} href={href.replace(/#q-.*/, '')}>
            <span lang={languageOf(id, lang, i18n.locale)}>{title}</span>
          </SourceLink>
          <details className={styles['where']} onToggle={showOpened}>
            <summary>{i18n._('where_it_says_so')}</summary>
            <ol>
              {cited.map((one) =>
                one.id !== id || one.title !== title || one.quote === '' ? null : (
                  <li key={one.number} value={one.number}>
                    <SourceLink href={one.href}>
                      <q lang={languageOf(id, lang, i18n.locale)}>{one.quote}</q>
                    </SourceLink>
                  </li>
                ),
              )}
            </ol>
          </details>
        </li>
      ))}
    </ul>
  )
}

function showOpened({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>) {
  if (newState === 'open') currentTarget.scrollIntoView?.({ block: 'nearest' })
}

/** Returns a source's language if it isn't the page's: by the article's id (`es-{n}` or `{n}`), else the answer's. */
function languageOf(id: string, answer: string | undefined, page: string): string | undefined {
  const own = /^es-\d+$/.test(id) ? 'es' : /^\d+$/.test(id) ? 'en' : (answer ?? page)
  return own === page ? undefined : own
}
