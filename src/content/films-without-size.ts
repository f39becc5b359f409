import type { VideoTopic } from './video-script.ts'

/**
 * Numbers of the films that show no thing of their `scale` (an algorithm, attention, the site itself): no size stands
 * beside them. Not in the scripts, whose schema is among what films are made from: all would be filmed anew.
 */
const filmsWithoutSize: Partial<Record<VideoTopic, readonly string[]>> = {
  infotechnology: ['3', '4', '6', '7', '9', '10'],
  cognotechnology: ['5'],
  'about-us': ['1', '2', '3', '4', '5'],
}

/** Returns whether a film shows no thing of its `scale`. */
export function isWithoutSize(topic: VideoTopic, id: string): boolean {
  return filmsWithoutSize[topic]?.includes(id) ?? false
}
