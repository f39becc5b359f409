import { useLingui } from '@lingui/react'
import type { Source } from '../contract/talk-reply.ts'
import { citedWithin } from './cited.ts'
import { SourceLink } from './source-link.tsx'
import styles from './sources.module.css'

/** The marks of the sentences that carry a part of an answer's text. Each leads to its sentence. */
export function Marks({ sources, from, to }: { sources: readonly Source[]; from: number; to: number }) {
  const { i18n } = useLingui()
  return citedWithin(sources, from, to).map(({ number, title, href }) => (
    <sup key={number} className={styles['mark']}>
      <SourceLink href={href} label={i18n._('source_mark', { number, title })}>
        {number}
      </SourceLink>
    </sup>
  ))
}
