import { useLingui } from '@lingui/react'
import type { MouseEvent } from 'react'
import type { Source } from '../contract/talk-reply.ts'
import { useAssistant } from './assistant-context.ts'
import styles from './sources.module.css'

/** The articles that an answer stands on, each with the sentence that says so. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { i18n } = useLingui()
  const { follow } = useAssistant()

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (isPlain && follow(event.currentTarget.pathname + event.currentTarget.hash)) event.preventDefault()
  }

  return (
    <ul className={styles['sources']} aria-label={i18n._('sources_of_the_answer')}>
      {sources.map(({ id, title, href, quote }) => (
        <li key={`${id}:${quote}`}>
          <a className={styles['link']} href={href} onClick={onClick}>
            {title}
          </a>
          {quote !== '' && <q className={styles['quote']}>{quote}</q>}
        </li>
      ))}
    </ul>
  )
}
