import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { followVolume, keepVolume, keptVolume } from '../avatar/sound-volume.ts'
import { rateOf, useAssistant, useAssistantState } from './assistant-context.ts'
import { RateButton } from './rate-button.tsx'
import { BackIcon, MutedIcon, OnIcon, SoundIcon } from './sound-icons.tsx'
import styles from './voice-controls.module.css'
import { stepBySentence } from './sentence-step.ts'

/** What a player offers beside pause and stop: a sentence back and on, the rate, the volume. */
export function VoiceControls({ setRate }: { setRate: (rate: number) => void }) {
  const { i18n } = useLingui()
  const { actor, currentTime } = useAssistant()
  const rate = useAssistantState(rateOf)
  const [{ volume, isMuted }, setVolume] = useState(keptVolume)
  const [isSettable] = useState(canSetVolume)
  useEffect(() => followVolume(setVolume), [])

  const step = (by: -1 | 1) => stepBySentence(actor, currentTime(), by)

  return (
    <>
      <button type="button" className={styles['control']} aria-label={i18n._('sentence_back')} onClick={() => step(-1)}>
        <BackIcon />
      </button>
      <button type="button" className={styles['control']} aria-label={i18n._('sentence_on')} onClick={() => step(1)}>
        <OnIcon />
      </button>
      <RateButton className={styles['control']} rate={rate} setRate={setRate} />
      <button
        type="button"
        className={styles['control']}
        aria-label={i18n._('mute_zed')}
        aria-pressed={isMuted}
        onClick={() => keepVolume({ volume: volume === 0 ? 1 : volume, isMuted: !isMuted })}
      >
        {isMuted ? <MutedIcon /> : <SoundIcon />}
      </button>
      {isSettable && (
        <input
          type="range"
          className={styles['volume']}
          aria-label={i18n._('volume_of_zed')}
          min={0}
          max={1}
          step={0.05}
          value={isMuted ? 0 : volume}
          onChange={({ target }) => {
            const chosen = Number(target.value)
            keepVolume({ volume: chosen === 0 ? volume : chosen, isMuted: chosen === 0 })
          }}
        />
      )}
    </>
  )
}

/** Phones leave the volume to their buttons. */
function canSetVolume(): boolean {
  const audio = new Audio()
  audio.volume = 0.5
  return audio.volume === 0.5
}
