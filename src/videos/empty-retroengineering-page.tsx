import { useLingui } from '@lingui/react'
import styles from './empty-shorts-page.module.css'
import { InTheMaking } from './in-the-making.tsx'

/** The retro-engineering showcase, while there is no video yet. */
export function EmptyRetroengineeringPage() {
  const { i18n } = useLingui()
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 tabIndex={-1}>{i18n._('retroengineering')}</h1>
      <p className={styles['intro']}>{i18n._('retroengineering_intro')}</p>
      <InTheMaking />
    </div>
  )
}
