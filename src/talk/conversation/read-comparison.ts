import type { Language } from '../../i18n/language.ts'
import { plain } from '../terms.ts'
import type { ConversationContext, ConversationEvent } from './conversation.machine.ts'
import type { QuestionLookUp } from './look-up.ts'
import { withoutCarriers } from './read-act.ts'

export const asksToCompare = (message: string, language: Language): boolean =>
  isComparison[language].test(plain(message))

/** Returns the two subjects of a comparison; missing ones come from the current subject or the last comparison. */
export function comparisonIn(
  message: string,
  act: 'compare' | 'better',
  { done, last }: { done: ConversationContext['done']; last: string | undefined },
  language: Language,
  lookUp: QuestionLookUp,
): ConversationEvent | undefined {
  const isBare = withoutCarriers(message, language) === ''
  const parts = message.split(sides[language]).map((part) => withoutCarriers(part, language))
  const named = parts.flatMap((part) => {
    const isKnown = part !== '' && (lookUp.termIn(part) !== undefined || lookUp.isOfTexts(part))
    return isKnown ? (lookUp.subjectIn(part) ?? []) : []
  })
  const [first, second] = [...new Set(named)]
  if (second !== undefined) return { type: 'act', act, about: first, other: second, isPossible: true }
  const before = done?.kind === 'act' && (done.act === 'compare' || done.act === 'better') ? done : undefined
  if (first === undefined && isBare && before)
    return { type: 'act', act, about: before.about, other: before.other, isPossible: true }
  const told = done?.kind === 'answer' ? lookUp.answerOf(done.lookUps[0]?.answers[0] ?? '') : undefined
  const [one, two] = told?.about ?? []
  if (first === undefined && isBare && one !== undefined && two !== undefined)
    return { type: 'act', act, about: one, other: two, isPossible: true }
  const sidesNamed = parts.filter((part) => part !== '').length
  if (!isBare && named.length < sidesNamed) return undefined
  const about = first ?? last
  const other = first === undefined || last === first ? undefined : last
  return about === undefined ? undefined : { type: 'act', act, about, other, isPossible: true }
}

/** Requests for a comparison. */
const isComparison: Record<Language, RegExp> = {
  es: /^(?:zed |y |oye |ahora )?(?:compara|comparame|comparalo|comparar|que diferencia hay entre|cual es la diferencia entre|diferencias? entre|en que se parecen|en que se diferencian)\b/,
  en: /^(?:zed |and |now |can you |so )?(?:compare|what is the difference between|whats the difference between|difference between|how do .{3,30} compare)\b/,
}

/** Separators between the sides. */
const sides: Record<Language, RegExp> = {
  es: /\s(?:y|e|o|u|con|vs\.?|versus|contra|que)\s/iu,
  en: /\s(?:and|or|with|to|vs\.?|v|versus|than)\s/iu,
}
