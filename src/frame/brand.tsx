import styles from './brand.module.css'

/** The name of the site as it is drawn: narrow letters and one wide, as wide as things get. */
export function Brand() {
  return (
    <span className={styles['brand']} translate="no">
      <span>Tecnociencia</span> <b>Z</b>
    </span>
  )
}
