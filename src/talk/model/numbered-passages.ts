import type { Evidence } from '../../content/answers.ts'
import { comparableWords, gramsOf } from '../finding/features.ts'
import type { Knowledge, KnownText } from '../knowledge.ts'

const most = 36
/** Minimum words of a sentence. */
const leastWords = 4

/** Returns the sentences nearest to a question, in text order: the model's only source. */
export function numberedPassages(question: string, texts: readonly KnownText[], { language }: Knowledge): Evidence[] {
  const asked = new Set(gramsOf(comparableWords(question, language)))
  const passages = texts.flatMap((text, place) =>
    text.sentences.map((sentence, at) => {
      const words = comparableWords(sentence.text, language)
      const own = new Set(gramsOf(words))
      const shared = [...own].filter((gram) => asked.has(gram)).length
      const score = words.length < leastWords ? -1 : shared / Math.sqrt(own.size || 1) - place * 0.5
      return { evidence: { text: text.key, sentence: sentence.text }, place, at, score }
    }),
  )
  return passages
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .toSorted((a, b) => a.place - b.place || a.at - b.at)
    .map(({ evidence }) => evidence)
}
