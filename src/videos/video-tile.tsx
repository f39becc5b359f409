import { scaleStep } from '../ui/specimen-scale.ts'
import { NewMark } from '../ui/new-mark.tsx'
import { SpanishAudio } from './spanish-audio.tsx'
import { VideoLink } from './video-link.tsx'
import { VideoPicture } from './video-picture.tsx'
import styles from './video-tile.island.module.css'
import type { VideoTile as Tile } from './video-views.server.ts'

export interface VideoTileProps {
  video: Tile
  sizes: string
  /** Removes an invisible tile from the tab order. */
  skipped?: boolean
  priority?: boolean
  /** `stacked`: picture above the title; `beside`: small picture at the side. */
  look?: 'stacked' | 'beside'
  audioIsTold?: boolean
}

export function VideoTile({ video, sizes, skipped, priority, look = 'stacked', audioIsTold = false }: VideoTileProps) {
  return (
    <VideoLink video={video} className={`title-link ${styles['tile']}`} skipped={skipped}>
      <span className={styles['inner']} data-look={look}>
        <span className={styles['picture']}>
          <VideoPicture video={video} sizes={sizes} priority={priority} />
          <NewMark date={video.releaseDate} />
        </span>
        <span className={styles['words']}>
          <span className={styles['title']} data-scale={scaleStep(video.scale)}>
            {video.title}
          </span>
          {!audioIsTold && <SpanishAudio />}
        </span>
      </span>
    </VideoLink>
  )
}
