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
  /** Out of the tab order, for a tile that can't be seen. */
  skipped?: boolean
  /** Its picture stands on the first screen. */
  priority?: boolean
  /** `stacked`: the picture above its title; `beside`: a small picture beside it. */
  look?: 'stacked' | 'beside'
}

/** A video as lists show it: its frame, its length and its title, as wide as its subject is large; it works on any page. */
export function VideoTile({ video, sizes, skipped, priority, look = 'stacked' }: VideoTileProps) {
  return (
    <VideoLink video={video} className={styles['tile']} skipped={skipped}>
      <span className={styles['inner']} data-look={look}>
        <span className={styles['picture']}>
          <VideoPicture video={video} sizes={sizes} priority={priority} />
          <NewMark date={video.releaseDate} />
        </span>
        <span className={styles['words']}>
          <span className={styles['title']} data-scale={scaleStep(video.scale)}>
            {video.title}
          </span>
          <SpanishAudio />
        </span>
      </span>
    </VideoLink>
  )
}
