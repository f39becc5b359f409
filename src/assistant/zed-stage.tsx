import { useLayoutEffect, useRef } from 'react'
import { useAssistant } from './assistant-context.ts'
import styles from './zed-stage.module.css'

/** Zed's still picture until his engine has loaded, then his canvas in the same place. */
export function ZedStage() {
  const { showCanvas } = useAssistant()
  const slot = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (slot.current) showCanvas(slot.current)
  }, [showCanvas])

  return (
    <div className={styles['stage']} data-part="stage">
      <div className={styles['disc']} data-part="disc" aria-hidden="true" />
      <div className={styles['figure']} data-part="figure">
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
    </div>
  )
}
