import { useLingui } from '@lingui/react'
import {
  isBlocked,
  isLoading,
  isPaused,
  isSpeaking,
  messagesOf,
  spokenOf,
  useAssistantState,
} from './assistant-context.ts'
import type { PanelSnapshot } from './assistant-context.ts'
import styles from './assistant-panel.module.css'

function isSummary(snapshot: PanelSnapshot): boolean {
  const spoken = spokenOf(snapshot)
  return messagesOf(snapshot).find(({ id }) => id === spoken?.messageId)?.kind === 'summary'
}

function statusOf(snapshot: PanelSnapshot) {
  if (isPaused(snapshot)) return 'zed_is_paused'
  if (isSpeaking(snapshot)) return isSummary(snapshot) ? 'zed_reads_the_summary' : 'zed_speaks'
  if (isBlocked(snapshot)) return 'zed_waits_for_you'
  return isLoading(snapshot) ? 'zed_thinks' : 'zed_is_here'
}

export function PanelStatus() {
  const { i18n } = useLingui()
  return (
    <p className={styles['status']} data-part="status">
      {i18n._(useAssistantState(statusOf))}
    </p>
  )
}
