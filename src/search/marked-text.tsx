import { Fragment } from 'react'
import type { TextPart } from '../contract/search-view.ts'

export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  // Parts are identified by position.
  const pieces = parts.map((part, place) => ({ ...part, place }))
  return pieces.map(({ text, marked, place }) =>
    marked ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
  )
}
