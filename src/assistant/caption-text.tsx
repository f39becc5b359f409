import { lazy, Suspense } from 'react'
import type { Source } from '../contract/talk-reply.ts'
import { lazyViewWithRetry } from '../runtime/lazy-view-with-retry.ts'
import { MarkedText } from './answer-extras.ts'
import styles from './caption.module.css'
import type { Message } from './conversation.ts'

/** Fetches what follows the voice: it comes with the first touch, or when Zed speaks without one. */
export const loadCaption = lazyViewWithRetry(() => import('./caption.deferred.tsx'))

/** What Zed says while he says it. Until its code is there, the same text at rest stands for it. */
export const Caption = lazy(async () => ({ default: (await loadCaption()).Caption }))

/** What Zed has said, or will, with the marks of its sources. */
export function CaptionText({ message, lang }: { message: Message; lang?: string | undefined }) {
  return (
    <p className={styles['caption']} lang={lang}>
      <TextWithSources text={message.content} sources={message.sources} />
    </p>
  )
}

/** A text in an element of its own, which other ones take the place of, with the marks of its sources as soon as their code is there. */
export function TextWithSources({ text, sources }: { text: string; sources?: readonly Source[] | undefined }) {
  if (!sources || sources.length === 0) return <span>{text}</span>
  return (
    <Suspense fallback={<span>{text}</span>}>
      <MarkedText text={text} sources={sources} />
    </Suspense>
  )
}
