import type { VideoCard } from './video.ts'

export function videoPath({ topic, technoscience, id }: Pick<VideoCard, 'topic' | 'technoscience' | 'id'>): string {
  return technoscience ? `/shorts/${encodeURIComponent(technoscience)}/${id}` : `/${topic}/${id}`
}
