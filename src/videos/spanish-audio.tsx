import { useLingui } from '@lingui/react'
import { useLanguage } from '../i18n/language-context.tsx'
import styles from './spanish-audio.island.module.css'

/** States the films' language on English pages. */
export function SpanishAudio() {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  if (language === 'es') return null
  return <span className={styles['badge']}>{i18n._('film_spanish_audio_captions')}</span>
}
