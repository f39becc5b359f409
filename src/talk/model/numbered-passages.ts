import type { Evidence } from '../../content/answers.ts'
import { comparableWords, gramsOf } from '../finding/features.ts'
import type { Knowledge, KnownText } from '../knowledge.ts'

/** Sentences that a model is shown at most. */
const most = 36
/** Words of a sentence that say too little to be shown alone. */
const leastWords = 4

/**
 * The sentences of some texts that stand nearest to a question, in the order of their texts: what a model may answer from.
 */
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
