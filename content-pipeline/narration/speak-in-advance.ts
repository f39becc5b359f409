import type { AuthoredAnswer } from '../../src/content/answers.ts'
import { splitSentences } from '../../src/content/sentences.ts'
import type { Language } from '../../src/i18n/language.ts'
import { languages } from '../../src/i18n/language.ts'
import { narratedText } from '../../src/speech/narration.ts'
import { createSpeechCache } from '../../src/speech/speech-cache.ts'
import type { Voice } from '../../src/speech/voice.ts'
import { listAnswerFiles, readAnswers } from '../answers-reader.ts'
import { listArticleFiles, readArticle } from '../content-reader.ts'

interface SpokenText {
  text: string
  language: Language
}

/** How far it is; `failed`: texts that the voice did not say. */
export interface Progress {
  done: number
  total: number
  failed: number
}

export interface AdvanceOptions {
  /** Folder of the site's content. */
  content: string
  /** Speaks the answers, too, and not only the summaries. */
  withAnswers: boolean
  voice: Pick<Voice, 'speak' | 'version'>
  /** Folder of clips, where the server looks for them, and its limit. */
  directory: string
  maxBytes: number
  onProgress?: (progress: Progress) => void
}

/** Texts that are asked of the voice at the same time. */
const atOnce = 2

/**
 * Speaks what Zed says most into the server's folder of clips. Clips that are there are kept, so that an interrupted run is
 * taken up again. Rejects if a clip can't be written.
 */
export async function speakInAdvance(options: AdvanceOptions): Promise<Progress> {
  const { content, withAnswers, voice, directory, maxBytes, onProgress } = options
  const texts = textsToSpeak(content, withAnswers)
  const progress = { done: 0, total: texts.length, failed: 0 }
  let full: unknown
  const cache = createSpeechCache({
    voice: {
      version: voice.version,
      async speak(...parameters) {
        const speech = await voice.speak(...parameters)
        if (speech.isStandIn) throw new Error('Another voice spoke')
        return speech
      },
    },
    directory,
    maxBytes,
    onWritten: (failure) => (full ??= failure),
  })
  const waiting = texts.values()
  const speakOn = async () => {
    for (const { text, language } of waiting) {
      await cache.say(text, language).catch(() => (progress.failed += 1))
      await cache.settled()
      if (full) throw full
      progress.done += 1
      onProgress?.({ ...progress })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, speakOn))
  return progress
}

/** Each sentence, as it is streamed to a reader, and the whole, each once. */
export function textsToSpeak(content: string, withAnswers: boolean): SpokenText[] {
  const spoken = languages.flatMap((language) => {
    const summaries = listArticleFiles(content, language).map((file) => readArticle(file))
    const answers = withAnswers ? listAnswerFiles(content, language).flatMap(readAnswers) : []
    return [
      ...summaries
        .filter(({ summaryText, audio }) => summaryText !== '' && audio === '')
        .map(({ summaryText }) => splitSentences(narratedText(summaryText), language)),
      ...answers.map(linesOf),
    ].flatMap((lines) => [...lines, lines.join(' ')].map((text) => ({ text, language })))
  })
  return [...new Map(spoken.map((one) => [`${one.language} ${one.text}`, one])).values()]
}

const linesOf = ({ say }: AuthoredAnswer): string[] => say.map(({ text }) => text)
