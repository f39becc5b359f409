import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { MessageId } from '../i18n/catalogue.ts'
import styles from './plain-page.module.css'

export interface PlainPageProps {
  title: MessageId
  intro: MessageId
  children: ReactNode
}

/** A page of plain text: a title, an opening sentence and sections. */
export function PlainPage({ title, intro, children }: PlainPageProps) {
  const { i18n } = useLingui()
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 tabIndex={-1}>{i18n._(title)}</h1>
      <p className={styles['intro']}>{i18n._(intro)}</p>
      {children}
    </div>
  )
}

/** A section of a plain page. */
export function PlainSection({ title, text, children }: { title: MessageId; text?: MessageId; children?: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <section className={styles['section']}>
      <h2>{i18n._(title)}</h2>
      <div>
        {text && <p>{i18n._(text)}</p>}
        {children}
      </div>
    </section>
  )
}
