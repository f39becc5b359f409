import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { ReadAloud } from '../reading/read-aloud.tsx'
import { ArticleShare } from './article-share.tsx'
import { readTextSize, showTextSize, storeTextSize, textSizes, type TextSize } from './article-text-size.ts'
import styles from './article-tools.module.css'

export function ArticleTools() {
  const { i18n } = useLingui()
  const [current, setCurrent] = useState<TextSize>('normal')

  // The server can't know the stored size.
  useEffect(() => setCurrent(readTextSize()), [])

  function choose(size: TextSize) {
    setCurrent(size)
    showTextSize(size)
    storeTextSize(size)
  }

  return (
    <div className={styles['tools']} data-article-tools>
      <ReadAloud />
      <ArticleShare />
      <div role="group" className={styles['sizes']} aria-label={i18n._('text_size')}>
        {textSizes.map((size) => (
          <button
            key={size}
            type="button"
            className={styles['size']}
            data-size={size}
            aria-label={i18n._(`text_size_${size}`)}
            aria-pressed={size === current}
            onClick={() => choose(size)}
          >
            <span aria-hidden="true">A</span>
          </button>
        ))}
      </div>
    </div>
  )
}
