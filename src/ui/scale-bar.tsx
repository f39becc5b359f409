import { useLingui } from '@lingui/react'
import styles from './scale-bar.module.css'

export interface ScaleBarProps {
  /** Formatted size; missing in views cached before this field existed, then nothing is shown. */
  size: string | undefined
  /** `slip`: label on a picture's corner; `label`: inline. */
  look: 'slip' | 'label'
}

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
