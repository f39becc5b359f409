import { useLingui } from '@lingui/react'
import { createMediaStore, type MediaState, type MediaStore } from 'media-chrome/dist/media-store/media-store.js'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { clockTime } from './clock-time.ts'
import { CaptionsIcon, FullScreenIcon, SoundIcon } from './player-icons.tsx'
import styles from './player.module.css'

export interface PlayerControlsProps {
  /** What is shown in full screen. */
  root: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
  /** Seconds. */
  duration: number
  muted: boolean
  onToggleSound: () => void
  captions: boolean
  onToggleCaptions: () => void
  arrowsAreVolume: boolean
}

const speeds = [0.75, 1, 1.25, 1.5, 2]
const volumeStep = 0.1

/** Media Chrome's store on a video: one state of the element and of full screen, whatever the browser calls them. */
function useMediaStore({ root, video }: Pick<PlayerControlsProps, 'root' | 'video'>) {
  const [store, setStore] = useState<MediaStore | null>(null)
  useEffect(() => {
    setStore(
      createMediaStore({
        media: video.current,
        fullscreenElement: root.current,
        documentElement: document,
        // Nothing of the visitor is kept beyond the page.
        options: { noVolumePref: true, noMutedPref: true, noSubtitlesLangPref: true },
      }),
    )
  }, [root, video])
  const empty = useRef<Partial<MediaState>>({})
  const subscribe = useCallback((listener: () => void) => store?.subscribe(listener) ?? (() => {}), [store])
  const state = useSyncExternalStore(subscribe, () => store?.getState() ?? empty.current)
  const ask = useCallback(
    (type: string, detail?: number) => store?.dispatch({ type, detail } as Parameters<MediaStore['dispatch']>[0]),
    [store],
  )
  return { state, ask }
}

/** Seek bar, sound, speed, captions and full screen of a player. */
export function PlayerControls(props: PlayerControlsProps) {
  const { root, duration, muted, onToggleSound, captions, onToggleCaptions, arrowsAreVolume } = props
  const { i18n } = useLingui()
  const { state, ask } = useMediaStore(props)
  const time = state.mediaCurrentTime ?? 0
  const full = state.mediaIsFullscreen ?? false
  const rate = state.mediaPlaybackRate ?? 1
  const volume = state.mediaVolume ?? 1

  const toggleFull = useCallback(
    () => ask(full ? 'mediaexitfullscreenrequest' : 'mediaenterfullscreenrequest'),
    [ask, full],
  )
  useEffect(() => {
    const player = root.current
    if (!player) return undefined
    const listening = new AbortController()
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.matches('input, select')
      if (event.ctrlKey || event.metaKey || event.altKey || isField) return
      const louder = (by: number) => ask('mediavolumerequest', Math.min(1, Math.max(0, volume + by)))
      const faster = (by: number) => ask('mediaplaybackraterequest', speeds.at(speeds.indexOf(rate) + by) ?? rate)
      const actions: Record<string, () => void> = {
        f: toggleFull,
        '>': () => faster(speeds.indexOf(rate) < speeds.length - 1 ? 1 : 0),
        '<': () => faster(speeds.indexOf(rate) > 0 ? -1 : 0),
        ...(arrowsAreVolume && { ArrowUp: () => louder(volumeStep), ArrowDown: () => louder(-volumeStep) }),
      }
      const action = actions[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    player.addEventListener('keydown', onKeyDown, { signal: listening.signal })
    return () => listening.abort()
  }, [root, ask, toggleFull, rate, volume, arrowsAreVolume])

  return (
    <>
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
      <button
        type="button"
        className={styles['control']}
        aria-label={i18n._(muted ? 'video_sound_on' : 'video_sound_off')}
        onClick={onToggleSound}
      >
        <SoundIcon muted={muted} />
      </button>
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
