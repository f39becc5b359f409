import { useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import styles from './message-page.module.css'

/** Independent of the surrounding page: its texts are those of the initial language. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter<RegisteredRouter>()
  const { session } = router.options.context
  const i18n = session.translator(session.current)
  useEffect(() => console.error('The page could not be shown', error), [error])
  return (
    <div className={`wrap ${styles['message']}`}>
      <img src="/zed/head.avif" alt="" width={144} height={122} />
      <h1 tabIndex={-1}>{i18n._('error_title')}</h1>
      <p>{i18n._('error_text')}</p>
      <button type="button" onClick={() => router.invalidate()}>
        {i18n._('try_again')}
      </button>
    </div>
  )
}
