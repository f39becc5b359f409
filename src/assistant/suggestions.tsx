import { useLingui } from '@lingui/react'
import { useAssistant } from './assistant-context.ts'
import styles from './suggestions.module.css'

const most = 3

/** Suggested questions: a list (`whole`) before the first question, then one row. */
export function Suggestions(props: { offered: readonly string[]; whole: boolean; lang?: string | undefined }) {
  const { offered, whole, lang } = props
  const { i18n } = useLingui()
  const { ask } = useAssistant()
  return (
    <ul
      className={styles['suggestions']}
      data-part="offers"
      data-needs-script=""
      data-whole={whole ? '' : undefined}
      aria-label={i18n._('you_can_ask')}
    >
      {offered.slice(0, most).map((question) => (
        <li key={question}>
          <button
            type="button"
            className={styles['question']}
            lang={lang}
            data-no-gesture
            onClick={() => ask(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
