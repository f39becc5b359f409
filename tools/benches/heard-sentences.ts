import path from 'node:path'
import { listArticleFiles, readArticle } from '../../content-pipeline/content-reader.ts'
import { splitSentences } from '../../src/content/sentences.ts'
import { wordsIn } from './recogniser.ts'

/** Returns English sentences of 8 to 18 words from the summaries, of words that the recogniser knows. */
export function heardSentences(count: number, known?: ReadonlySet<string>): string[] {
  const isHearable = (sentence: string) => {
    const words = wordsIn(sentence)
    // No digits or signs: how they are said is tested elsewhere.
    const isOrdinary = /^[A-Z][a-z ,;:’'.?!-]+$/.test(sentence)
    return isOrdinary && words.length >= 8 && words.length <= 18 && words.every((word) => known?.has(word) ?? true)
  }
  const files = listArticleFiles(path.resolve('src/content'), 'en')
  const candidates = files.map((file) => splitSentences(readArticle(file).summaryText, 'en').filter(isHearable))
  const sentences: string[] = []
  // One of each article, then a second one, until there are enough.
  for (let round = 0; sentences.length < count && candidates.some((one) => one.length > round); round++)
    for (const one of candidates)
      if (one[round] !== undefined && sentences.length < count) sentences.push(one[round] ?? '')
  return sentences
}
