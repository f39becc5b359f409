import { lazy, Suspense } from 'react'
import type { Source } from '../contract/talk-reply.ts'
import { lazyViewWithRetry } from '../runtime/lazy-view-with-retry.ts'
import { MarkedText } from './answer-extras.ts'
import styles from './caption.module.css'
import type { Message } from './conversation.ts'

export const loadCaption = lazyViewWithRetry(() => import('./caption.deferred.tsx'))

/** Captions that follow the voice. While the code loads, the same text shows without marks. */
export const Caption = lazy(async () => ({ default: (await loadCaption()).Caption }))

export function CaptionText({ message, lang }: { message: Message; lang?: string | undefined }) {
  return (
    <p className={styles['caption']} lang={lang}>
      <TextWithSources text={message.content} sources={message.sources} />
    </p>
  )
}

export function TextWithSources({ text, sources }: { text: string; sources?: readonly Source[] | undefined }) {
  if (!sources || sources.length === 0) return <span>{text}</span>
  return (
    <Suspense fallback={<span>{text}</span>}>
      <MarkedText text={text} sources={sources} />
    </Suspense>
  )
}
