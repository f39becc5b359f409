import { useLingui } from '@lingui/react'
import { failureOf, useAssistant, useAssistantState } from './assistant-context.ts'
import styles from './conversation-log.module.css'
import { AgainIcon } from './panel-icons.tsx'
import type { Failure } from './panel-messages.ts'

export function FailedMessage({ messageId, kind }: Failure) {
  const { i18n } = useLingui()
  const { retry } = useAssistant()
  const isLast = useAssistantState(failureOf)?.messageId === messageId
  return (
    <>
      <p className={styles['failed']} role={isLast ? 'status' : undefined}>
        {i18n._(kind === 'summary' ? 'zed_could_not_read' : 'zed_could_not_answer')}
      </p>
      {isLast && (
        <button type="button" className={styles['retry']} data-no-gesture onClick={retry}>
          <AgainIcon />
          {i18n._('ask_again')}
        </button>
      )}
    </>
  )
}
