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
  { done, last, previous }: Pick<ConversationContext, 'done' | 'previous'> & { last: string | undefined },
  language: Language,
  lookUp: QuestionLookUp,
): ConversationEvent | undefined {
  const isBare = withoutCarriers(message, language) === ''
  if (both[language].test(plain(message)) && previous !== undefined && last !== undefined && previous !== last)
    return { type: 'act', act, about: previous, other: last, isPossible: true }
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
  // Which of something is best asks for a fact, unless two things are named or spoken of.
  if (about === undefined || (act === 'better' && !isBare && other === undefined)) return undefined
  return { type: 'act', act, about, other, isPossible: true }
}

/** Both of what was spoken of. */
const both: Record<Language, RegExp> = {
  es: /\b(?:l[oa]s dos|amb[oa]s|est[oa]s dos|es[oa]s dos|uno con (?:el )?otro)\b/,
  en: /\b(?:both|the two|those two|these two|them both|one (?:with|to) the other)\b/,
}

/** Questions whether one thing is the same as another; a group holds the other. */
const sameAs: Record<Language, RegExp> = {
  es: /^(?:(?:y|pero|o sea|entonces|osea) ){0,2}(?:(?:es|son|seria|sera)(?: como)? (?:lo mismo|igual(?:es)?|el mismo|la misma|parecid[oa]s?|similar(?:es)?|lo)(?: \w{3,10})? (?:que|q|a|al|con|de|en)|(?:es|son) como) (?:(?:el|la|los|las|lo|lo de) )?(.{4,40})$/,
  en: /^(?:(?:and|so|but|wait) ){0,2}(?:is|are) (?:it|this|that|they|those|these) (?:kind of |basically |just |really )?(?:(?:the same|similar|related)(?: (?:thing|trick|idea|principle|as|kind))? (?:as|to|like|with|in)|like) (?:(?:the|those|these|a|an|in) ){0,2}(.{4,40})$/,
}

/** Whether one thing is asked to be the same as another. */
export const asksIfSame = (message: string, language: Language): boolean => sameAs[language].test(plain(message))

/** The text that what is spoken of is asked to be the same as; undefined where another is not named. */
export function comparedWith(
  message: string,
  last: string | undefined,
  language: Language,
  lookUp: QuestionLookUp,
): string | undefined {
  const named = sameAs[language].exec(plain(message))?.[1]
  if (named === undefined || last === undefined || lookUp.shareSpoken(last, named) > mostHere) return undefined
  const titled = lookUp.articlesTitledBy(named)
  const subject = lookUp.articleOf(lookUp.subjectIn(named))
  const isNamed = subject !== undefined && (titled.includes(subject) || lookUp.termIn(named) !== undefined)
  const other = isNamed ? subject : titled[0]
  return other === undefined || other === lookUp.articleOf(last) ? undefined : other
}

/** What the text spoken of says so much of is no other subject. */
const mostHere = 0.6

/** Requests for a comparison. */
const isComparison: Record<Language, RegExp> = {
  es: /^(?:(?:zed|y|oye|ahora|ok|puedes|porfa|vale) ){0,3}(?:compara|comparame|comparalo|comparar|que diferencia hay entre|cual es la diferencia entre|diferencias? entre|en que se parecen|en que se diferencian)\b/,
  en: /^(?:(?:zed|and|now|can you|could you|can u|so|ok|pls|please|cool) ){0,3}(?:compare|what is the difference between|whats the difference between|difference between|how do .{3,30} compare)\b/,
}

/** Separators between the sides. */
const sides: Record<Language, RegExp> = {
  es: /\s(?:y|e|o|u|con|vs\.?|versus|contra|que)\s/iu,
  en: /\s(?:and|or|with|to|vs\.?|v|versus|than)\s/iu,
}
