import type { Video } from '../content/video.ts'
import type { Language } from '../i18n/language.ts'
import { videoPath } from '../content/video-address.ts'
import type { ChatMessage, Source } from '../contract/talk-reply.ts'
import { isSoft, plain, termsOf } from './terms.ts'

/** What is read of a video. */
export type RecommendableVideo = Pick<Video, 'id' | 'topic' | 'technoscience' | 'title' | 'summary' | 'transcript'>

/** A video that fits a question. */
interface Recommendation {
  title: string
  /** A link to it, as an answer's sources are. */
  source: Source
  /** The question asks for a video. */
  isAskedFor: boolean
}

export interface VideoShelf {
  /** The video that fits the last message of a history best, if one does that was not recommended in it before. */
  recommend(history: readonly ChatMessage[]): Recommendation | undefined
}

/** How much of a question (by weight of its words) a video must speak of. */
const leastCoverage = 0.8
/** The same where a video is asked for: the words of asking are in no video. */
const leastWhenAsked = 0.3

const videoWords: Record<Language, RegExp> = {
  es: /\b(videos?|cortos?|peliculas?)\b/,
  en: /\b(videos?|shorts?|clips?|films?)\b/,
}

/** Arranges the videos of a language by what they speak of. */
export function shelveVideos(videos: readonly RecommendableVideo[], language: Language): VideoShelf {
  const shelf = videos.map((video) => ({
    video,
    about: new Set(termsOf(`${video.title} ${video.summary}`, language)),
    said: new Set(termsOf(video.transcript.map(({ text }) => text).join(' '), language)),
  }))
  const frequency = (term: string) => shelf.filter(({ about, said }) => about.has(term) || said.has(term)).length
  // A word that stands in every video tells nothing; one that stands in none still counts.
  const weight = (term: string) => (isSoft(term, language) ? 0.2 : Math.log(1 + shelf.length / (frequency(term) + 0.5)))

  return {
    recommend(history) {
      const message = plain(history.at(-1)?.content ?? '')
      const isAskedFor = videoWords[language].test(message)
      const wanted = [...new Set(termsOf(message.replaceAll(new RegExp(videoWords[language], 'g'), ' '), language))]
      const hard = wanted.filter((term) => !isSoft(term, language))
      if (hard.length === 0) return undefined
      const total = wanted.reduce((sum, term) => sum + weight(term), 0)
      const [best] = shelf
        .map(({ video, about, said }) => {
          const share = (term: string) => (about.has(term) ? 1 : said.has(term) ? 0.85 : 0)
          const coverage = wanted.reduce((sum, term) => sum + share(term) * weight(term), 0) / total
          return { video, coverage, isAbout: hard.some((term) => about.has(term)) }
        })
        .filter(({ coverage, isAbout }) => isAbout && coverage >= (isAskedFor ? leastWhenAsked : leastCoverage))
        .sort((a, b) => b.coverage - a.coverage)
      if (!best) return undefined
      const { id, topic, title, summary } = best.video
      const isTold = history.some(({ role, content }) => role === 'assistant' && content.includes(title))
      if (isTold && !isAskedFor) return undefined
      return { title, isAskedFor, source: { id: `${topic}-${id}`, title, href: videoPath(best.video), quote: summary } }
    },
  }
}
