import { useLingui } from '@lingui/react'
import { useLayoutEffect, useRef } from 'react'
import { isBlocked, isSpeaking, useAssistant, useAssistantState } from './assistant-context.ts'
import { ListenIcon, StopIcon } from './panel-icons.tsx'
import styles from './zed-stage.module.css'

/** Zed himself: a still picture until his engine has come, then his canvas in the same place; below, his controls. */
export function ZedStage() {
  const { i18n } = useLingui()
  const { showCanvas, listen, stop } = useAssistant()
  const speaking = useAssistantState(isSpeaking)
  const blocked = useAssistantState(isBlocked)
  const slot = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (slot.current) showCanvas(slot.current)
  }, [showCanvas])

  return (
    <div className={styles['stage']}>
      <div className={styles['disc']} aria-hidden="true" />
      <div className={styles['figure']}>
        <div ref={slot} className={styles['slot']} />
        <img
          className={styles['still']}
          src="/zed/still.avif"
          alt=""
          width={360}
          height={611}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={styles['controls']}>
        {blocked && (
          <button type="button" className={styles['listen']} onClick={listen}>
            <ListenIcon />
            {i18n._('listen')}
          </button>
        )}
        {speaking && (
          <button type="button" className={styles['stop']} onClick={stop}>
            <StopIcon />
            {i18n._('stop_speaking')}
          </button>
        )}
      </div>
    </div>
  )
}
