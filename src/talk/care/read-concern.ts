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
const leastLikely = { distress: 0.35, other: 0.55, inPart: 0.7 } as const
/** Parts of a message shorter than this (words) say too little by themselves. */
const leastWordsInPart = 4
const betweenParts = /[.?!,;:\n]+|\b(?:and also|also|but|anyway|btw|y también|también|pero|además|por cierto)\b/iu

/**
 * What a message needs care for; undefined when nothing. It is read in both languages, because readers write in the one that
 * they feel in; what was learned is asked in the page's language alone, what is written down as a pattern in both.
 */
export function readConcern(message: string, language: Language): Concern | undefined {
  const found = [language, ...languages.filter((other) => other !== language)].map((each) => matching(message, each))
  const written = found.find((concern) => concern !== undefined && isDistress(concern)) ?? found.find(Boolean)
  if (written !== undefined && isDistress(written)) return written
  return likely(message, language) ?? inPart(message, language) ?? written
}

/** Trouble that stands in a part of a message, as behind a question of science. */
function inPart(message: string, language: Language): Concern | undefined {
  const parts = message.split(betweenParts).filter((part) => part.trim().split(/\s+/).length >= leastWordsInPart)
  if (parts.length < 2) return undefined
  return parts.map((part) => distressIn(part, language, leastLikely.inPart)).find((concern) => concern !== undefined)
}

function distressIn(message: string, language: Language, least: number): Concern | undefined {
  const ranked = Object.entries(likelihoods(message, language)).sort(([, a], [, b]) => b - a) as [Concern, number][]
  const sum = ranked.reduce((all, [concern, share]) => all + (isDistress(concern) ? share : 0), 0)
  return sum >= least ? ranked.find(([concern]) => isDistress(concern))?.[0] : undefined
}

/** What the patterns alone find: for texts that are not a reader's. */
export function writtenConcern(message: string): Concern | undefined {
  return languages.map((language) => matching(message, language)).find((concern) => concern !== undefined)
}

function matching(message: string, language: Language): Concern | undefined {
  const said = comparableWords(message, language).join(' ')
  return compiled[language].find(([, list]) => list.some((pattern) => pattern.test(said)))?.[0]
}

function likely(message: string, language: Language): Concern | undefined {
  const distress = distressIn(message, language, leastLikely.distress)
  if (distress) return distress
  const { none, ...all } = likelihoods(message, language)
  const [most] = (Object.entries(all) as [Concern, number][]).sort(([, a], [, b]) => b - a)
  return 1 - none >= leastLikely.other ? most?.[0] : undefined
}
