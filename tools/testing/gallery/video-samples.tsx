import type { ReactNode } from 'react'
import { listArticleCards } from '../../../src/content/articles.server.ts'
import type { VideoTopic } from '../../../src/content/video-script.ts'
import type { Video } from '../../../src/content/video.ts'
import { listVideos } from '../../../src/content/videos.server.ts'
import { technosciences, type TechnoscienceName } from '../../../src/content/vocabulary.ts'
import type { Dated, Sized } from '../../../src/i18n/in-words.ts'
import { formatDate } from '../../../src/i18n/dates.server.ts'
import { formatScale } from '../../../src/i18n/sizes.server.ts'
import { useLanguage } from '../../../src/i18n/language-context.tsx'
import type { Language } from '../../../src/i18n/language.ts'

const least = 6

function standIn(language: Language, topic: VideoTopic, number: number): Video {
  const cards = listArticleCards(language)
  const card = cards[number % cards.length]
  const technoscience = (Object.keys(technosciences) as TechnoscienceName[]).find(
    (name) => technosciences[name] === topic,
  )
  const folder = `/videos/there-is-none-${number}`
  const picture = card?.imageUrl ?? ''
  const text = card?.excerpt ?? ''
  return {
    id: `${1000 + number}`,
    topic,
    ...(technoscience && { technoscience }),
    title: card?.title ?? '',
    summary: text,
    video: `${folder}/video.mp4`,
    thumbnail: picture,
    poster: picture,
    time: '00mins 28sec',
    language: 'Español',
    release_date: '15 October,2026',
    releaseDate: '2026-10-15',
    durationSeconds: 28,
    scale: card?.scale ?? 1,
    captions: { es: `${folder}/es.vtt`, en: `${folder}/en.vtt` },
    transcript: [
      { start: 0, end: 14, text },
      { start: 14, end: 28, text: card?.imageAlt ?? '' },
    ],
    article: '1',
    sources: [],
  }
}

export function Videos({
  of,
  children,
}: {
  of: VideoTopic
  children: (videos: readonly Dated<Sized<Video>>[]) => ReactNode
}) {
  const { language } = useLanguage()
  const real = listVideos(language, of)
  const more = Array.from({ length: Math.max(0, least - real.length) }, (_, number) => standIn(language, of, number))
  return children(
    [...real, ...more].map((video) => ({
      ...video,
      dateText: formatDate(video.releaseDate, language),
      scaleText: formatScale(video.scale, language),
    })),
  )
}

export function FirstVideo({ of, children }: { of: VideoTopic; children: (video: Dated<Sized<Video>>) => ReactNode }) {
  return <Videos of={of}>{(videos) => videos.slice(0, 1).map((video) => children(video))}</Videos>
}
