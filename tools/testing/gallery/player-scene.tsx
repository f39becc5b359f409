import { useState } from 'react'
import type { VideoTopic } from '../../../src/content/video-script.ts'
import { firstChoice, Player, type PlayerChoice } from '../../../src/videos/player.tsx'
import { Act, appearance } from './act.tsx'
import { FirstVideo } from './video-samples.tsx'

type Playback = 'plays' | 'waits' | 'is refused' | 'fails'

function direct(video: HTMLVideoElement, playback: Playback): void {
  video.play = () => {
    if (playback === 'waits') return new Promise(() => {})
    if (playback === 'is refused') return Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
    if (playback === 'fails') return Promise.reject(new DOMException('no file', 'NotSupportedError'))
    queueMicrotask(() => video.dispatchEvent(new Event('playing')))
    return Promise.resolve()
  }
  video.load = () => {}
}

function ChosenPlayer({ of, choice: start }: { of: VideoTopic; choice: PlayerChoice }) {
  const [choice, setChoice] = useState(start)
  return (
    <FirstVideo of={of}>
      {(film) => (
        <Player
          key={film.id}
          film={film}
          autoplay={false}
          choice={choice}
          onChoice={(change) => setChoice((before) => ({ ...before, ...change }))}
        />
      )}
    </FirstVideo>
  )
}

export interface PlayerSceneProps {
  of: VideoTopic
  playback: Playback
  at?: number
  next?: 'pause' | 'use'
  muted?: boolean
  until: string
}

export function PlayerScene({ of, playback, at = 0, next, muted = true, until }: PlayerSceneProps) {
  return (
    <Act
      on={async (stage) => {
        const face = await appearance(stage, '[data-player][data-awake] button')
        const video = stage.querySelector('video')
        if (!video) return
        direct(video, playback)
        face.click()
        if (playback !== 'plays') return
        await appearance(stage, '[data-player] button:not([data-inviting])')
        if (at > 0) {
          video.currentTime = at
          video.dispatchEvent(new Event('timeupdate'))
        }
        if (next === 'pause') face.click()
        if (next === 'use') window.dispatchEvent(new Event('pointermove'))
      }}
      until={until}
    >
      <ChosenPlayer of={of} choice={{ ...firstChoice, muted }} />
    </Act>
  )
}

export function PosterScene({ of, muted = true }: { of: VideoTopic; muted?: boolean }) {
  return (
    <Act on={() => {}} until="[data-player][data-awake]">
      <ChosenPlayer of={of} choice={{ ...firstChoice, muted }} />
    </Act>
  )
}
