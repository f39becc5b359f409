import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import styles from './message-page.module.css'

/** What a page that failed to load or to render shows, with a way to try once more. */
export function ErrorPage({ error }: { error: unknown }) {
  const { i18n } = useLingui()
  const router = useRouter()
  useEffect(() => console.error('The page could not be shown', error), [error])
  return (
    <div className={`wrap ${styles['message']}`}>
      <img src="/zed/head.webp" alt="" width={144} height={122} />
      <h1 tabIndex={-1}>{i18n._('error_title')}</h1>
      <p>{i18n._('error_text')}</p>
      <button type="button" onClick={() => router.invalidate()}>
        {i18n._('try_again')}
      </button>
    </div>
  )
}
