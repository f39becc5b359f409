import type { VideoCard } from '../content/video.ts'

/** Display size in pixels: that of the small poster. */
export function frameSize({ technoscience }: Pick<VideoCard, 'technoscience'>): readonly [number, number] {
  return technoscience ? [360, 640] : [640, 360]
}
