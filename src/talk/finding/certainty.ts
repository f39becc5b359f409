import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import type { KnownText } from '../knowledge.ts'
import { saysTheSame } from './same-answer.ts'
import learned from './weights.json' with { type: 'json' }

/** Signals of an answer, 0 to 1; weights in `weights.json`. */
export const signalNames = [
  'phrasingLetters',
  'phrasingWords',
  'phrasingEmbedding',
  'saidLetters',
  'saidWords',
  'saidShare',
  'pooledWords',
  'pooledLetters',
  'textWords',
  'subjectShare',
  'localWords',
  'kind',
  'text',
  'textLead',
  'open',
  'openWhenVague',
  'last',
  'lastWhenVague',
  'isFilm',
  'isTerm',
  'isPost',
  'isAcross',
  'addressed',
] as const
export type Signals = Record<(typeof signalNames)[number], number>

/** Signals of a search, about 0 to 1, for its probability (`weights.json`). */
export const certaintyNames = [
  'score',
  'lead',
  'leadOverTexts',
  'phrasingLetters',
  'phrasingWords',
  'phrasingEmbedding',
  'saidShare',
  'pooledWords',
  'pooledLetters',
  'textWords',
  'textWordsLead',
  'textShare',
  'subjectShare',
  'unheard',
  'kind',
  'text',
  'known',
  'heard',
  'addressed',
  'vague',
  'bias',
] as const
type Certainty = Record<(typeof certaintyNames)[number], number>

export interface Candidate {
  answer: AuthoredAnswer
  signals: Signals
  score: number
}

export interface RankedText {
  text: KnownText
  score: number
}

/** Texts about Zed or the site, which overlap. */
export const isAboutSite = (key = '') => key.startsWith('post:') || key.startsWith('film:about-us')

/** Results with confidence. */
export interface Judged {
  candidates: Candidate[]
  texts: RankedText[]
  certainty: Certainty
  /** Probability that the first candidate is right. */
  confidence: number
  /** Probability that the first text is right. */
  textConfidence: number
}

/** Weighted score of an answer. */
export function fitOf(signals: Signals): number {
  return weighted(signals, learned.answer)
}

/** Score ratio within which two answers of a text are ambiguous. */
const hardlyApart = 1.2

/** Whether an answer of the same text scores nearly as high as the first. */
export const mayBeMeantFor = (one: Candidate, first: Candidate) =>
  one.answer.about[0] === first.answer.about[0] && first.score - one.score < hardlyApart

/** Estimates confidence; `whole` are signals of the question. */
export function judge(
  candidates: Candidate[],
  texts: RankedText[],
  whole: Pick<Certainty, 'vague' | 'known' | 'unheard' | 'textWords' | 'textWordsLead' | 'textShare' | 'heard'>,
  language: Language,
): Judged {
  const [first] = candidates
  const second = candidates.find(({ answer }) => first && !saysTheSame(answer, first.answer, language))
  const isOfSite = isAboutSite(first?.answer.about[0])
  const other = candidates.find(
    ({ answer: { about } }) => about[0] !== first?.answer.about[0] && !(isOfSite && isAboutSite(about[0])),
  )
  const score = first?.score ?? 0
  const certainty: Certainty = {
    score: score / 10,
    lead: (score - (second?.score ?? 0)) / 10,
    leadOverTexts: (score - (other?.score ?? 0)) / 10,
    phrasingLetters: first?.signals.phrasingLetters ?? 0,
    phrasingWords: first?.signals.phrasingWords ?? 0,
    phrasingEmbedding: first?.signals.phrasingEmbedding ?? 0,
    saidShare: first?.signals.saidShare ?? 0,
    subjectShare: first?.signals.subjectShare ?? 0,
    addressed: first?.signals.addressed ?? 0,
    pooledWords: first?.signals.pooledWords ?? 0,
    pooledLetters: first?.signals.pooledLetters ?? 0,
    kind: first?.signals.kind ?? 0,
    text: first?.signals.text ?? 0,
    ...whole,
    bias: 1,
  }
  return {
    candidates,
    texts,
    certainty,
    confidence: logistic(weighted(certainty, learned.certainty)),
    textConfidence: logistic(weighted(certainty, learned.textCertainty)),
  }
}

/** Sum of weighted values. */
export function weighted<Name extends string>(
  values: Readonly<Record<Name, number>>,
  weights: Readonly<Record<Name, number>>,
) {
  let sum = 0
  for (const name in values) sum += values[name] * weights[name]
  return sum
}

/** Probability of a sum of weighted signals. */
export const logistic = (x: number) => 1 / (1 + Math.exp(-x))
