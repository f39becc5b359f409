import { useCallback, useEffect, useState } from 'react'

export const draftLimit = 10_000

const storageName = (key: string) => `zed:draft:${key}`

/** Returns the unsent draft of this tab, or an empty string. */
export function readDraft(key: string): string {
  try {
    const kept = sessionStorage.getItem(storageName(key)) ?? ''
    return kept.length <= draftLimit ? kept : ''
  } catch {
    return ''
  }
}

/** Stores a draft for the session; an empty text removes it. */
export function keepDraft(key: string, text: string): void {
  try {
    if (text.trim() === '') sessionStorage.removeItem(storageName(key))
    else sessionStorage.setItem(storageName(key), text.slice(0, draftLimit))
  } catch {
    // Storage is unavailable or full: the draft lives as long as the page.
  }
}

/**
 * A text state that survives reloads. Starts empty, like the server's markup; restores the stored draft after mounting
 * unless text was typed. The key identifies the draft.
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
