import { useEffect } from 'react'
import { useLingui } from '@lingui/react'
import {
  canHearAgain,
  isBlocked,
  isPaused,
  isSpeaking,
  isThinking,
  rateOf,
  useAssistant,
  useAssistantState,
} from './assistant-context.ts'
import type { PanelSnapshot } from './assistant-context.ts'
import { AgainIcon, ListenIcon, PauseIcon, StopIcon } from './panel-icons.tsx'
import { keepRate, keptRate, nextRate } from './speech-rate.ts'
import styles from './sound-controls.module.css'

type Offer = 'pause' | 'listen' | 'goOn' | 'again' | 'nothing'

const labels = { pause: 'pause_speaking', listen: 'listen', goOn: 'go_on_listening', again: 'say_again' } as const
const icons = { pause: PauseIcon, listen: ListenIcon, goOn: ListenIcon, again: AgainIcon } as const

function offerOf(snapshot: PanelSnapshot): Offer {
  if (isPaused(snapshot)) return 'goOn'
  if (isSpeaking(snapshot)) return 'pause'
  if (isBlocked(snapshot)) return 'listen'
  return !isThinking(snapshot) && canHearAgain(snapshot) ? 'again' : 'nothing'
}

export function SoundControls() {
  const { i18n } = useLingui()
  const { listen, pause, stop, again, setRate } = useAssistant()
  const rate = useAssistantState(rateOf)
  const offer = useAssistantState(offerOf)
  useEffect(() => {
    if (keptRate() !== 1) setRate?.(keptRate())
  }, [setRate])
  const carryOut = { pause, listen, goOn: listen, again: () => again() }
  const Icon = offer === 'nothing' ? null : icons[offer]
  const isUnderWay = offer === 'pause' || offer === 'goOn'
  return (
    <div
      className={styles['controls']}
      data-part="controls"
      data-under-way={isUnderWay || undefined}
      data-needs-script=""
    >
      {/* One element for all that it offers in turn, so that it keeps the focus. */}
      {Icon && offer !== 'nothing' && (
        <button type="button" className={styles[offer === 'again' ? 'second' : 'first']} onClick={carryOut[offer]}>
          <Icon />
          <span>{i18n._(labels[offer])}</span>
        </button>
      )}
      {isUnderWay && (
        <button type="button" className={styles['stop']} aria-label={i18n._('stop_speaking')} onClick={stop}>
          <StopIcon />
        </button>
      )}
      {isUnderWay && setRate && (
        <button
          type="button"
          className={styles['rate']}
          aria-label={i18n._('speech_rate', { rate: i18n.number(rate) })}
          onClick={() => {
            keepRate(nextRate(rate))
            setRate(nextRate(rate))
          }}
        >
          {i18n.number(rate)} ×
        </button>
      )}
    </div>
  )
}
