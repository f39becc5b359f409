import { createAudioClock } from './audio-clock.ts'

/** What became of the sound that was asked for last. Nothing is told of a sound that was dropped. */
export type PlaybackEvent =
  { type: 'started' } | { type: 'ended' } | { type: 'failed'; reason: 'blocked' | 'audio'; error: unknown }

/** Times in ms: how long a sound may take to begin, and to go on after it ran dry. */
export const voicePatience = { start: 15_000, stall: 8_000 } as const

/** Zed's voice: one sound at a time. */
export interface Playback {
  /** Plays a sound (any URL, data: too) from its start, instead of the one before. Call it within a gesture if there is one. */
  play: (url: string) => void
  /** Silence at once; nothing is told about the sound any more. */
  stop: () => void
  /** Seconds into the sound by its own clock, null before it has begun and after its end. */
  currentTime: () => number | null
  dispose: () => void
}

/**
 * Plays through one audio element for the whole visit: browsers that ask for a gesture give leave to an element, and an
 * element plays while it loads and across origins. Its coarse clock is made smooth by `createAudioClock`.
 */
export function createPlayback(element: HTMLAudioElement, onEvent: (event: PlaybackEvent) => void): Playback {
  let playing: { drop: AbortController; clock: (() => number) | null } | null = null
  let patience: ReturnType<typeof setTimeout> | undefined

  function drop() {
    clearTimeout(patience)
    playing?.drop.abort()
    playing = null
  }

  function silence() {
    element.pause()
    if (!element.hasAttribute('src')) return
    // Stops the download as well; taking the source away tells no error.
    element.removeAttribute('src')
    element.load()
  }

  function fail(reason: 'blocked' | 'audio', error: unknown) {
    drop()
    silence()
    onEvent({ type: 'failed', reason, error })
  }

  function wait(ms: number) {
    clearTimeout(patience)
    patience = setTimeout(() => fail('audio', new Error(`the sound did not come within ${ms} ms`)), ms)
  }

  function play(url: string) {
    drop()
    element.pause()
    const current = { drop: new AbortController(), clock: null as (() => number) | null }
    playing = current
    const { signal } = current.drop
    element.addEventListener(
      'playing',
      () => {
        // An event of the sound before, still under way when it was dropped, finds the element reset.
        if (element.readyState === 0) return
        clearTimeout(patience)
        if (current.clock) return
        current.clock = createAudioClock(
          () => element.currentTime,
          () => performance.now() / 1000,
        )
        onEvent({ type: 'started' })
      },
      { signal },
    )
    element.addEventListener('waiting', () => wait(current.clock ? voicePatience.stall : voicePatience.start), {
      signal,
    })
    element.addEventListener(
      'ended',
      () => {
        if (!element.ended) return
        drop()
        onEvent({ type: 'ended' })
      },
      { signal },
    )
    element.addEventListener(
      'error',
      () => {
        if (element.error) fail('audio', element.error)
      },
      { signal },
    )
    wait(voicePatience.start)
    element.src = url
    // The element starts anew even for the URL it has just played.
    Promise.resolve(element.play()).catch((error: unknown) => {
      if (signal.aborted) return
      fail(error instanceof DOMException && error.name === 'NotAllowedError' ? 'blocked' : 'audio', error)
    })
  }

  return {
    play,
    stop: () => {
      drop()
      silence()
    },
    currentTime: () => playing?.clock?.() ?? null,
    dispose: () => {
      drop()
      silence()
    },
  }
}
