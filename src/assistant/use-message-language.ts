import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Message } from './conversation.ts'

/** Returns the language in which a message first appeared, if the page's language has changed since. */
export function useMessageLanguage(): (message: Message) => string | undefined {
  const now = useLingui().i18n.locale
  const [first] = useState(() => new Map<string, string>())
  return ({ id, content }) => {
    // A streaming answer keeps its start, so this key is stable; a translated summary gets a new one.
    const key = id + content.slice(0, 16)
    if (!first.has(key)) first.set(key, now)
    const own = first.get(key)
    return own === now ? undefined : own
  }
}
