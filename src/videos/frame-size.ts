import type { VideoCard } from '../content/video.ts'

/** Width and height in pixels that a video is shown with: those of its small poster; the other is twice as wide. */
export function frameSize({ technoscience }: Pick<VideoCard, 'technoscience'>): readonly [number, number] {
  return technoscience ? [360, 640] : [640, 360]
}
