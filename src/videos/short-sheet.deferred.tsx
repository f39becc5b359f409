import { useLingui } from '@lingui/react'
import { useEffect, useId, useRef } from 'react'
import { RelatedList } from './related-list.tsx'
import styles from './short-sheet.module.css'
import { Transcript } from './transcript.tsx'
import { ArticleWays } from './video-about.tsx'
import type { ShortView } from './video-views.server.ts'

export interface ShortSheetProps {
  view: Pick<ShortView, 'short' | 'related' | 'figure'>
  cue: number
  onSeek: (seconds: number) => void
  onClose: () => void
}

export function ShortSheet({ view: { short, related, figure }, cue, onSeek, onClose }: ShortSheetProps) {
  const { i18n } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles['sheet']}
      aria-labelledby={id}
      onClose={onClose}
      // A click outside the sheet closes it.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles['inner']}>
        <header className={styles['head']}>
          <h2 id={id}>{short.title}</h2>
          <button type="button" aria-label={i18n._('film_close')} onClick={() => dialog.current?.close()}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="m5 5 14 14M19 5 5 19" fill="none" stroke="currentColor" strokeWidth="2.25" />
            </svg>
          </button>
        </header>
        <p>{short.summary}</p>
        <ArticleWays video={short} figure={figure} />
        <Transcript cues={short.transcript} current={cue} onSeek={onSeek} />
        <RelatedList title="related_videos" videos={related} look="row" sizes="45vw" />
      </div>
    </dialog>
  )
}
