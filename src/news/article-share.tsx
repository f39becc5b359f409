import { useLingui } from '@lingui/react'
import { use, useEffect, useState } from 'react'
import { AssistantContext, isSpeaking, spokenOf, type Assistant } from '../assistant/assistant-context.ts'
import styles from './article-tools.module.css'

type Outcome = 'share_copied' | 'share_failed'

/** How long the result is shown, in ms. */
const shownMs = 4000

function isSilent(assistant: Assistant | null): boolean {
  const snapshot = assistant?.actor.getSnapshot()
  // The engine's clock runs also while an article is read aloud.
  return !snapshot || (!isSpeaking(snapshot) && spokenOf(snapshot) === null && assistant?.currentTime() === null)
}

/** The system's share sheet reports no result. */
async function share(): Promise<Outcome | null> {
  const url = location.origin + location.pathname
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: document.title, url })
      return null
    }
    await navigator.clipboard.writeText(url)
    return 'share_copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'share_failed'
  }
}

export function ArticleShare() {
  const { i18n } = useLingui()
  const assistant = use(AssistantContext)
  const [shown, setShown] = useState<{ outcome: Outcome; silent: boolean } | null>(null)

  useEffect(() => {
    if (!shown) return undefined
    const timer = setTimeout(() => setShown(null), shownMs)
    return () => clearTimeout(timer)
  }, [shown])

  async function onShare() {
    const outcome = await share()
    setShown(outcome && { outcome, silent: isSilent(assistant) })
  }

  const text = shown && i18n._(shown.outcome)
  return (
    <div className={styles['share']} data-needs-script="">
      <button type="button" className={styles['button']} onClick={() => void onShare()}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 15V3m0 0L7 8m5-5 5 5M5 12v9h14v-9" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        {i18n._('share')}
      </button>
      {text && (
        <span className={styles['outcome']} aria-hidden={shown.silent}>
          {text}
        </span>
      )}
      <span role="status" className="visually-hidden">
        {shown?.silent && text}
      </span>
    </div>
  )
}
