export type MediaKey = readonly [MediaSessionAction, () => void]

/** Offers the device's media controls, or takes them back. */
export function offerMediaKeys(session: MediaSession, keys: readonly MediaKey[], isOffered: boolean): void {
  for (const [action, handler] of keys) {
    try {
      session.setActionHandler(action, isOffered ? handler : null)
    } catch {
      // Browsers throw on unknown actions; the known ones still work.
    }
  }
}
