import { useCallback, useEffect, useState } from 'react'

/** What of a draft is kept, in UTF-16 code units. */
export const draftLimit = 10_000

const storageName = (key: string) => `zed:draft:${key}`

/** What was written under a key in this tab and not sent, before the page was loaded anew; empty when nothing was, or when it is no draft. */
export function readDraft(key: string): string {
  try {
    const kept = sessionStorage.getItem(storageName(key)) ?? ''
    return kept.length <= draftLimit ? kept : ''
  } catch {
    return ''
  }
}

/** Keeps what is being written for as long as the tab is open; an empty text, as after sending, is forgotten. */
export function keepDraft(key: string, text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(storageName(key))
    else sessionStorage.setItem(storageName(key), text.slice(0, draftLimit))
  } catch {
    // Storage is shut off, or full: what is written lives as long as the page.
  }
}

/**
 * A text that outlives the page that it is written in, and what writes it. It begins empty, as the server has drawn it; what
 * was kept comes once the part is there, unless something has been written by then. Another key is another draft.
 */
export function useKeptDraft(key: string): [text: string, write: (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => {
    setText((written) => written || readDraft(key))
  }, [key])
  const write = useCallback(
    (written: string) => {
      setText(written)
      keepDraft(key, written)
    },
    [key],
  )
  return [text, write]
}
