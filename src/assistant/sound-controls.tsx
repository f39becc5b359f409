import { lazy, Suspense, useEffect } from 'react'
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
import { AgainIcon, ListenIcon, PauseIcon, StopIcon } from './panel-icons.tsx'
import { keptRate } from './speech-rate.ts'
import { lazyViewWithRetry } from '../runtime/lazy-view-with-retry.ts'
import styles from './sound-controls.module.css'

const loadVoiceControls = lazyViewWithRetry(() => import('./voice-controls.deferred.tsx'))
const VoiceControls = lazy(async () => ({ default: (await loadVoiceControls()).VoiceControls }))

type Offer = 'pause' | 'listen' | 'goOn' | 'again'

const looks = {
  pause: { label: 'pause_speaking', Icon: PauseIcon },
  listen: { label: 'listen', Icon: ListenIcon },
  goOn: { label: 'go_on_listening', Icon: ListenIcon },
  again: { label: 'say_again', Icon: AgainIcon },
} as const

function offerOf(snapshot: PanelSnapshot): Offer | null {
  if (isPaused(snapshot)) return 'goOn'
  if (isSpeaking(snapshot)) return 'pause'
  if (isBlocked(snapshot)) return 'listen'
  return !isThinking(snapshot) && canHearAgain(snapshot) ? 'again' : null
}

export function SoundControls() {
  const { i18n } = useLingui()
  const { listen, pause, stop, again, setRate } = useAssistant()
  const offer = useAssistantState(offerOf)
  useEffect(() => {
    if (keptRate() !== 1) setRate?.(keptRate())
  }, [setRate])
  const carryOut = { pause, listen, goOn: listen, again: () => again() }
  const { label, Icon } = looks[offer ?? 'again']
  const isUnderWay = offer === 'pause' || offer === 'goOn'
  return (
    <div
      className={styles['controls']}
      data-part="controls"
      data-under-way={isUnderWay || undefined}
      data-needs-script=""
    >
      {/* One element for all that it offers in turn, so that it keeps the focus. */}
      {offer && (
        <button type="button" className={styles[offer === 'again' ? 'second' : 'first']} onClick={carryOut[offer]}>
          <Icon />
          <span>{i18n._(label)}</span>
        </button>
      )}
      {isUnderWay && (
        <button type="button" className={styles['stop']} aria-label={i18n._('stop_speaking')} onClick={stop}>
          <StopIcon />
        </button>
      )}
      {isUnderWay && setRate && (
        <Suspense>
          <VoiceControls setRate={setRate} />
        </Suspense>
      )}
    </div>
  )
}
