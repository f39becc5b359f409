import type { VideoCard } from './video.ts'

/** Path of a video's page. */
export function videoPath({ topic, technoscience, id }: Pick<VideoCard, 'topic' | 'technoscience' | 'id'>): string {
  return technoscience ? `/shorts/${encodeURIComponent(technoscience)}/${id}` : `/${topic}/${id}`
}
