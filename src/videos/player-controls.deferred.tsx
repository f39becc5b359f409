import { useLingui } from '@lingui/react'
import { createMediaStore, type MediaState, type MediaStore } from 'media-chrome/media-store/media-store'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { clockTime } from './clock-time.ts'
import { CaptionsIcon, FullScreenIcon, PauseIcon, PlayIcon, SoundIcon } from './player-icons.tsx'
import styles from './player.island.module.css'
import type { Playable } from './video-views.server.ts'
import { useZedSpeaks } from './zed-speaking.deferred.ts'

export interface PlayerControlsProps {
  root: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
  film: Pick<Playable, 'title' | 'durationSeconds'>
  running: boolean
  muted: boolean
  captions: boolean
  onTogglePlaying: () => void
  onToggleSound: () => void
  onToggleCaptions: () => void
  onZedSpeaks: () => void
  arrowsAreVolume: boolean
  /** Returns the keys pressed before the controls loaded and stops recording them. */
  takeEarlyKeys: () => readonly KeyboardEvent[]
}

const speeds = [0.75, 1, 1.25, 1.5, 2]
const volumeStep = 0.1
const arrowStep = 5

/** Attributes that register elements with a Media Chrome store. */
const owners = ['mediaelementchangerequest', 'fullscreenelementchangerequest', 'documentelementchangerequest'] as const

/** Media Chrome's store: one state for playback and full screen across browsers. */
function useMediaStore({ root, video }: Pick<PlayerControlsProps, 'root' | 'video'>) {
  const [store, setStore] = useState<MediaStore | null>(null)
  useEffect(() => {
    const made = createMediaStore({
      media: video.current,
      fullscreenElement: root.current,
      documentElement: document,
      // No preferences persist beyond the page.
      options: { noVolumePref: true, noMutedPref: true, noSubtitlesLangPref: true },
    })
    setStore(made)
    return () => {
      // The store removes its listeners only on request; its cast detection would leak the film and the page.
      for (const type of owners) made.dispatch({ type, detail: undefined })
    }
  }, [root, video])
  const empty = useRef<Partial<MediaState>>({})
  const subscribe = useCallback((listener: () => void) => store?.subscribe(listener) ?? (() => {}), [store])
  const state = useSyncExternalStore(subscribe, () => store?.getState() ?? empty.current)
  const ask = useCallback(
    (type: string, detail?: number) => store?.dispatch({ type, detail } as Parameters<MediaStore['dispatch']>[0]),
    [store],
  )
  return { state, ask, isReady: store !== null }
}

export function PlayerControls(props: PlayerControlsProps) {
  const { root, film, running, muted, captions, arrowsAreVolume } = props
  const { onTogglePlaying, onToggleSound, onToggleCaptions, onZedSpeaks, takeEarlyKeys } = props
  const { i18n } = useLingui()
  const { state, ask, isReady } = useMediaStore(props)
  const duration = film.durationSeconds
  const time = state.mediaCurrentTime ?? 0
  const full = state.mediaIsFullscreen ?? false
  const rate = state.mediaPlaybackRate ?? 1
  const volume = state.mediaVolume ?? 1

  const toggleFull = useCallback(
    () => ask(full ? 'mediaexitfullscreenrequest' : 'mediaenterfullscreenrequest'),
    [ask, full],
  )
  useZedSpeaks(onZedSpeaks)
  const onKey = useRef<(event: KeyboardEvent) => void>(() => {})
  useEffect(() => {
    onKey.current = (event) => {
      const isField = event.target instanceof Element && event.target.matches('input, select')
      if (event.ctrlKey || event.metaKey || event.altKey || isField) return
      const louder = (by: number) => ask('mediavolumerequest', Math.min(1, Math.max(0, volume + by)))
      const faster = (by: number) => ask('mediaplaybackraterequest', speeds.at(speeds.indexOf(rate) + by) ?? rate)
      const seek = (by: number) => ask('mediaseekrequest', Math.min(duration, Math.max(0, time + by)))
      const actions: Record<string, () => void> = {
        k: onTogglePlaying,
        m: onToggleSound,
        c: onToggleCaptions,
        f: toggleFull,
        ArrowLeft: () => seek(-arrowStep),
        ArrowRight: () => seek(arrowStep),
        '>': () => faster(speeds.indexOf(rate) < speeds.length - 1 ? 1 : 0),
        '<': () => faster(speeds.indexOf(rate) > 0 ? -1 : 0),
        ...(arrowsAreVolume && { ArrowUp: () => louder(volumeStep), ArrowDown: () => louder(-volumeStep) }),
      }
      const action = actions[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
  })
  useEffect(() => {
    if (!isReady) return undefined
    const listening = new AbortController()
    for (const event of takeEarlyKeys()) onKey.current(event)
    root.current?.addEventListener('keydown', (event) => onKey.current(event), { signal: listening.signal })
    return () => listening.abort()
  }, [root, isReady, takeEarlyKeys])

  return (
    <>
      {/* Visual only: for keyboard and screen readers, the picture is the button. */}
      <button type="button" className={styles['control']} tabIndex={-1} aria-hidden="true" onClick={onTogglePlaying}>
        {running ? <PauseIcon /> : <PlayIcon />}
      </button>
      <span className={`mono ${styles['clock']}`}>
        {clockTime(time)} / {clockTime(duration)}
      </span>
      <input
        type="range"
        className={styles['seek']}
        min={0}
        max={duration}
        step={0.1}
        value={Math.min(time, duration)}
        aria-label={i18n._('video_position')}
        aria-valuetext={i18n._('video_position_of', { time: clockTime(time), duration: clockTime(duration) })}
        onChange={({ target }) => ask('mediaseekrequest', Number(target.value))}
      />
      {!muted && (
        <button
          type="button"
          className={styles['control']}
          aria-label={i18n._('video_sound_off')}
          data-sound=""
          onClick={onToggleSound}
        >
          <SoundIcon muted={false} />
        </button>
      )}
      <input
        type="range"
        className={styles['volume']}
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        aria-label={i18n._('video_volume')}
        onChange={({ target }) => {
          ask('mediavolumerequest', Number(target.value))
          if (muted) onToggleSound()
        }}
      />
      <button
        type="button"
        className={styles['control']}
        aria-label={i18n._('video_captions')}
        aria-pressed={captions}
        onClick={onToggleCaptions}
      >
        <CaptionsIcon />
      </button>
      <select
        className={`mono ${styles['speed']}`}
        aria-label={i18n._('video_speed')}
        value={rate}
        onChange={({ target }) => ask('mediaplaybackraterequest', Number(target.value))}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {i18n.number(speed)}×
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles['control']}
        aria-label={i18n._(full ? 'video_full_screen_off' : 'video_full_screen')}
        onClick={toggleFull}
      >
        <FullScreenIcon full={full} />
      </button>
    </>
  )
}
