import styles from './brand.module.css'

/** The name of the site as it is drawn: narrow letters and one wide, as wide as things get. */
export function Brand() {
  return (
    <span className={styles['brand']} translate="no">
      Tecnociencia <b>Z</b>
    </span>
  )
}
