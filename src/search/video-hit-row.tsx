import { scaleStep } from '../ui/specimen-scale.ts'
import { VideoLink } from '../videos/video-link.tsx'
import { VideoPicture } from '../videos/video-picture.tsx'
import { MarkedText } from './marked-text.tsx'
import type { VideoHit } from '../contract/search-view.ts'
import styles from './video-hit-row.module.css'

export function VideoHitRow({ hit }: { hit: VideoHit }) {
  return (
    <article className={`whole-link ${styles['row']}`}>
      <div className={styles['picture']} data-shape={hit.technoscience ? 'tall' : 'wide'}>
        <VideoPicture video={hit} sizes="7rem" />
      </div>
      <div>
        <h3 className={styles['title']} data-scale={scaleStep(hit.scale)}>
          <VideoLink video={hit}>
            <MarkedText parts={hit.title} />
          </VideoLink>
        </h3>
        <p className={styles['snippet']}>
          <MarkedText parts={hit.snippet} />
        </p>
      </div>
    </article>
  )
}
