import type { Language } from '../../i18n/language.ts'
import { wordsForCare } from './care-features.ts'
import type { CareKind, Sufferer } from './care-kinds.ts'
import { likelihoodOfOther } from './care-model.ts'
import lists from './sufferers.json' with { type: 'json' }

interface Words {
  persons: ReadonlySet<string>
  own: ReadonlySet<string>
  /** First-person phrases in messages about others: `my friend told me`, `how do i help`. */
  telling: readonly string[]
}

const words: Record<Language, Words> = { es: wordsOf(lists.es), en: wordsOf(lists.en) }

function wordsOf({ persons, own, telling }: Record<keyof Words, readonly string[]>): Words {
  // Longest first: `i do not know what to do` before `i do not know`.
  return {
    persons: new Set(persons),
    own: new Set(own),
    telling: telling.toSorted((a, b) => b.length - a.length),
  }
}

/** Minimum probability to assume another person. */
const leastOther = 0.5
/** Maximum distance in words between a possessive and the person: `my little brother`. */
const possessiveReach = 2
const possessives = new Set(['my', 'mi', 'mis', 'our'])
/** Phrases for a member of a group, with no word for a person: `una del equipo`. */
const oneOfMany: Record<Language, RegExp> = {
  es: /^(?:hay |a )?un[ao] (?:del|de (?:mi|mis|la|las|los|otro))\b/,
  en: /^(?:theres )?one of (?:my|the)\b/,
}

/**
 * Returns whose trouble a message is about. Another person if one is named and nothing is in the first person;
 * otherwise the model decides.
 */
export function suffererOf(message: string, language: Language, kind: CareKind): Sufferer {
  // A deceased person is mentioned but isn't the one in trouble.
  const isOneOfMany = oneOfMany[language].test(wordsForCare(message, language).join(' '))
  if (kind !== 'grief' && (isOneOfMany || tellsOfOther(message, language))) return 'other'
  return likelihoodOfOther(message, language) >= leastOther ? 'other' : 'reader'
}

/** Whom a message names plainly as the one in trouble; undefined where only the model could tell. */
export function suffererNamed(message: string, language: Language): Sufferer | undefined {
  const { isOwn, isOther } = namedIn(message, language)
  if (isOwn === isOther) return undefined
  return isOwn ? 'reader' : 'other'
}

function tellsOfOther(message: string, language: Language): boolean {
  const { isOwn, isOther } = namedIn(message, language)
  return isOther && !isOwn
}

function namedIn(message: string, language: Language): { isOwn: boolean; isOther: boolean } {
  const { persons, own, telling } = words[language]
  const said = telling.reduce(
    (text, phrase) => text.replaceAll(` ${phrase} `, ' '),
    ` ${wordsForCare(message, language).join(' ')} `,
  )
  const left = said.trim().split(' ')
  const isPerson = (word: string | undefined) => word !== undefined && persons.has(word)
  const isOwn = left.some(
    (word, at) =>
      own.has(word) &&
      !(possessives.has(word) && left.slice(at + 1, at + 1 + possessiveReach).some((next) => isPerson(next))),
  )
  return { isOwn, isOther: left.some(isPerson) }
}
