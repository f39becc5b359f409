import type { AnswerFinder } from '../../../src/talk/finding/answer-finder.ts'
import { saysTheSame } from '../../../src/talk/finding/same-answer.ts'
import { threadCertaintyNames, threadSignalNames, type ThreadFound } from '../../../src/talk/finding/thread-ranking.ts'
import type { Knowledge } from '../../../src/talk/knowledge.ts'
import type { Judged, Ranking } from './learn-weights.ts'

/** What is learned for questions that are asked while a text is spoken of: which of its answers is meant, and whether any. */
export class ThreadSet {
  readonly rankings: Ranking[] = []
  readonly judged: Judged[] = []
  readonly #random: () => number

  constructor(random: () => number) {
    this.#random = random
  }

  /** A phrasing that the finder has not seen, beside the text of its answer. */
  rank(finder: AnswerFinder, { language, answers }: Knowledge, question: string, own: number): void {
    const answer = answers[own]
    if (!answer) return
    const { candidates } = finder.findIn(answer.about[0] ?? '', question)
    const right = candidates.map((one) => saysTheSame(one.answer, answer, language))
    if (!right.includes(true)) return
    const rows = candidates.map(({ signals }) => threadSignalNames.map((name) => signals[name]))
    this.rankings.push({ rows, right, counts: 1 })
  }

  /** The same, for the probability that the first candidate answers; now and then its answer is missing, or it is asked elsewhere. */
  judge(finder: AnswerFinder, { language, answers }: Knowledge, question: string, own: number): void {
    const answer = answers[own]
    if (!answer) return
    const text = answer.about[0] ?? ''
    const found = finder.findIn(text, question)
    const [first] = found.candidates
    this.#add(found, first !== undefined && saysTheSame(first.answer, answer, language), 1)
    if (this.#random() < 0.4) {
      const without = finder.findIn(text, question, undefined, { answer: own })
      const [other] = without.candidates
      this.#add(without, other !== undefined && saysTheSame(other.answer, answer, language), 0.6)
    }
  }

  /** A question that the text does not answer. */
  judgeOutside(finder: AnswerFinder, text: string, question: string): void {
    this.#add(finder.findIn(text, question), false, 1)
  }

  #add(found: ThreadFound, isRight: boolean, counts: number): void {
    this.judged.push({ row: threadCertaintyNames.map((name) => found.certainty[name]), isRight, counts })
  }
}
