import { useLingui } from '@lingui/react'
import styles from './scale-bar.module.css'

export interface ScaleBarProps {
  /** Size in words; nothing is shown without, as for views that were stored before they had any. */
  size: string | undefined
  /** `slip`: label on a picture's corner; `label`: inline. */
  look: 'slip' | 'label'
}

/** The subject's size with a scale bar. */
export function ScaleBar({ size, look }: ScaleBarProps) {
  const { i18n } = useLingui()
  if (size === undefined) return null
  return (
    <span className={`mono ${styles['scale']}`} data-look={look}>
      <span className="visually-hidden">{i18n._('scale_of_subject', { size })}</span>
      <span className={styles['size']} aria-hidden="true">
        {size}
      </span>
    </span>
  )
}
