import { useLingui } from '@lingui/react'
import { isVisible, useAssistant, useAssistantState } from '../assistant/assistant-context.ts'
import { ZedFace } from '../ui/zed-face.tsx'
import styles from './home-title.module.css'

export function HomeTitle() {
  const { i18n } = useLingui()
  const { open } = useAssistant()
  const panelOpen = useAssistantState(isVisible)
  return (
    <div className={styles['title']}>
      <div className={styles['block']}>
        <div className={styles['poster']}>
          <h1 className={styles['lines']} tabIndex={-1}>
            <span>{i18n._('home_title_1')} </span>
            <span>{i18n._('home_title_2')} </span>
            {/* Limits the width in English. */}
            <span>{i18n._('home_title_3')}</span>
          </h1>
          <span className={styles['zed']}>
            <img src="/zed/wave.avif" alt={i18n._('zed_waving')} width={400} height={679} decoding="async" />
          </span>
        </div>
        <div>
          <p className={styles['intro']}>{i18n._('home_intro')}</p>
          <button
            type="button"
            className={`action ${styles['open']}`}
            data-look="zed"
            aria-expanded={panelOpen}
            data-opens-zed=""
            data-needs-script=""
            onClick={(event) => open(event.currentTarget)}
          >
            <ZedFace />
            {i18n._('home_open_zed')}
          </button>
          <noscript>
            <a className={`action ${styles['open']}`} data-look="zed" href="/interaction">
              <ZedFace />
              {i18n._('home_open_zed')}
            </a>
          </noscript>
        </div>
      </div>
    </div>
  )
}
