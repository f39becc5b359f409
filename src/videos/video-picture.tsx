import { useLingui } from '@lingui/react'
import { clockTime } from './clock-time.ts'
import { frameSize } from './frame-size.ts'
import styles from './video-picture.island.module.css'
import type { VideoTile } from './video-views.server.ts'

export interface VideoPictureProps {
  video: Pick<VideoTile, 'thumbnail' | 'poster' | 'technoscience' | 'durationSeconds'>
  sizes: string
  priority?: boolean | undefined
}

export function VideoPicture({
  video: { thumbnail, poster, technoscience, durationSeconds },
  sizes,
  priority = false,
}: VideoPictureProps) {
  const { i18n } = useLingui()
  const [width, height] = frameSize({ technoscience })
  return (
    <span className={styles['picture']} data-shape={technoscience ? 'tall' : 'wide'}>
      <img
        src={thumbnail}
        srcSet={`${thumbnail} ${width}w, ${poster} ${2 * width}w`}
        sizes={sizes}
        width={width}
        height={height}
        alt=""
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
      <span className={`mono ${styles['time']}`}>
        <span className="visually-hidden">{i18n._('video_length', { seconds: Math.round(durationSeconds) })}</span>
        <span aria-hidden="true">{clockTime(durationSeconds)}</span>
      </span>
    </span>
  )
}
