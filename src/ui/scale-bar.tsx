import { useLingui } from '@lingui/react'
import { useLanguage } from '../i18n/language-context.tsx'
import styles from './scale-bar.module.css'
import { formatScale } from './specimen-scale.ts'

export interface ScaleBarProps {
  /** Size in meters. */
  metres: number
  /** `slip`: label on a picture's corner; `label`: inline. */
  look: 'slip' | 'label'
}

/** The subject's size with a scale bar. */
export function ScaleBar({ metres, look }: ScaleBarProps) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const size = formatScale(metres, language)
  return (
    <span className={`mono ${styles['scale']}`} data-look={look}>
      <span className="visually-hidden">{i18n._('scale_of_subject', { size })}</span>
      <span className={styles['size']} aria-hidden="true">
        {size}
      </span>
    </span>
  )
}
