import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import styles from './back-to-place.module.css'
import type { Place } from './kept-places.ts'
import { returnTo } from './return-to-place.ts'

/** Scroll distance (px) after which the button disappears. */
const scrolled = 64

export function BackToPlace({ place, onGone }: { place: Place; onGone: () => void }) {
  const { i18n } = useLingui()
  useEffect(() => {
    const onScroll = () => {
      if (scrollY > scrolled) onGone()
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [onGone])
  return (
    <button
      type="button"
      className={styles['back']}
      onClick={() => {
        returnTo(place)
        onGone()
      }}
    >
      <span>{i18n._('back_to_place')}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 4v15M5.5 12.5L12 19l6.5-6.5" />
      </svg>
    </button>
  )
}
