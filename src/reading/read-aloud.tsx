import { useLingui } from '@lingui/react'
import { use, useRef, useState, type ComponentType } from 'react'
import { AssistantContext, subjectOf } from '../assistant/assistant-context.ts'
import { SelectionQuestion } from '../assistant/selection-question.tsx'
import { lazyViewWithRetry } from '../runtime/lazy-view-with-retry.ts'
import styles from './read-aloud.island.module.css'
import type { ReadingBarProps } from './reading-bar.deferred.tsx'

const loadBar = lazyViewWithRetry(async () => (await import('./reading-bar.deferred.tsx')).ReadingBar)

/** The button that has Zed read the article, and the offer to begin at a selection. What they start loads on press. */
export function ReadAloud() {
  const { i18n } = useLingui()
  const assistant = use(AssistantContext)
  const button = useRef<HTMLButtonElement>(null)
  const [Bar, setBar] = useState<ComponentType<ReadingBarProps>>()
  const [start, setStart] = useState<ReadingBarProps['start'] | null>(null)

  function read(from: Range | null) {
    const subject = assistant && subjectOf(assistant.actor.getSnapshot())
    if (subject?.kind !== 'article') return
    // At once: a press also starts what the browser has blocked.
    assistant?.stop()
    setStart({ from, articleId: subject.id })
    void loadBar().then((loaded) => setBar(() => loaded))
  }

  function end() {
    setStart(null)
    if (document.activeElement?.closest('[data-reading-bar]')) button.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        data-read-aloud=""
        data-needs-script=""
        data-no-gesture=""
        onClick={() => (start ? end() : read(null))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path
            d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8.2 8.2 0 0 1 0 11.6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
        {i18n._(start ? 'reading_stop' : 'read_to_me')}
      </button>
      <SelectionQuestion also={{ label: i18n._('read_from_here'), act: read }} />
      {start && Bar && <Bar key={start.articleId} start={start} onEnd={end} />}
    </>
  )
}
