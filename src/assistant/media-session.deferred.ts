import { isPaused, isSpeaking, subjectOf } from './assistant-context.ts'
import type { PanelActor, PanelSnapshot } from './assistant-context.ts'
import { offerMediaKeys, type MediaKey } from './media-keys.ts'
import { stepBySentence } from './sentence-step.ts'

const zed = 'Zed'

const titleOf = (snapshot: PanelSnapshot): string => {
  const subject = subjectOf(snapshot)
  return (subject.kind === 'article' && subject.title) || zed
}

/** Connects speech to the device's media controls while Zed speaks or is paused. Returns a cleanup function. */
export function offerMediaSession(
  panel: PanelActor,
  session: MediaSession,
  currentTime: () => number | null,
  metadata: (init: MediaMetadataInit) => MediaMetadata = (init) => new MediaMetadata(init),
): () => void {
  const step = (by: -1 | 1) => stepBySentence(panel, currentTime(), by)
  const keys: readonly MediaKey[] = [
    ['play', () => panel.send({ type: 'listen' })],
    ['pause', () => panel.send({ type: 'pause' })],
    ['stop', () => panel.send({ type: 'stop' })],
    ['previoustrack', () => step(-1)],
    ['nexttrack', () => step(1)],
  ]
  let shown: string | null = null
  /** A reading has the controls while the panel is silent. */
  let told: MediaSessionPlaybackState = 'none'

  function follow(snapshot: PanelSnapshot): void {
    const state = isPaused(snapshot) ? 'paused' : isSpeaking(snapshot) ? 'playing' : 'none'
    const title = state === 'none' ? null : titleOf(snapshot)
    if (title !== shown) {
      if ((title === null) !== (shown === null)) offerMediaKeys(session, keys, title !== null)
      session.metadata = title === null ? null : metadata({ title, artist: zed })
      shown = title
    }
    if (told !== state) session.playbackState = told = state
  }

  follow(panel.getSnapshot())
  const { unsubscribe } = panel.subscribe(follow)
  return () => {
    unsubscribe()
    if (shown === null) return
    offerMediaKeys(session, keys, false)
    session.metadata = null
    session.playbackState = 'none'
  }
}
