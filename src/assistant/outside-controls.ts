import { isSpeaking } from './assistant-context.ts'
import type { PanelActor } from './assistant-context.ts'

/** Pauses Zed when the page is left, and connects media controls at the first speech. Returns a cleanup function. */
export function connectOutsideControls(panel: PanelActor, page: Window, currentTime: () => number | null): () => void {
  const onLeave = () => panel.send({ type: 'pause' })
  page.addEventListener('pagehide', onLeave)
  const { mediaSession } = page.navigator as Partial<Navigator>
  let isOver = false
  let end: (() => void) | undefined
  const heard = panel.subscribe((snapshot) => {
    if (!mediaSession || !isSpeaking(snapshot)) return
    heard.unsubscribe()
    import('./media-session.deferred.ts').then(
      ({ offerMediaSession }) => {
        if (!isOver) end = offerMediaSession(panel, mediaSession, currentTime)
      },
      (error: unknown) => console.error("The device's player is not told", error),
    )
  })
  return () => {
    isOver = true
    page.removeEventListener('pagehide', onLeave)
    heard.unsubscribe()
    end?.()
  }
}
