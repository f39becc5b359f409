import { isPaused, isSpeaking, spokenOf, subjectOf } from './assistant-context.ts'
import type { PanelActor, PanelSnapshot } from './assistant-context.ts'
import { sentenceStep } from './sentence-step.ts'

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
  const step = (by: -1 | 1) => {
    const spoken = spokenOf(panel.getSnapshot())
    if (spoken) panel.send(sentenceStep(spoken.reply, currentTime() ?? 0, by))
  }
  const handlers: [MediaSessionAction, () => void][] = [
    ['play', () => panel.send({ type: 'listen' })],
    ['pause', () => panel.send({ type: 'pause' })],
    ['stop', () => panel.send({ type: 'stop' })],
    ['previoustrack', () => step(-1)],
    ['nexttrack', () => step(1)],
  ]
  let shown: string | null = null
  /** A reading has the controls while the panel is silent. */
  let told: MediaSessionPlaybackState = 'none'

  function handle(isOffered: boolean): void {
    for (const [action, handler] of handlers) {
      try {
        session.setActionHandler(action, isOffered ? handler : null)
      } catch {
        // Browsers throw on unknown actions; the known ones still work.
      }
    }
  }

  function follow(snapshot: PanelSnapshot): void {
    const state = isPaused(snapshot) ? 'paused' : isSpeaking(snapshot) ? 'playing' : 'none'
    const title = state === 'none' ? null : titleOf(snapshot)
    if (title !== shown) {
      if ((title === null) !== (shown === null)) handle(title !== null)
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
    handle(false)
    session.metadata = null
    session.playbackState = 'none'
  }
}
