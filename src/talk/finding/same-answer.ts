import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import { termsOf } from '../terms.ts'

/** Overlap of sentences or questions from which answers are equivalent. */
const enough = 0.5

/** Whether two answers are equivalent: term and article, or same evidence. */
export function saysTheSame(one: AuthoredAnswer, other: AuthoredAnswer, language: Language): boolean {
  if (one === other) return true
  if (overlap(evidenceOf(one), evidenceOf(other)) >= enough) return true
  return one.kind === other.kind && overlap(askedBy(one, language), askedBy(other, language)) > enough
}

const evidenceOf = ({ say }: AuthoredAnswer) =>
  new Set(say.flatMap(({ from }) => from.map(({ text, sentence }) => `${text} ${sentence}`)))

const askedBy = ({ ask: [shown = ''] }: AuthoredAnswer, language: Language) => new Set(termsOf(shown, language))

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((each) => other.has(each)).length
  return both / Math.max(1, one.size + other.size - both)
}
