import { languages, type Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import { concerns, isDistress, type Concern } from './concern.ts'
import { likelihoods } from './concern-model.ts'
import patterns from './patterns.json' with { type: 'json' }

type Patterns = readonly (readonly [Concern, RegExp[]])[]

const compiled: Record<Language, Patterns> = { es: compile(patterns.es), en: compile(patterns.en) }

function compile(byConcern: Record<Concern, string[]>): Patterns {
  // In the order of `concerns`: what is graver comes first.
  return concerns.flatMap((concern) =>
    concern === 'none' ? [] : [[concern, byConcern[concern].map((pattern) => new RegExp(pattern))] as const],
  )
}

/**
 * How sure the model must be that a message is not `none`. Distress may be missed least of all. Set on half of the messages
 * in tests/talk/care.
 */
const leastLikely = { distress: 0.5, other: 0.6 } as const

/**
 * What a message needs care for; undefined when nothing. It is read in both languages, because readers write in the one that
 * they feel in; what was learned is asked in the page's language alone, what is written down as a pattern in both.
 */
export function readConcern(message: string, language: Language): Concern | undefined {
  const found = [language, ...languages.filter((other) => other !== language)].map((each) => matching(message, each))
  const written = found.find((concern) => concern !== undefined && isDistress(concern)) ?? found.find(Boolean)
  if (written !== undefined && isDistress(written)) return written
  return likely(message, language) ?? written
}

function matching(message: string, language: Language): Concern | undefined {
  const said = comparableWords(message, language).join(' ')
  return compiled[language].find(([, list]) => list.some((pattern) => pattern.test(said)))?.[0]
}

function likely(message: string, language: Language): Concern | undefined {
  const { none, ...all } = likelihoods(message, language)
  const ranked = Object.entries(all).sort(([, a], [, b]) => b - a) as [Concern, number][]
  const [most] = ranked
  if (!most) return undefined
  const distressed = ranked.reduce((sum, [concern, share]) => sum + (isDistress(concern) ? share : 0), 0)
  if (distressed >= leastLikely.distress) return ranked.find(([concern]) => isDistress(concern))?.[0]
  return 1 - none >= leastLikely.other ? most[0] : undefined
}
