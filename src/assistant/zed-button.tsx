import { useLingui } from '@lingui/react'
import type { MouseEvent } from 'react'
import { ZedFace } from '../ui/zed-face.tsx'
import { subjectOf, useAssistant, useAssistantState, useTalkAvailable } from './assistant-context.ts'
import { hasPanel } from './panel-subject.ts'
import { SourceLink } from './source-link.tsx'
import styles from './zed-button.module.css'
import { zedId } from './zed-id.ts'

/** Shown while the panel is closed: opens it, or links to /interaction on pages without a panel. */
export function ZedButton() {
  const { i18n } = useLingui()
  const assistant = useAssistant()
  const available = useTalkAvailable()
  const opens = hasPanel(useAssistantState(subjectOf))
  if (!available) return null
  const name = i18n._('talk_to_zed')
  return (
    <aside className={styles['place']} aria-label={name} data-zed-button="">
      {opens ? (
        <button
          type="button"
          id={zedId}
          className={styles['button']}
          aria-label={name}
          data-opens-zed=""
          data-needs-script=""
          onClick={({ currentTarget }: MouseEvent) => assistant.open(currentTarget)}
        >
          <ZedFace />
        </button>
      ) : (
        <SourceLink href="/interaction" id={zedId} className={styles['button']} label={name}>
          <ZedFace />
        </SourceLink>
      )}
    </aside>
  )
}
