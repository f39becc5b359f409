import { useLingui } from '@lingui/react'
import { useTheme } from '../ui/theme-context.ts'
import styles from './theme-toggle.module.css'

export function ThemeToggle({ look }: { look: 'icon' | 'labelled' }) {
  const { i18n } = useLingui()
  const { toggle } = useTheme()
  return (
    <button type="button" className={styles['toggle']} data-look={look} onClick={toggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
      </svg>
      <span className={look === 'icon' ? 'visually-hidden' : undefined}>{i18n._('theme_toggle')}</span>
    </button>
  )
}
