import { useLingui } from '@lingui/react'
import { AssistantPanel } from './assistant-panel.tsx'
// Imported eagerly: on this page the panel is open from the start.
import './open-panel.tsx'
import styles from './interaction-page.module.css'

export function InteractionPage() {
  const { i18n } = useLingui()
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 className={styles['title']} tabIndex={-1}>
        {i18n._('conversation_with_zed')}
      </h1>
      <div className={styles['place']}>
        <AssistantPanel placement="page" />
      </div>
    </div>
  )
}
