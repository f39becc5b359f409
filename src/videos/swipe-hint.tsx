import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import styles from './swipe-hint.module.css'

const hintedKey = 'zed:swipe-hinted'

/** Shown on the first short of a session; static with reduced motion. */
export function SwipeHint() {
  const { i18n } = useLingui()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    try {
      if (sessionStorage.getItem(hintedKey) !== null) return
      sessionStorage.setItem(hintedKey, '1')
    } catch {
      return
    }
    setShown(true)
  }, [])
  if (!shown) return null
  return (
    <p className={styles['hint']} aria-hidden="true" data-swipe-hint="">
      <svg viewBox="0 0 24 24" focusable="false">
        <path d="M12 20V5m-6 6 6-6 6 6" fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      {i18n._('short_swipe')}
    </p>
  )
}
