import { Fragment } from 'react'
import type { TextPart } from '../contract/search-view.ts'

/** A text with its matches marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  // The pieces of a text have no names of their own: their places tell them apart.
  const pieces = parts.map((part, place) => ({ ...part, place }))
  return pieces.map(({ text, marked, place }) =>
    marked ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
  )
}
