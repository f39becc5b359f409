import videos from 'virtual:content/videos'
import type { Language } from '../i18n/language.ts'
import type { VideoTopic } from './video-script.ts'
import type { Video } from './video.ts'

/** The published videos of a topic in a language's list, in the order of their ids. */
export function listVideos(language: Language, topic: VideoTopic): readonly Video[] {
  return videos[language][topic]
}

/** The video of that id in a topic of the language's list, or none. */
export function findVideo(language: Language, topic: VideoTopic, id: string): Video | undefined {
  return videos[language][topic].find((video) => video.id === id)
}
