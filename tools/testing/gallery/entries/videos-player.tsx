import { technosciences, type TechnoscienceName } from '../../../../src/content/vocabulary.ts'
import {
  CaptionsIcon,
  FullScreenIcon,
  PauseIcon,
  PlayIcon,
  ReplayIcon,
  SoundIcon,
} from '../../../../src/videos/player-icons.tsx'
import { firstChoice } from '../../../../src/videos/player.tsx'
import { ShortFeed } from '../../../../src/videos/short-feed.tsx'
import { Transcript } from '../../../../src/videos/transcript.tsx'
import { UpNext } from '../../../../src/videos/up-next.tsx'
import type { Entry } from '../entry.ts'
import { onGround } from '../ground.tsx'
import { PlayerScene, PosterScene } from '../player-scene.tsx'
import { FirstVideo, Videos } from '../video-samples.tsx'

const nano: TechnoscienceName = 'Nanotecnología'
const topic = technosciences[nano]
const doNothing = () => {}

function playerOf(scene: Omit<Parameters<typeof PlayerScene>[0], 'of'>) {
  return () => <PlayerScene of={topic} {...scene} />
}

export const entries: Entry[] = [
  {
    name: 'player',
    states: {
      poster: () => <PosterScene of={topic} />,
      loading: playerOf({ playback: 'waits', until: '[data-player] button:not([data-inviting]) > span' }),
      playing: playerOf({ playback: 'plays', at: 2, until: '[data-player] button:not([data-inviting])' }),
      'playing-aloud': playerOf({
        playback: 'plays',
        at: 2,
        muted: false,
        until: '[data-player] button:not([data-inviting])',
      }),
      'with-controls': playerOf({ playback: 'plays', at: 2, next: 'use', until: 'input[type=range]' }),
      paused: playerOf({ playback: 'plays', at: 2, next: 'pause', until: '[data-player] button[data-inviting]' }),
      blocked: playerOf({ playback: 'is refused', until: '[data-player] button[data-inviting]' }),
      failed: playerOf({ playback: 'fails', until: '[role=alert]' }),
    },
    says: { failed: /^The video '.*' could not be played/ },
  },
  {
    name: 'player-wide',
    states: {
      poster: () => <PosterScene of="retroengineering" />,
      playing: () => (
        <PlayerScene of="retroengineering" playback="plays" at={2} until="[data-player] button:not([data-inviting])" />
      ),
    },
  },
  {
    name: 'player-icons',
    states: {
      all: () => (
        <div className="gallery-row">
          <PlayIcon />
          <PauseIcon />
          <ReplayIcon />
          <SoundIcon muted />
          <SoundIcon muted={false} />
          <CaptionsIcon />
          <FullScreenIcon full={false} />
          <FullScreenIcon full />
        </div>
      ),
    },
  },
  {
    name: 'short-feed',
    states: {
      middle: () => (
        <Videos of={topic}>
          {(videos) =>
            videos
              .slice(1, 2)
              .map((video) => (
                <ShortFeed
                  key={video.id}
                  current={video}
                  previous={videos[0] ?? null}
                  next={videos[2] ?? null}
                  choice={firstChoice}
                  onChoice={doNothing}
                  onCue={doNothing}
                  onGoTo={doNothing}
                  detailsId="details"
                  onText={doNothing}
                  isRead={false}
                  player={null}
                />
              ))
          }
        </Videos>
      ),
    },
  },
  {
    name: 'up-next',
    states: {
      comes: () => (
        <FirstVideo of={topic}>
          {(video) => <UpNext key={video.id} next={video} comes onStay={doNothing} onGo={doNothing} />}
        </FirstVideo>
      ),
      offered: () => (
        <FirstVideo of={topic}>
          {(video) => <UpNext key={video.id} next={video} comes={false} onStay={doNothing} onGo={doNothing} />}
        </FirstVideo>
      ),
    },
  },
  {
    name: 'transcript',
    states: {
      silent: onGround(
        <FirstVideo of={topic}>
          {({ id, transcript }) => <Transcript key={id} cues={transcript} current={-1} onSeek={doNothing} />}
        </FirstVideo>,
      ),
      'second-sentence': onGround(
        <FirstVideo of={topic}>
          {({ id, transcript }) => <Transcript key={id} cues={transcript} current={1} onSeek={doNothing} />}
        </FirstVideo>,
      ),
    },
  },
]
