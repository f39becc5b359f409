import { useLingui } from '@lingui/react'
import { isRepeatable, messagesOf, useAssistant, useAssistantState } from './assistant-context.ts'
import styles from './conversation-log.module.css'
import { AgainIcon } from './panel-icons.tsx'

/** Says that Zed could not answer, and asks once more. */
export function FailedMessage({ isLast }: { isLast: boolean }) {
  const { i18n } = useLingui()
  const { ask, again, draft } = useAssistant()
  const question = useAssistantState(messagesOf).findLast(({ role }) => role === 'user')?.content
  const repeatable = useAssistantState(isRepeatable)
  function retry() {
    if (question === undefined) return again()
    if (ask(question) && draft.current === question) draft.current = ''
  }
  return (
    <>
      <p className={styles['failed']} role={isLast ? 'status' : undefined}>
        {i18n._('zed_could_not_answer')}
      </p>
      {isLast && (question !== undefined || repeatable) && (
        <button type="button" className={styles['retry']} data-no-gesture onClick={retry}>
          <AgainIcon />
          {i18n._('ask_again')}
        </button>
      )}
    </>
  )
}
