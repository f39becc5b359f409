import type { TalkReply } from '../../../contract/talk-reply.ts'
import { onFirstTouch } from '../../../runtime/first-interaction.ts'
import { followVolume } from '../../sound-volume.ts'
import type { Attention, AvatarEngine, CreateEngine, EngineOptions } from '../../engine.ts'
import { frameLead } from './frame-lead.ts'
import type { Score } from './performer.ts'
import type { CreateStage, Stage, StageOptions } from './stage.ts'
import type { Playback, PlaybackEvent } from './playback.ts'
import { createPlayback } from './playback.ts'
import { inGesture } from './in-gesture.ts'

export interface ZedParts {
  createPlayback: (onEvent: (event: PlaybackEvent) => void) => Playback
  /** Loads the three.js stage; rejects if loading fails. The stage throws without WebGL. */
  loadThreeStage: () => Promise<CreateStage>
  loadDrawnStage: () => Promise<CreateStage>
  /** Derives visemes from loudness, for replies without visemes. */
  hearVisemes: (url: string, duration: number) => Promise<Score['visemes']>
  /** Calls back once at the first touch (at once if there was one). Returns a cancel function. */
  whenTouched: (callback: () => void) => () => void
  /** Calls back inside user gestures until it gets true. Returns a cancel function. */
  inGesture: (callback: () => boolean) => () => void
}

type StageKind = 'still' | 'three' | 'drawn'

/** Creates the engine from injected parts; `createEngine` passes the browser's. */
export function assembleEngine(options: EngineOptions, parts: ZedParts): AvatarEngine {
  let host: HTMLElement | null = null
  let stage: Stage | null = null
  let visible = false
  let touched = false
  let loading = false
  let disposed = false
  let score: Score | null = null
  let attention: Attention = { state: 'idle' }
  let sounding = false
  let rate = 1
  let begun = Promise.resolve()
  let tellBegun = () => {}

  const playback = parts.createPlayback((event) => {
    tellBegun()
    if (disposed) return
    sounding = event.type === 'speech.started' || event.type === 'speech.resumed'
    if (sounding) wake()
    options.onEvent(event)
  })
  const forget = parts.whenTouched(wake)
  const locked = parts.inGesture(() => playback.unlock())

  function wake() {
    touched = true
    void loadStage()
  }

  function show(kind: StageKind) {
    if (host) host.dataset.stage = kind
  }

  /** Loads the stage only when visible and after a touch or allowed sound, so that the page has priority. */
  async function loadStage() {
    if (!host || !visible || !touched || loading || stage) return
    loading = true
    // With neither, the next touch tries again.
    loading = (await tryStage('three', parts.loadThreeStage)) || (await tryStage('drawn', parts.loadDrawnStage))
  }

  async function tryStage(kind: StageKind, load: () => Promise<CreateStage>): Promise<boolean> {
    try {
      const createStage = await load()
      // A slow device compiles shaders for seconds, which would hold back a sound that is about to begin.
      await begun
      if (disposed || !host) return true
      stage = createStage(stageOptions(host, kind))
      stage.setVisible(visible)
      return true
    } catch (error) {
      console.warn(`Zed's ${kind} picture is not to be had here`, error)
      return false
    }
  }

  /** Position of the sound when the frame that is being drawn is seen. */
  function seenTime(): number | null {
    const time = sounding ? playback.currentTime() : null
    return time === null ? null : time + frameLead * rate
  }

  function stageOptions(place: HTMLElement, kind: StageKind): StageOptions {
    return {
      host: place,
      reducedMotion: options.reducedMotion,
      speech: { score: () => score, currentTime: seenTime, attention: () => attention },
      onShown: () => show(kind),
      onLost: () => {
        if (disposed) return
        show('still')
        options.onEvent({ type: 'engine.lost' })
      },
      onGone: () => {
        stage?.dispose()
        stage = null
        show('still')
        void tryStage('drawn', parts.loadDrawnStage)
      },
    }
  }

  function receive(reply: TalkReply) {
    if (disposed) return
    const { text, words, sources, emotionEvents, duration, visemes } = reply
    sounding = false
    const own: Score = { text, words, sources, visemes: visemes ?? [], emotionEvents, duration }
    score = own
    tellBegun()
    begun = new Promise((resolve) => (tellBegun = resolve))
    playback.play(reply.audio)
    if (visemes && visemes.length > 0) return
    parts.hearVisemes(reply.audio, duration).then(
      (heard) => {
        if (score === own) score = { ...own, visemes: heard }
      },
      (error: unknown) => console.warn('the mouth cannot follow this sound', error),
    )
  }

  return {
    mount(place) {
      host = place
      show('still')
      queueMicrotask(() => {
        if (!disposed) options.onEvent({ type: 'engine.ready' })
      })
      void loadStage()
    },
    receive,
    stopAudio() {
      sounding = false
      score = null
      tellBegun()
      playback.stop()
    },
    attend(given) {
      attention = given
    },
    // Zed's canvas takes no keys, but a script could have focused something in the host.
    releaseKeyboard() {
      const focused = host?.ownerDocument.activeElement
      if (focused instanceof HTMLElement && host?.contains(focused)) focused.blur()
    },
    pause: () => playback.pause(),
    resume: () => playback.resume(),
    setRate(given) {
      rate = given
      playback.setRate(given)
    },
    seek: (at) => playback.seek(at),
    currentTime: () => playback.currentTime(),
    setVisible(shown) {
      visible = shown
      stage?.setVisible(shown)
      void loadStage()
    },
    dispose() {
      disposed = true
      forget()
      locked()
      playback.dispose()
      stage?.dispose()
      stage = null
    },
  }
}

export const createEngine: CreateEngine = (options) =>
  assembleEngine(options, {
    createPlayback(onEvent) {
      const audio = new Audio()
      const leave = followVolume(({ volume, isMuted }) => Object.assign(audio, { volume, muted: isMuted }))
      const playback = createPlayback(audio, onEvent)
      return {
        ...playback,
        dispose() {
          leave()
          playback.dispose()
        },
      }
    },
    loadThreeStage: async () => (await import('./three-stage.ts')).createThreeStage,
    loadDrawnStage: async () => (await import('./drawn-stage.ts')).createDrawnStage,
    hearVisemes: async (url, duration) => (await import('./hearing.ts')).hearVisemes(url, duration),
    // Deferred, because the engine isn't complete yet.
    whenTouched: (callback) => onFirstTouch(() => queueMicrotask(callback)),
    inGesture,
  })
