import { describe, expect, it } from 'vitest'
import type { AuthoredAnswer } from '../../src/content/answers.ts'
import { AnswerFinder } from '../../src/talk/finding/answer-finder.ts'
import { dimensions, Embedding, EmbeddingIndex, packVectors } from '../../src/talk/finding/embedding.ts'
import { comparableWords, countsOf, gramsOf, stemsOf } from '../../src/talk/finding/features.ts'
import { Indexes } from '../../src/talk/finding/indexes.ts'
import { arrangeKnowledge } from '../../src/talk/knowledge.ts'
import { learnEmbedding, packRows } from '../../tools/training/answers/learn-embedding.ts'

/** Deterministic numbers in [0, 1) (Park and Miller, 1988). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

const answer = (about: string, say: string, ask: string[]): AuthoredAnswer => ({
  about: [about],
  kind: 'what',
  best: false,
  ask,
  say: [{ text: say, from: [{ text: about, sentence: say }] }],
})
const answers = [
  answer('article:a', 'It takes three euros.', ['what does it cost', 'how much money is it', 'what is the price']),
  answer('article:a', 'It is as wide as a hair.', ['how wide is it', 'what size has it', 'how big is it']),
  answer('article:b', 'Two chemists of Lyon did.', ['who found it', 'which people made it', 'who was first']),
]
const featuresOf = (question: string) => {
  const words = comparableWords(question, 'en')
  return { letters: countsOf(gramsOf(words)), words: countsOf(stemsOf(words, 'en')) }
}
/** As many phrasings as in real content. */
const often = answers.map((one) => ({ ...one, ask: Array.from({ length: 30 }, () => one.ask).flat() }))
const learned = new Embedding(packRows(learnEmbedding(often, 'en', randomFrom(7))))
const cosine = (one: string, other: string) => {
  const a = learned.vectorOf(featuresOf(one))
  const b = learned.vectorOf(featuresOf(other))
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
}

describe('what is learned from phrasings', () => {
  it('puts questions near each other that want the same, though they share no word', () => {
    expect(cosine('price', 'money')).toBeGreaterThan(cosine('price', 'people') + 0.3)
    expect(cosine('big', 'wide')).toBeGreaterThan(cosine('big', 'money') + 0.3)
  })

  it('gives a vector of length 1, and zeros for what says nothing', () => {
    expect(Math.hypot(...learned.vectorOf(featuresOf('how big')))).toBeCloseTo(1, 5)
    expect([...learned.vectorOf(featuresOf(''))]).toEqual(Array.from({ length: dimensions }, () => 0))
  })

  it('is the same from the same beginning', () => {
    const rows = () => packRows(learnEmbedding(answers, 'en', randomFrom(3)))
    expect(rows()).toEqual(rows())
  })

  it('finds an answer by a phrasing that has none of its words', () => {
    const knowledge = arrangeKnowledge({ articles: [], videos: [], terms: [], posts: [], answers }, 'en')
    const finder = new AnswerFinder(knowledge, new Indexes(), learned)
    const { candidates } = finder.find({ question: 'money' })
    const priced = candidates.find((one) => one.answer === answers[0])
    const sized = candidates.find((one) => one.answer === answers[1])
    expect(priced?.signals.phrasingEmbedding).toBeGreaterThan((sized?.signals.phrasingEmbedding ?? 0) + 0.3)
  })
})

describe('an index of vectors', () => {
  it('gives the cosines of one with all, to a hundredth', () => {
    const vectors = ['how big is it', 'what is the price', 'who found it'].map((one) =>
      learned.vectorOf(featuresOf(one)),
    )
    const index = new EmbeddingIndex(packVectors(vectors.length, (at) => vectors[at] ?? new Float32Array(dimensions)))
    const [first = new Float32Array(dimensions)] = vectors
    const cosines = index.cosines(first)
    expect(cosines[0]).toBeCloseTo(1, 1)
    for (const [at, vector] of vectors.entries())
      expect(
        Math.abs((cosines[at] ?? 0) - first.reduce((sum, value, k) => sum + value * (vector[k] ?? 0), 0)),
      ).toBeLessThan(0.02)
  })
})
