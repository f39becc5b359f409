import { languages, type Language } from '../../i18n/language.ts'
import { isAsked, wordsForCare } from './care-features.ts'
import { concerns, isGrave, type Concern } from './concern.ts'
import { likelihoods } from './concern-model.ts'
import { compilePattern, type Pattern } from '../linear-pattern.ts'
import patterns from './patterns.json' with { type: 'json' }

type Patterns = readonly (readonly [Concern, ((said: string) => boolean)[]])[]

const compiled: Record<Language, Patterns> = { es: compile(patterns.es), en: compile(patterns.en) }

function compile(byConcern: Record<Concern, Pattern[]>): Patterns {
  // In the order of `concerns`: what is graver comes first.
  return concerns.flatMap((concern) =>
    concern === 'none' ? [] : [[concern, byConcern[concern].map(compilePattern)] as const],
  )
}

/**
 * How sure the model must be that a message is not `none`: science is asked, trouble is mostly told. Distress and danger may be missed least of all; what a pattern of
 * the page's language finds needs little more. Set on messages in tests/talk/care that were not learned from.
 */
const leastLikely = { graveAsked: 0.5, graveTold: 0.3, other: 0.6, inPart: 0.65, written: 0.15 } as const
/** Parts of a message shorter than this (words) say too little by themselves. */
const leastWordsInPart = 4
const betweenParts =
  /[.?!,;:\n]+|\b(?:and also|also|but|anyway|btw|and|so|cos|because|y también|también|pero|además|por cierto|y|porque|así que|asi que)\b/iu

/**
 * What a message needs care for; undefined when nothing. What is grave is looked for by the patterns of both languages,
 * because readers write in the one that they feel in; what was learned is asked in the page's language alone.
 */
export function readConcern(message: string, language: Language): Concern | undefined {
  const whole = likelihoods(message, language)
  const parts = partsOf(message).map((part) => likelihoods(part, language))
  const isLikely = (least: number) => [whole, ...parts].some(({ none }) => 1 - none >= least)
  const written = isLikely(leastLikely.written) ? matching(message, language) : undefined
  const grave = [written, otherwise(message, language)].find((concern) => concern !== undefined && isGrave(concern))
  return (
    grave ??
    graveIn(whole, isAsked(message, language) ? leastLikely.graveAsked : leastLikely.graveTold) ??
    (1 - whole.none >= leastLikely.other ? likeliest(whole, () => true) : undefined) ??
    parts.map((part) => graveIn(part, leastLikely.inPart)).find((concern) => concern !== undefined) ??
    written
  )
}

/** Trouble may stand in a part of a message, as behind a question of science. */
function partsOf(message: string): string[] {
  const parts = message.split(betweenParts).filter((part) => part.trim().split(/\s+/).length >= leastWordsInPart)
  return parts.length < 2 ? [] : parts
}

type Likelihoods = Readonly<Record<Concern | 'none', number>>

function graveIn(likelihood: Likelihoods, least: number): Concern | undefined {
  const sum = concerns.reduce((all, one) => all + (one !== 'none' && isGrave(one) ? likelihood[one] : 0), 0)
  return sum >= least ? likeliest(likelihood, isGrave) : undefined
}

function likeliest(likelihood: Likelihoods, counts: (concern: Concern) => boolean): Concern | undefined {
  return concerns
    .filter((one) => one !== 'none')
    .filter(counts)
    .toSorted((a, b) => likelihood[b] - likelihood[a])[0]
}

/** Grave trouble in words of another language than the page's. What is slang in one is an everyday word in the other. */
function otherwise(message: string, language: Language): Concern | undefined {
  return languages
    .filter((other) => other !== language)
    .map((other) => matching(message, other))
    .find((concern) => concern !== undefined && isGrave(concern))
}

/** Whether a pattern of either language finds distress or danger. */
export function isWrittenGrave(message: string): boolean {
  return languages.some((language) => {
    const concern = matching(message, language)
    return concern !== undefined && isGrave(concern)
  })
}

/** What the patterns alone find: for texts that are not a reader's. */
export function writtenConcern(message: string): Concern | undefined {
  return languages.map((language) => matching(message, language)).find((concern) => concern !== undefined)
}

function matching(message: string, language: Language): Concern | undefined {
  const said = wordsForCare(message, language).join(' ')
  return compiled[language].find(([, list]) => list.some((fits) => fits(said)))?.[0]
}
