import type { Language } from '../../i18n/language.ts'
import { wordsForCare } from './care-features.ts'
import type { CareKind, Sufferer } from './care-kinds.ts'
import { likelihoodOfOther } from './care-model.ts'
import lists from './sufferers.json' with { type: 'json' }

interface Words {
  /** Who may be meant: `friend`, `someone`. */
  persons: ReadonlySet<string>
  /** Words by which somebody speaks of himself. */
  own: ReadonlySet<string>
  /** What a reader says of himself where he tells of somebody else: `my friend told me`, `how do i help`. */
  telling: readonly string[]
}

const words: Record<Language, Words> = { es: wordsOf(lists.es), en: wordsOf(lists.en) }

function wordsOf({ persons, own, telling }: Record<keyof Words, readonly string[]>): Words {
  // The longest first: `i do not know what to do` before `i do not know`.
  return {
    persons: new Set(persons),
    own: new Set(own),
    telling: telling.toSorted((a, b) => b.length - a.length),
  }
}

/** From here on the model's word is taken that somebody else is meant. */
const leastOther = 0.5
/** So far before a person a word says whose it is: `my little brother`. */
const possessiveReach = 2
const possessives = new Set(['my', 'mi', 'mis', 'our'])
/** Somebody of many is somebody else, though no word says who: `una del equipo`. */
const oneOfMany: Record<Language, RegExp> = {
  es: /^(?:hay |a )?un[ao] (?:del|de (?:mi|mis|la|las|los|otro))\b/,
  en: /^(?:theres )?one of (?:my|the)\b/,
}

/** Whose trouble a message tells of. Plain where a person is named and nobody speaks of himself; else the model says it. */
export function suffererOf(message: string, language: Language, kind: CareKind): Sufferer {
  // Who has died is a person, too, and not the one who suffers.
  const isOneOfMany = oneOfMany[language].test(wordsForCare(message, language).join(' '))
  if (kind !== 'grief' && (isOneOfMany || tellsOfOther(message, language))) return 'other'
  return likelihoodOfOther(message, language) >= leastOther ? 'other' : 'reader'
}

function tellsOfOther(message: string, language: Language): boolean {
  const { persons, own, telling } = words[language]
  const said = telling.reduce(
    (text, phrase) => text.replaceAll(` ${phrase} `, ' '),
    ` ${wordsForCare(message, language).join(' ')} `,
  )
  const left = said.trim().split(' ')
  const isPerson = (word: string | undefined) => word !== undefined && persons.has(word)
  const speaksOfOneself = left.some(
    (word, at) =>
      own.has(word) &&
      !(possessives.has(word) && left.slice(at + 1, at + 1 + possessiveReach).some((next) => isPerson(next))),
  )
  return !speaksOfOneself && left.some(isPerson)
}
