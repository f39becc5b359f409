import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { ZedFace } from '../ui/zed-face.tsx'
import { subjectOf, useAssistant, useAssistantState, useTalkAvailable } from './assistant-context.ts'
import { hasPanel } from './panel-subject.ts'
import styles from './zed-button.module.css'
import { zedId } from './zed-id.ts'

/** Zed within reach of a thumb while his panel is closed: opens it, or leads to his page from pages that have none. */
export function ZedButton() {
  const { i18n } = useLingui()
  const assistant = useAssistant()
  const available = useTalkAvailable()
  const opens = hasPanel(useAssistantState(subjectOf))
  if (!available) return null
  const look = { id: zedId, className: styles['button'], 'data-zed-button': '', 'aria-label': i18n._('talk_to_zed') }
  if (!opens) {
    return (
      <Link to="/interaction" {...look}>
        <ZedFace />
      </Link>
    )
  }
  return (
    <button type="button" {...look} data-opens-zed="" onClick={(event) => assistant.open(event.currentTarget)}>
      <ZedFace />
    </button>
  )
}
