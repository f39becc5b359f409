import { use, useEffect, useRef, useState, type RefObject } from 'react'
import { AssistantContext } from '../assistant/assistant-context.ts'
import { useJoined } from '../runtime/system.tsx'
import { mayAutoplay } from './may-autoplay.ts'
import { playerMachine } from './player.machine.ts'

export interface PlayerMachineOptions {
  /** Begins by itself when it is shown, where the visitor's settings allow it. */
  autoplay: boolean
  muted: boolean
  /** Names the video in the console when it fails. */
  title: string
  /** Told whether it may be heard, whenever that changes. */
  onSound: (muted: boolean) => void
}

/** Runs the phases of a video on its element. Autoplay and sound are read once. */
export function usePlayerMachine(video: RefObject<HTMLVideoElement | null>, options: PlayerMachineOptions) {
  const assistant = use(AssistantContext)
  const latest = useRef({ ...options, assistant })
  useEffect(() => {
    latest.current = { ...options, assistant }
  })
  const [machine] = useState(() =>
    playerMachine.provide({
      actions: {
        start: ({ self }) => {
          video.current?.play().catch((error: unknown) => {
            // A newer command has come in between: that one counts.
            if (error instanceof DOMException && error.name === 'AbortError') return
            const refused = error instanceof DOMException && error.name === 'NotAllowedError'
            self.send({ type: refused ? 'media.refused' : 'media.failed' })
          })
        },
        stop: () => video.current?.pause(),
        reload: () => video.current?.load(),
        applySound: (_, { muted }) => {
          if (video.current) video.current.muted = muted
          latest.current.onSound(muted)
        },
        silenceZed: () => {
          import('./zed-speaking.deferred.ts').then(
            ({ silenceZed }) => silenceZed(latest.current.assistant),
            (error: unknown) => console.error('Zed could not be silenced', error),
          )
        },
        logFailure: () => {
          const reason = video.current?.error?.message
          console.error(`The video '${latest.current.title}' could not be played${reason ? `: ${reason}` : ''}`)
        },
      },
    }),
  )
  const [input] = useState(() => ({ autoplay: options.autoplay && mayAutoplay(), muted: options.muted }))
  const [state, send] = useJoined('player', machine, input)

  /** What the element reports, as the machine's events. */
  const [reports] = useState(() => ({
    onPlaying: () => {
      // An element may have been stopped since.
      if (video.current && !video.current.paused) send({ type: 'media.playing' })
    },
    onWaiting: () => send({ type: 'media.waiting' }),
    onPause: () => {
      // At its end an element says first that it pauses, and what it says of an earlier pause may come late.
      if (video.current?.paused && !video.current.ended) send({ type: 'media.paused' })
    },
    onVolumeChange: () => {
      if (video.current) send({ type: 'media.sound', muted: video.current.muted })
    },
    onEnded: () => send({ type: 'media.ended' }),
    onError: () => send({ type: 'media.failed' }),
  }))
  return { state, send, reports }
}
