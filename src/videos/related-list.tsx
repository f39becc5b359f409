import { useLingui } from '@lingui/react'
import { useId } from 'react'
import type { MessageId } from '../i18n/catalogue.ts'
import styles from './related-list.island.module.css'
import { VideoTile } from './video-tile.tsx'
import type { VideoTile as Tile } from './video-views.server.ts'

export interface RelatedListProps {
  title: MessageId
  videos: readonly Tile[]
  look: 'row' | 'column'
  sizes: string
}

export function RelatedList({ title, videos, look, sizes }: RelatedListProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <section className={styles['related']} aria-labelledby={id} data-related="">
      <h2 id={id}>{i18n._(title)}</h2>
      {videos.length === 0 ? (
        <p>{i18n._('no_related_videos_found')}</p>
      ) : (
        <ul data-look={look}>
          {videos.map((video) => (
            <li key={`${video.topic} ${video.id}`}>
              <VideoTile video={video} sizes={sizes} look={look === 'row' ? 'stacked' : 'beside'} audioIsTold />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
