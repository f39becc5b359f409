import { isSpeaking } from './assistant-context.ts'
import type { PanelActor } from './assistant-context.ts'

/**
 * What stops or steers Zed from outside the page: a page that is left falls silent, also one that may come back by the browser's
 * history, and the device's own player follows as soon as something is said. Returns a function that stops it.
 */
export function connectOutsideControls(panel: PanelActor, page: Window): () => void {
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
        if (!isOver) end = offerMediaSession(panel, mediaSession)
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
