import { useLingui } from '@lingui/react'
import type { Source } from '../contract/talk-reply.ts'
import { citedWithin } from './cited.ts'
import { SourceLink } from './source-link.tsx'
import styles from './sources.module.css'

/** Word joiner (U+2060): keeps a mark on the line of the preceding word. */
const joiner = '\u2060'

export function Marks({ sources, from, to }: { sources: readonly Source[]; from: number; to: number }) {
  const { i18n } = useLingui()
  return citedWithin(sources, from, to).map(({ number, title, href }) => (
    <sup key={number} className={styles['mark']}>
      {joiner}
      <SourceLink href={href} label={i18n._('source_mark', { number, title })}>
        {number}
      </SourceLink>
    </sup>
  ))
}

/** A text with a source mark after each supported sentence. */
export function MarkedText({ text, sources }: { text: string; sources: readonly Source[] }) {
  const ends = [...new Set(sources.flatMap(({ to }) => (to === undefined || to > text.length ? [] : [to])))]
  if (ends.length === 0) return <span>{text}</span>
  const cuts = [0, ...ends.toSorted((a, b) => a - b)]
  return (
    <>
      {cuts.slice(1).map((to, at) => (
        <span key={to}>
          <span>{text.slice(cuts[at], to)}</span>
          <Marks sources={sources} from={cuts[at] ?? 0} to={to} />
        </span>
      ))}
      <span>{text.slice(cuts.at(-1))}</span>
    </>
  )
}
