/** What came of sharing, as the message that says so. */
export type ShareOutcome = 'share_copied' | 'share_failed'

/** Shares an address by the system's own means, or else copies it. Nothing comes back from the former. */
export async function sharePage(title: string, url: string): Promise<ShareOutcome | null> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return null
    }
    await navigator.clipboard.writeText(url)
    return 'share_copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'share_failed'
  }
}
