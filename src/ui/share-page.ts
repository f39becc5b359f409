export type ShareOutcome = 'share_copied' | 'share_failed'

/** Shares a URL with the system's share sheet, or copies it. The sheet reports no result. */
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
