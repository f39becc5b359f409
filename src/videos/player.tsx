import { useLingui } from '@lingui/react'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { useLanguage } from '../i18n/language-context.tsx'
import { lazyViewWithRetry } from '../runtime/lazy-view-with-retry.ts'
import { clockTime } from './clock-time.ts'
import { cueAt } from './cue-at.ts'
import { PlayIcon, SoundIcon } from './player-icons.tsx'
import styles from './player.island.module.css'
import { useFirstInteraction } from './use-first-interaction.ts'
import { useOnScreen } from './use-on-screen.ts'
import { usePlayerMachine } from './use-player-machine.ts'
import type { Playable } from './video-views.server.ts'

/** Seek bar, keys, speed, full screen, manners towards Zed: fetched when the page is first used. */
const loadControls = lazyViewWithRetry(async () => (await import('./player-controls.deferred.tsx')).PlayerControls)
const PlayerControls = lazy(async () => ({ default: await loadControls() }))

/** What the page may ask of a player. */
export interface PlayerHandle {
  /** Plays on from a position in seconds. */
  seek: (seconds: number) => void
}

/** What the visitor has chosen for all players of a page. */
export interface PlayerChoice {
  muted: boolean
  captions: boolean
}

/** Without sound, so that it may begin by itself; with captions, so that it says something all the same. */
export const firstChoice: PlayerChoice = { muted: true, captions: true }

export interface PlayerProps {
  film: Playable
  /** Begins by itself when it is shown, where the visitor's settings allow it. */
  autoplay: boolean
  choice: PlayerChoice
  onChoice: (change: Partial<PlayerChoice>) => void
  /** Told the number of the caption that is said, -1 between captions. */
  onCue?: ((cue: number) => void) | undefined
  /** Told when the film has come to its end, and when it no longer stands there. */
  onEnded?: ((isOver: boolean) => void) | undefined
  /** Up and down are the volume, unless the page uses them itself. */
  arrowsAreVolume?: boolean
  /** What stands over the picture. */
  children?: ReactNode
  ref?: Ref<PlayerHandle> | undefined
}

/**
 * A video: its poster and the browser's own controls as the server sends it, its own controls once it is awake. It plays
 * without sound until asked for it, shows captions in the page's language, and stops when it can't be seen or Zed speaks.
 */
