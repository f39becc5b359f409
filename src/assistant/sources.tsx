import { useLingui } from '@lingui/react'
import type { Source } from '../contract/talk-reply.ts'
import { citedSentences } from './cited.ts'
import { SourceLink } from './source-link.tsx'
import styles from './sources.module.css'

/** The texts that an answer stands on, each with the sentences that say so. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { i18n } = useLingui()
  const cited = citedSentences(sources)
  const texts = cited.filter(
    ({ id, title }, at) => cited.findIndex((one) => one.id === id && one.title === title) === at,
  )
  return (
    <ul className={styles['sources']} aria-label={i18n._('sources_of_the_answer')}>
      {texts.map(({ id, title, href }) => (
        <li key={`${id} ${title}`}>
          <SourceLink className={styles['link']} href={href.replace(/#q-.*/, '')}>
            {title}
          </SourceLink>
          <details className={styles['where']}>
            <summary>{i18n._('where_it_says_so')}</summary>
            <ol>
              {cited.map((one) =>
                one.id !== id || one.title !== title || one.quote === '' ? null : (
                  <li key={one.number} value={one.number}>
                    <SourceLink href={one.href}>
                      <q>{one.quote}</q>
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
