import styles from './zed-face.module.css'

export function ZedFace() {
  return (
    <svg className={styles['face']} viewBox="0 0 27 20" aria-hidden="true" focusable="false">
      <rect className={styles['visor']} x="0.6" y="0.6" width="25.8" height="18.8" rx="8" />
      <rect className={styles['light']} x="7.2" y="5.4" width="3.4" height="5.6" rx="1.7" />
      <rect className={styles['light']} x="16.4" y="5.4" width="3.4" height="5.6" rx="1.7" />
      <path className={styles['mouth']} d="M10.6 13.7q2.9 1.8 5.8 0" />
    </svg>
  )
}
