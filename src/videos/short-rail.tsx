import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import { AssistantContext } from '../assistant/assistant-context.ts'
import { videoPath } from '../content/video-address.ts'
import type { MessageId } from '../i18n/catalogue.ts'
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts'
import { sharePage } from '../ui/share-page.ts'
import { ZedFace } from '../ui/zed-face.tsx'
import { hasSavedFilms } from './saved-films-key.ts'
import styles from './short-rail.module.css'
import type { Playable } from './video-views.server.ts'

const loadSavedFilms = lazyWithRetry(() => import('./saved-films.deferred.ts'))

export interface ShortRailProps {
  short: Playable
  /** Id of the page's text, used without script. */
  detailsId: string
  onText: () => void
}

const shownMs = 4000

export function ShortRail({ short, detailsId, onText }: ShortRailProps) {
  const { i18n } = useLingui()
  const assistant = use(AssistantContext)
  const [saved, setSaved] = useState(false)
  const [told, setTold] = useState<{ word: MessageId } | null>(null)
  const { topic, id, title } = short

  useEffect(() => {
    let isLeft = false
    setSaved(false)
    if (hasSavedFilms()) {
      void loadSavedFilms().then(({ readSavedFilms, isSameFilm }) => {
        if (!isLeft) setSaved(readSavedFilms().some((one) => isSameFilm(one, { topic, id })))
      })
    }
    return () => {
      isLeft = true
    }
  }, [topic, id])

  useEffect(() => {
    if (!told) return undefined
    const timer = setTimeout(() => setTold(null), shownMs)
    return () => clearTimeout(timer)
  }, [told])

  async function onSave() {
    const { toggleSavedFilm } = await loadSavedFilms()
    try {
      const isKept = toggleSavedFilm({ topic, id })
      setSaved(isKept)
      setTold({ word: isKept ? 'short_saved' : 'short_unsaved' })
    } catch {
      setTold({ word: 'short_not_saved' })
    }
  }

  async function onShare() {
    const word = await sharePage(title, location.origin + videoPath(short))
    setTold(word && { word })
  }

  return (
    <>
      <ul className={styles['rail']}>
        <li data-needs-script="">
          <button type="button" aria-pressed={saved} onClick={() => void onSave()}>
            <Icon path="M6 3h12v18l-6-5-6 5z" filled={saved} />
            <span>{i18n._('short_save')}</span>
          </button>
        </li>
        <li>
          <Link
            to="/interaction"
            className={styles['zed']}
            aria-label={i18n._('short_ask_zed')}
            // Prefills Zed's input on his page.
            onClick={() => {
              if (assistant) assistant.draft.current = i18n._('short_ask_about', { title })
            }}
          >
            <i>
              <ZedFace />
            </i>
            <span>Zed</span>
          </Link>
        </li>
        <li>
          <a
            href={`#${detailsId}`}
            className={styles['text']}
            onClick={(event) => {
              event.preventDefault()
              onText()
            }}
          >
            <Icon path="M3 5h18v14H3zm3 6h7m2 0h3M6 15h3m2 0h7" />
            <span>{i18n._('short_text')}</span>
          </a>
        </li>
        <li data-needs-script="">
          <button type="button" onClick={() => void onShare()}>
            <Icon path="M12 15V3m0 0L7 8m5-5 5 5M5 12v9h14v-9" />
            <span>{i18n._('share')}</span>
          </button>
        </li>
      </ul>
      <p className={styles['told']} role="status">
        {told && i18n._(told.word)}
      </p>
    </>
  )
}

function Icon({ path, filled = false }: { path: string; filled?: boolean }) {
  return (
    <i>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={path} fill={filled ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="2" />
      </svg>
    </i>
  )
}
