import { useLingui } from '@lingui/react'
import {
  canHearAgain,
  isBlocked,
  isPaused,
  isSpeaking,
  isThinking,
  useAssistant,
  useAssistantState,
} from './assistant-context.ts'
import type { PanelSnapshot } from './assistant-context.ts'
import { AgainIcon, ListenIcon, StopIcon } from './panel-icons.tsx'
import styles from './sound-controls.module.css'

type Offer = 'stop' | 'listen' | 'goOn' | 'again' | 'nothing'

function offerOf(snapshot: PanelSnapshot): Offer {
  if (isPaused(snapshot)) return 'goOn'
  if (isSpeaking(snapshot)) return 'stop'
  if (isBlocked(snapshot)) return 'listen'
  return !isThinking(snapshot) && canHearAgain(snapshot) ? 'again' : 'nothing'
}

export function SoundControls() {
  const { i18n } = useLingui()
  const { listen, stop, again } = useAssistant()
  const offer = useAssistantState(offerOf)
  return (
    <div className={styles['controls']} data-part="controls" data-needs-script="">
      {(offer === 'listen' || offer === 'goOn') && (
        <button type="button" className={styles['listen']} onClick={listen}>
          <ListenIcon />
          {i18n._(offer === 'goOn' ? 'go_on_listening' : 'listen')}
        </button>
      )}
      {offer === 'stop' && (
        <button type="button" className={styles['stop']} onClick={stop}>
          <StopIcon />
          {i18n._('stop_speaking')}
        </button>
      )}
      {offer === 'again' && (
        <button type="button" className={styles['stop']} onClick={() => again()}>
          <AgainIcon />
          {i18n._('say_again')}
        </button>
      )}
    </div>
  )
}
