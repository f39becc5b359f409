import styles from './brand.module.css'

export function Brand() {
  return (
    <span className={styles['brand']} translate="no">
      <span>Tecnociencia</span> <b>Z</b>
    </span>
  )
}
