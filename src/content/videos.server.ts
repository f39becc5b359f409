import videos from 'virtual:content/videos'
import type { Language } from '../i18n/language.ts'
import type { VideoTopic } from './video-script.ts'
import type { Video } from './video.ts'

export function listVideos(language: Language, topic: VideoTopic): readonly Video[] {
  return videos[language][topic]
}

export function findVideo(language: Language, topic: VideoTopic, id: string): Video | undefined {
  return videos[language][topic].find((video) => video.id === id)
}
