import type { VideoCard } from './video.ts'

/** The plain path of a video's own page. */
export function videoPath({ topic, technoscience, id }: Pick<VideoCard, 'topic' | 'technoscience' | 'id'>): string {
  return technoscience ? `/shorts/${encodeURIComponent(technoscience)}/${id}` : `/${topic}/${id}`
}
