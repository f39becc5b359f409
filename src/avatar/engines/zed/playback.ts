import { createAudioClock } from './audio-clock.ts'

export type PlaybackEvent =
  | { type: 'speech.started' }
  /** Position in seconds. `speech.paused` lasts until resumed, `speech.stalled` until more data arrives. */
  | { type: 'speech.paused' | 'speech.stalled' | 'speech.resumed'; at: number }
  | { type: 'speech.ended' }
  | { type: 'engine.failed'; reason: 'blocked' | 'audio'; error: unknown }

/** Timeouts in ms for the start, and for a stall. */
export const voicePatience = { start: 30_000, stall: 8_000 } as const

export interface Playback {
  /** Plays a URL (also data:), replacing the current sound. Call it inside a user gesture if there is one. */
  play: (url: string) => void
  stop: () => void
  pause: () => void
  resume: () => void
  setRate: (rate: number) => void
  seek: (at: number) => void
  /**
   * Called inside a user gesture, lets later sounds start without one: an answer may come when the gesture no longer
   * counts. Returns false during a sound, which it would stop.
   */
  unlock: () => boolean
  currentTime: () => number | null
  dispose: () => void
}

interface Sound {
  drop: AbortController
  clock: (() => number) | null
  standing: 'paused' | 'stalled' | null
}

/** Uses a single audio element: browsers allow autoplay per element, and an element streams across origins. */
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
    // Also stops the download; removing the source raises no error event.
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
    // The browser paused by itself: headphones, a call, a media key, history navigation.
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
    // Reassigning restarts the element even for the same URL.
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

  // Reported synchronously: a page being left gets no more events.
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

  /** What is timed by the sound learns its position anew. */
  function tellPosition() {
    if (!playing?.clock || element.ended) return
    const at = element.currentTime
    if (playing.standing === 'paused') onEvent({ type: 'speech.paused', at })
    if (playing.standing) return
    onEvent({ type: 'speech.stalled', at })
    onEvent({ type: 'speech.resumed', at })
  }

  function seek(at: number) {
    if (!playing?.clock || element.ended) return
    element.currentTime = at
    tellPosition()
  }

  /** A rate holds for later sounds too. */
  function setRate(rate: number) {
    element.defaultPlaybackRate = rate
    element.playbackRate = rate
    if (!playing?.standing) tellPosition()
  }

  // Browsers lift the restriction of an element that a gesture loads, though it has no source.
  function unlock(): boolean {
    if (playing) return false
    element.load()
    return true
  }

  return {
    play,
    unlock,
    stop: () => {
      drop()
      silence()
    },
    pause,
    resume,
    setRate,
    seek,
    currentTime: () => playing?.clock?.() ?? null,
    dispose: () => {
      drop()
      silence()
    },
  }
}
