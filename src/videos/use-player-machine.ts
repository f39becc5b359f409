import { use, useEffect, useRef, useState, type RefObject } from 'react'
import { AssistantContext } from '../assistant/assistant-context.ts'
import { useJoined } from '../runtime/system.tsx'
import { mayAutoplay } from './may-autoplay.ts'
import { playerMachine } from './player.machine.ts'

export interface PlayerMachineOptions {
  autoplay: boolean
  muted: boolean
  title: string
  onSound: (muted: boolean) => void
}

/** Runs the player machine on a video element. Reads autoplay and sound once. */
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

  const [reports] = useState(() => ({
    onPlaying: () => {
      // The element may have paused meanwhile.
      if (video.current && !video.current.paused) send({ type: 'media.playing' })
    },
    onWaiting: () => send({ type: 'media.waiting' }),
    onPause: () => {
      // Elements fire `pause` before `ended`, and a `pause` can arrive late.
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
