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
import { PlayIcon, ReplayIcon, SoundIcon } from './player-icons.tsx'
import styles from './player.island.module.css'
import { useFirstInteraction } from './use-first-interaction.ts'
import { useOnScreen } from './use-on-screen.ts'
import { usePlayerMachine } from './use-player-machine.ts'
import type { Playable } from './video-views.server.ts'

const loadControls = lazyViewWithRetry(async () => (await import('./player-controls.deferred.tsx')).PlayerControls)
const PlayerControls = lazy(async () => ({ default: await loadControls() }))

export interface PlayerHandle {
  seek: (seconds: number) => void
}

export interface PlayerChoice {
  muted: boolean
  captions: boolean
}

/** Muted, so that autoplay is allowed; with captions instead. */
export const firstChoice: PlayerChoice = { muted: true, captions: true }

export interface PlayerProps {
  film: Playable
  autoplay: boolean
  choice: PlayerChoice
  onChoice: (change: Partial<PlayerChoice>) => void
  onCue?: ((cue: number) => void) | undefined
  onEnded?: ((isOver: boolean) => void) | undefined
  /** Whether up and down change the volume. */
  arrowsAreVolume?: boolean
  children?: ReactNode
  ref?: Ref<PlayerHandle> | undefined
}

/** Poster and native controls from the server, custom controls once active. Starts muted, with captions. */
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
  const face = usePassedFocus(video, isAwake)

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
  // Tracks select the captions; the caption element below renders them.
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
    // The browser may select a track by its own language later.
    tracks.addEventListener('change', choose)
    return () => {
      tracks.removeEventListener('change', choose)
      // Chromium leaks a removed video, and its page, while captions still show.
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
          {/* Without `none` the browser would load it along with the poster. */}
          <track kind="captions" src={film.captions.es} srcLang="es" label={i18n._('captions_in_es')} />
          <track kind="captions" src={film.captions.en} srcLang="en" label={i18n._('captions_in_en')} />
        </video>
        {isAwake && (
          <>
            <button
              ref={face}
              type="button"
              className={styles['face']}
              data-inviting={state.hasTag('inviting') || undefined}
              aria-label={i18n._(running ? 'video_pause' : 'video_play', { title: film.title })}
              onClick={togglePlaying}
            >
              {state.hasTag('inviting') && (
                <span className={styles['invitation']}>{isOver ? <ReplayIcon /> : <PlayIcon />}</span>
              )}
              {state.hasTag('busy') && <span className={styles['busy']} />}
            </button>
            <Ruler share={time / film.durationSeconds} />
            {choice.captions && hasBegun && caption && (
              // A caption of other height would move the same element, which counts as a layout shift.
              <p key={cue} className={styles['caption']} aria-hidden="true" lang={language}>
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

/** Native controls end under the picture's button: focus on them moves to the button. */
function usePassedFocus(video: RefObject<HTMLVideoElement | null>, isAwake: boolean): Ref<HTMLButtonElement> {
  const face = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (isAwake && document.activeElement === video.current) face.current?.focus({ preventScroll: true })
  }, [video, isAwake])
  return face
}

/** Records keys until the controls load, because the first key may trigger the loading. */
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

function Ruler({ share }: { share: number }) {
  return (
    <div className={styles['ruler']} aria-hidden="true">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" focusable="false">
        <rect width={Math.min(1, share)} height={1} />
      </svg>
    </div>
  )
}
