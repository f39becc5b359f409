import type { Video } from '../content/video.ts'
import { withLocalePrefix } from '../i18n/language-address.ts'
import { pageHead, type PageContext } from '../ui/page-head.ts'
import { frameSize } from './frame-size.ts'
import { videoPath } from '../content/video-address.ts'

/** Server only: metadata for search engines and link previews. */
export function videoHead(context: PageContext, video: Video) {
  const path = videoPath(video)
  const [width, height] = frameSize(video)
  const head = pageHead(context, {
    title: video.title,
    description: video.summary,
    paths: path,
    image: { path: video.poster, width: 2 * width, height: 2 * height },
  })
  if (!import.meta.env.SSR) return { ...head, scripts: [] }
  const origin = context.site.siteUrl
  return {
    ...head,
    meta: [
      ...head.meta,
      { property: 'og:type', content: 'video.other' },
      { property: 'og:video', content: origin + video.video },
      { property: 'og:video:type', content: 'video/mp4' },
      { property: 'og:video:width', content: String(width) },
      { property: 'og:video:height', content: String(height) },
    ],
    scripts: [
      {
        type: 'application/ld+json',
        children: asScript(videoObject(video, origin, origin + withLocalePrefix(path, context.session.current))),
      },
    ],
  }
}

/** Escapes `<`, so that the JSON can't close its script element. */
function asScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** https://schema.org/VideoObject. `origin` prefixes every path. */
export function videoObject(video: Video, origin: string, address: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.title,
    description: video.summary,
    thumbnailUrl: [origin + video.poster],
    contentUrl: origin + video.video,
    url: address,
    uploadDate: `${video.releaseDate}T00:00:00Z`,
    duration: `PT${Math.round(video.durationSeconds)}S`,
    inLanguage: 'es',
    isFamilyFriendly: true,
    transcript: video.transcript.map(({ text }) => text).join(' '),
  }
}
