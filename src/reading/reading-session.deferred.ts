import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { offerMediaKeys, type MediaKey } from '../assistant/media-keys.ts'
import type { readingMachine } from './reading.machine.ts'

const actions: readonly (readonly [MediaSessionAction, 'resume' | 'pause' | 'stop' | 'back' | 'forward'])[] = [
  ['play', 'resume'],
  ['pause', 'pause'],
  ['stop', 'stop'],
  ['previoustrack', 'back'],
  ['nexttrack', 'forward'],
]

function stateOf(snapshot: SnapshotFrom<typeof readingMachine>): MediaSessionPlaybackState {
  if (snapshot.matches('idle') || snapshot.matches('ended')) return 'none'
  const { reading } = typeof snapshot.value === 'string' ? { reading: undefined } : snapshot.value
  return reading && !['paused', 'interrupted', 'blocked'].includes(reading.sound) ? 'playing' : 'paused'
}

/** Connects a reading to the device's media controls, which the panel has while it speaks. Returns a cleanup function. */
export function offerReadingSession(
  reading: ActorRefFrom<typeof readingMachine>,
  title: string,
  session: MediaSession,
  metadata: (init: MediaMetadataInit) => MediaMetadata = (init) => new MediaMetadata(init),
): () => void {
  const keys = actions.map(([action, type]): MediaKey => [action, () => reading.send({ type })])
  let shown: MediaSessionPlaybackState = 'none'

  function handle(isOffered: boolean): void {
    offerMediaKeys(session, keys, isOffered)
    session.metadata = isOffered ? metadata({ title, artist: 'Zed' }) : null
  }

  function follow(snapshot: SnapshotFrom<typeof readingMachine>): void {
    const state = stateOf(snapshot)
    if (state === shown) return
    // Also when it goes on: the panel may have had the controls meanwhile.
    if (state !== 'paused' || shown === 'none') handle(state !== 'none')
    session.playbackState = shown = state
  }

  follow(reading.getSnapshot())
  const { unsubscribe } = reading.subscribe(follow)
  return () => {
    unsubscribe()
    if (shown === 'none') return
    handle(false)
    session.playbackState = 'none'
  }
}