export function Player(props: PlayerProps) {
  const { film, autoplay, choice, onChoice, onCue, onEnded, arrowsAreVolume = true, children, ref } = props
  const { i18n } = useLingui()
  const { language } = useLanguage()
  const root = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [isAwake, setAwake] = useState(false)
  const isUsed = useFirstInteraction()
  const takeEarlyKeys = useEarlyKeys(root)
  const [time, setTime] = useState(0)
  const { state, send, reports } = usePlayerMachine(video, {
    autoplay,
    muted: choice.muted,
    title: film.title,
    onSound: (muted) => onChoice({ muted }),
  })
  const { muted } = state.context
  const running = state.hasTag('running')
  const cue = cueAt(film.transcript, time)
  const caption = film.transcript[cue]
  const hasBegun = !state.matches('poster') && !state.matches('blocked')
  const isOver = state.matches('ended')
  const keepFocus = useKeptFocus(root, muted)

  useEffect(() => {
    setAwake(true)
    if (video.current && !video.current.paused) send({ type: 'media.playing' })
  }, [send])
  useOnScreen(
    root,
    useCallback((shown) => send({ type: shown ? 'shown' : 'hidden' }), [send]),
  )
  const onZedSpeaks = useCallback(() => send({ type: 'zed.speaks' }), [send])
  useEffect(() => onCue?.(cue), [cue, onCue])
  useEffect(() => onEnded?.(isOver), [isOver, onEnded])
  useEffect(() => send({ type: 'sound.chosen', muted: choice.muted }), [choice.muted, send])
  // The tracks are what is shown; how they look is the caption's below.
  useEffect(() => {
    const tracks = video.current?.textTracks
    if (!tracks) return undefined
    const choose = () => {
      for (const track of tracks) {
        const mode = choice.captions && track.language === language ? 'showing' : 'disabled'
        if (track.mode !== mode) track.mode = mode
      }
    }
    choose()
    // The browser chooses, too, by its own language, when it gets to the tracks.
    tracks.addEventListener('change', choose)
    return () => {
      tracks.removeEventListener('change', choose)
      // Chromium keeps a film that has been taken away, and the page around it, for the style of captions that still show.
      for (const track of tracks) track.mode = 'disabled'
    }
  }, [choice.captions, language])
  useImperativeHandle(ref, () => ({ seek }))

  function seek(seconds: number) {
    if (video.current) video.current.currentTime = seconds
    setTime(seconds)
    send({ type: 'play' })
  }

  function togglePlaying() {
    send({ type: running ? 'pause' : 'play' })
  }

  function toggleSound() {
    keepFocus()
    send({ type: muted ? 'sound.on' : 'sound.off' })
  }

  return (
    <div
      ref={root}
      className={styles['player']}
      data-shape={film.technoscience ? 'tall' : 'wide'}
      data-awake={isAwake || undefined}
      data-running={running || undefined}
      data-over={isOver || undefined}
      data-player=""
      role="group"
      aria-label={i18n._('player_label', { title: film.title })}
    >
      <div className={styles['picture']}>
        <video
          ref={video}
          src={film.video}
          poster={film.poster}
          preload="none"
          playsInline
          muted={muted}
          controls={!isAwake}
          aria-label={film.title}
          tabIndex={isAwake ? -1 : undefined}
          {...reports}
          onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
          onSeeking={({ currentTarget }) => setTime(currentTarget.currentTime)}
        >
          {/* None is the default: it would be fetched beside the poster. */}
          <track kind="captions" src={film.captions.es} srcLang="es" label={i18n._('captions_in_es')} />
          <track kind="captions" src={film.captions.en} srcLang="en" label={i18n._('captions_in_en')} />
        </video>
        {isAwake && (
          <>
            <button
              type="button"
              className={styles['face']}
              data-inviting={state.hasTag('inviting') || undefined}
              aria-label={i18n._(running ? 'video_pause' : 'video_play', { title: film.title })}
              onClick={togglePlaying}
            >
              {state.hasTag('inviting') && (
                <span className={styles['invitation']}>
                  <PlayIcon />
                </span>
              )}
              {state.hasTag('busy') && <span className={styles['busy']} />}
            </button>
            <Ruler share={time / film.durationSeconds} />
            {choice.captions && hasBegun && caption && (
              <p className={styles['caption']} aria-hidden="true" lang={language}>
                <span>{caption.text}</span>
              </p>
            )}
            {muted && (
              <button type="button" className={styles['sound']} data-sound="" onClick={toggleSound}>
                <SoundIcon muted />
                {i18n._('video_sound_on')}
              </button>
            )}
            {state.matches('failed') && (
              <div className={styles['failure']} role="alert">
                <p>{i18n._('video_failed')}</p>
                <button type="button" className="action" onClick={() => send({ type: 'retry' })}>
                  {i18n._('try_again')}
                </button>
              </div>
            )}
          </>
        )}
        {children}
      </div>
      <div className={styles['bar']}>
        {isAwake && isUsed ? (
          <Suspense fallback={<Note film={film} />}>
            <PlayerControls
              root={root}
              video={video}
              film={film}
              running={running}
              muted={muted}
              captions={choice.captions}
              onTogglePlaying={togglePlaying}
              onToggleSound={toggleSound}
              onToggleCaptions={() => onChoice({ captions: !choice.captions })}
              onZedSpeaks={onZedSpeaks}
              arrowsAreVolume={arrowsAreVolume}
              takeEarlyKeys={takeEarlyKeys}
            />
          </Suspense>
        ) : (
          <Note film={film} />
        )}
      </div>
    </div>
  )
}

/** What stands in the bar until its controls come. */
function Note({ film }: { film: Playable }) {
  return (
    <p className={styles['note']} aria-hidden="true">
      <span className={`mono ${styles['clock']}`}>
        {clockTime(0)} / {clockTime(film.durationSeconds)}
      </span>
      <span>{film.title}</span>
    </p>
  )
}

/**
 * A player has one control for its sound: a large one over the picture while nothing is heard, else one in the bar. Answers
 * with what keeps the focus on it when one takes the place of the other.
 */
function useKeptFocus(root: RefObject<HTMLElement | null>, muted: boolean): () => void {
  const isKept = useRef(false)
  useLayoutEffect(() => {
    if (isKept.current) root.current?.querySelector<HTMLElement>('[data-sound]')?.focus({ preventScroll: true })
    isKept.current = false
  }, [root, muted])
  return () => {
    isKept.current = document.activeElement?.matches('[data-sound]') ?? false
  }
}

/** Keeps the keys pressed in a player until its controls take them: those come with the first touch, which may be a key. */
function useEarlyKeys(root: RefObject<HTMLElement | null>) {
  const kept = useRef<KeyboardEvent[] | null>([])
  useEffect(() => {
    const listening = new AbortController()
    root.current?.addEventListener('keydown', (event) => kept.current?.push(event), { signal: listening.signal })
    return () => listening.abort()
  }, [root])
  return useCallback(() => {
    const keys = kept.current ?? []
    kept.current = null
    return keys
  }, [])
}

/** How far the video is, on a ruler. */
function Ruler({ share }: { share: number }) {
  return (
    <div className={styles['ruler']} aria-hidden="true">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" focusable="false">
        <rect width={Math.min(1, share)} height={1} />
      </svg>
    </div>
  )
}
