import { createAudioClock } from './audio-clock.ts'

/** What became of the sound that was asked for last. Nothing is told of a sound that was dropped. */
export type PlaybackEvent =
  | { type: 'speech.started' }
  /** It stands still at so many seconds: `speech.paused` until it is resumed, `speech.stalled` until more of it has come. */
  | { type: 'speech.paused' | 'speech.stalled' | 'speech.resumed'; at: number }
  | { type: 'speech.ended' }
  | { type: 'engine.failed'; reason: 'blocked' | 'audio'; error: unknown }

/** Times in ms: how long a sound may take to begin, and to go on after it ran dry. */
export const voicePatience = { start: 15_000, stall: 8_000 } as const

/** Zed's voice: one sound at a time. */
export interface Playback {
  /** Plays a sound (any URL, data: too) from its start, instead of the one before. Call it within a gesture if there is one. */
  play: (url: string) => void
  /** Silence at once; nothing is told about the sound any more. */
  stop: () => void
  /** The sound stands still, also one that has not begun. */
  pause: () => void
  /** The sound goes on where it stood; fails where it is gone. */
  resume: () => void
  /** Seconds into the sound by its own clock, null before it has begun and after its end. */
  currentTime: () => number | null
  dispose: () => void
}

/** The sound that was asked for last: its clock once it has begun, and whether it stands still. */
interface Sound {
  drop: AbortController
  clock: (() => number) | null
  standing: 'paused' | 'stalled' | null
}

/**
 * Plays through one audio element for the whole visit: browsers that ask for a gesture give leave to an element, and an
 * element plays while it loads and across origins. Its coarse clock is made smooth by `createAudioClock`.
 */
export function createPlayback(element: HTMLAudioElement, onEvent: (event: PlaybackEvent) => void): Playback {
  let playing: Sound | null = null
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
    onEvent({ type: 'engine.failed', reason, error })
  }

  function wait(ms: number) {
    clearTimeout(patience)
    patience = setTimeout(() => fail('audio', new Error(`the sound did not come within ${ms} ms`)), ms)
  }

  function play(url: string) {
    drop()
    element.pause()
    const current: Sound = { drop: new AbortController(), clock: null, standing: null }
    playing = current
    const { signal } = current.drop
    element.addEventListener(
      'playing',
      () => {
        // An event of the sound before, still under way when it was dropped, finds the element reset.
        if (element.readyState === 0 || element.paused) return
        clearTimeout(patience)
        const wasStanding = current.standing
        current.standing = null
        if (current.clock) {
          if (wasStanding) onEvent({ type: 'speech.resumed', at: element.currentTime })
          return
        }
        current.clock = createAudioClock(
          () => element.currentTime,
          () => performance.now() / 1000,
        )
        onEvent({ type: 'speech.started' })
      },
      { signal },
    )
    element.addEventListener(
      'waiting',
      () => {
        wait(current.clock ? voicePatience.stall : voicePatience.start)
        if (current.clock) stand(current, 'stalled')
      },
      { signal },
    )
    // Headphones, a call, a media key, the way back through the history: browsers stop the sound without being asked.
    element.addEventListener(
      'pause',
      () => {
        if (element.paused && !element.ended && current.clock) stand(current, 'paused')
      },
      { signal },
    )
    element.addEventListener(
      'ended',
      () => {
        if (!element.ended) return
        drop()
        onEvent({ type: 'speech.ended' })
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
    begin(current)
  }

  function stand(sound: Sound, how: 'paused' | 'stalled') {
    if (sound.standing === 'paused' || sound.standing === how) return
    sound.standing = how
    if (how === 'paused') clearTimeout(patience)
    onEvent({ type: `speech.${how}`, at: sound.clock ? element.currentTime : 0 })
  }

  function begin(sound: Sound) {
    Promise.resolve(element.play()).catch((error: unknown) => {
      if (sound.drop.signal.aborted) return
      const name = error instanceof DOMException ? error.name : ''
      if (name === 'AbortError' && element.paused) stand(sound, 'paused')
      else fail(name === 'NotAllowedError' ? 'blocked' : 'audio', error)
    })
  }

  // Told at once: a page that is being left hears of no event any more.
  function pause() {
    if (!playing || element.ended) return
    element.pause()
    stand(playing, 'paused')
  }

  function resume() {
    if (!playing || element.error || !element.hasAttribute('src')) {
      fail('audio', new Error('the sound is gone'))
      return
    }
    playing.standing = playing.clock ? 'stalled' : null
    wait(playing.clock ? voicePatience.stall : voicePatience.start)
    begin(playing)
  }

  return {
    play,
    stop: () => {
      drop()
      silence()
    },
    pause,
    resume,
    currentTime: () => playing?.clock?.() ?? null,
    dispose: () => {
      drop()
      silence()
    },
  }
}
