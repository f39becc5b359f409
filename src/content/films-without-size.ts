import type { VideoTopic } from './video-script.ts'

/** Films whose subject has no size (an algorithm, attention). Adding this to the scripts would rebuild all films. */
const filmsWithoutSize: Partial<Record<VideoTopic, readonly string[]>> = {
  infotechnology: ['3', '4', '6', '7', '9', '10'],
  cognotechnology: ['5'],
  'about-us': ['1', '2', '3', '4', '5'],
}

export function isWithoutSize(topic: VideoTopic, id: string): boolean {
  return filmsWithoutSize[topic]?.includes(id) ?? false
}
