import styles from './brand.module.css'

/** The site name as a wordmark. */
export function Brand() {
  return (
    <span className={styles['brand']} translate="no">
      <span>Tecnociencia</span> <b>Z</b>
    </span>
  )
}
