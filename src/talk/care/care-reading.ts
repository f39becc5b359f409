import { languages, type Language } from '../../i18n/language.ts'
import { compilePattern, type Pattern } from '../linear-pattern.ts'
import { isAsked, wordsForCare } from './care-features.ts'
import {
  careKinds,
  emergencies,
  followUps,
  isGrave,
  patternGroups,
  type CareFollowUp,
  type CareKind,
  type Emergency,
  type PatternGroup,
  type Sufferer,
} from './care-kinds.ts'
import { followUpLikelihoods, likelihoods, type Likelihoods } from './care-model.ts'
import emergencyWords from './emergencies.json' with { type: 'json' }
import harmless from './idioms.json' with { type: 'json' }
import followUpPatterns from './follow-ups.json' with { type: 'json' }
import patterns from './patterns.json' with { type: 'json' }
import { regionIn } from './regions.ts'
import { suffererOf } from './sufferer.ts'

/** What a message needs care for, and whose trouble it is. */
export interface CareReading {
  kind: CareKind
  who: Sufferer
  /** Of emergencies only. */
  emergency?: Emergency
  /** ISO code of the country that the message names as the reader's own. */
  region?: string
}

export interface CareCircumstances {
  /** Whether a message is one that the site itself has written down as a question: it needs no care. */
  isOwnQuestion?: (message: string) => boolean
}

type Compiled<Name extends string> = readonly (readonly [Name, ((said: string) => boolean)[]])[]

const written: Record<Language, Compiled<PatternGroup>> = { es: compile(patterns.es), en: compile(patterns.en) }
const emergencyOf: Record<Language, Compiled<Emergency>> = {
  es: compile(emergencyWords.es),
  en: compile(emergencyWords.en),
}

/** What is said on any day in the words of trouble, of the kinds that it may be taken for. */
type Idioms = readonly (readonly [readonly string[], ((said: string) => boolean)[]])[]
const idioms: Record<Language, Idioms> = { es: compileIdioms(harmless.es), en: compileIdioms(harmless.en) }

function compileIdioms(list: readonly { kinds: readonly string[]; said: Pattern[] }[]): Idioms {
  return list.map(({ kinds, said }) => [kinds, said.map(compilePattern)])
}

function compile<Name extends string>(byName: Readonly<Record<Name, Pattern[]>>): Compiled<Name> {
  // In the order of the file: what is graver comes first.
  return (Object.entries(byName) as [Name, Pattern[]][]).map(([name, list]) => [name, list.map(compilePattern)])
}

/**
 * How sure the model must be that a message is not `none`: science is asked, trouble is mostly told. What is grave may be
 * missed least of all; what a pattern finds needs little more. Set on messages in tests/talk/care that were not learned from.
 */
const leastLikely = {
  graveAsked: 0.45,
  graveTold: 0.38,
  other: 0.6,
  inPart: 0.65,
  written: 0.15,
  writtenLight: 0.25,
  emergencyBeside: 0.45,
} as const
/** The fewer words a message has, the less they say: below this many each one that is missing asks for so much more. */
const margin = { words: 10, perWord: 0.035 } as const
/** What was an emergency then is none now. */
const longAgo: Record<Language, RegExp> = {
  es: /\b(?:hace (?:\w{1,12} )?(?:anos?|meses)|el ano pasado|el verano pasado|cuando (?:era|tenia|fui)|de pequen[oa]|en (?:19|20)\d\d)\b/,
  en: /\b(?:(?:years?|months?) ago|last (?:year|summer|month)|when i was|as a kid|in (?:19|20)\d\d)\b/,
}
/** Who laughs does not threaten, unless there is a weapon in it. */
const laughs = /\b(?:lol|lmao|haha\w{0,12}|jaja\w{0,12}|jeje|xd|jk|rofl)\b/
const armed = /\b(?:knife|gun|weapon|bomb|fire|burn|cuchillo|pistola|navaja|arma|bomba|fuego|quemar)\b/
/** A message of so many words says little beside what a pattern finds. */
const plainWords = 8
/** Signs that a message jokes. */
const jokes: Record<Language, RegExp> = {
  es: /\b(?:ja(?:ja)+|je(?:je)+|jsjs|xd|lol)/i,
  en: /\b(?:lol|lmao|ha(?:ha)+|xd|jk|rofl)/i,
}
/** Parts of a message shorter than this (words) say too little by themselves. */
const leastWordsInPart = 4
const betweenParts =
  /[.?!,;:\n]+|\b(?:and also|also|but|anyway|btw|and|so|cos|because|y también|también|pero|además|por cierto|y|porque|así que|asi que)\b/iu

/**
 * What a message needs care for; undefined when nothing. What is grave is looked for by the patterns of both languages,
 * because readers write in the one that they feel in; what was learned is asked in the page's language alone.
 */
export function readCare(
  message: string,
  language: Language,
  { isOwnQuestion = () => false }: CareCircumstances = {},
): CareReading | undefined {
  if (isOwnQuestion(message)) return undefined
  const kind = kindOf(message, language)
  if (kind === undefined || isIdiom(kind, message)) return undefined
  if (kind === 'threat' && isLaughed(message, language)) return undefined
  const region = regionIn(message, language)?.country
  return {
    kind,
    who: suffererOf(message, language, kind),
    ...(kind === 'emergency' ? { emergency: emergencyIn(message, language) } : {}),
    ...(region === undefined ? {} : { region }),
  }
}

function isIdiom(kind: CareKind, message: string): boolean {
  return languages.some((language) =>
    idioms[language].some(
      ([kinds, list]) => kinds.includes(kind) && list.some((fits) => fits(wordsForCare(message, language).join(' '))),
    ),
  )
}

function isLaughed(message: string, language: Language): boolean {
  const said = wordsForCare(message, language).join(' ')
  return laughs.test(said) && !armed.test(said)
}

function kindOf(message: string, language: Language): CareKind | undefined {
  const both = [language, ...languages.filter((other) => other !== language)]
  if (both.some((one) => matching(message, one) === 'emergency')) return 'emergency'
  const words = wordsForCare(message, language).length
  const more = Math.max(0, margin.words - words) * margin.perWord
  const isPast = longAgo[language].test(wordsForCare(message, language).join(' '))
  const likely = (text: string): Likelihoods => {
    const found = likelihoods(text, language)
    return isPast ? { ...found, none: found.none + found.emergency, emergency: 0 } : found
  }
  const whole = likely(message)
  const parts = partsOf(message).map(likely)
  const all = [whole, ...parts]
  const isLikely = (least: number) => all.some(({ none }) => 1 - none >= least)
  const found = matching(message, language)
  // Who tells in few words that life should end is believed, whatever the model makes of it.
  const isPlain =
    found === 'suicide' && words <= plainWords && !isAsked(message, language) && !jokes[language].test(message)
  const own = isLikely(leastLikely.written) || isPlain ? found : undefined
  const group = [own, otherwise(message, language)].find((one) => one !== undefined && isGraveGroup(one))
  // Beside any other trouble a danger of now is heard sooner: the number may be one too many, never missing.
  const isNow = whole.emergency >= leastLikely.emergencyBeside
  if (group !== undefined) return isNow ? 'emergency' : likeliestIn(group, whole)
  const kind =
    graveIn(whole, (isAsked(message, language) ? leastLikely.graveAsked : leastLikely.graveTold) + more) ??
    (1 - whole.none >= leastLikely.other + more ? likeliest(whole, () => true) : undefined) ??
    parts.map((part) => graveIn(part, leastLikely.inPart)).find((one) => one !== undefined) ??
    (own !== undefined && 1 - whole.none >= leastLikely.writtenLight ? likeliestIn(own, whole) : undefined)
  return kind !== undefined && isGrave(kind) && isNow ? 'emergency' : kind
}

/** Trouble may stand in a part of a message, as behind a question of science. */
function partsOf(message: string): string[] {
  const parts = message.split(betweenParts).filter((part) => part.trim().split(/\s+/).length >= leastWordsInPart)
  return parts.length < 2 ? [] : parts
}

function graveIn(likelihood: Likelihoods, least: number): CareKind | undefined {
  const sum = careKinds.reduce((all, one) => all + (isGrave(one) ? likelihood[one] : 0), 0)
  return sum >= least ? likeliest(likelihood, isGrave) : undefined
}

function likeliest(likelihood: Likelihoods, counts: (kind: CareKind) => boolean): CareKind | undefined {
  return careKinds.filter(counts).toSorted((a, b) => likelihood[b] - likelihood[a])[0]
}

const likeliestIn = (group: PatternGroup, likelihood: Likelihoods): CareKind | undefined => {
  const kinds: readonly CareKind[] = patternGroups[group]
  return likeliest(likelihood, (kind) => kinds.includes(kind))
}

const isGraveGroup = (group: PatternGroup) => isGrave(patternGroups[group][0])

/** Grave trouble in words of another language than the page's. What is slang in one is an everyday word in the other. */
function otherwise(message: string, language: Language): PatternGroup | undefined {
  return languages
    .filter((other) => other !== language)
    .map((other) => matching(message, other))
    .find((group) => group !== undefined && isGraveGroup(group))
}

/** Whether a pattern of either language finds distress or danger. */
export function isWrittenGrave(message: string): boolean {
  return languages.some((language) => {
    const group = matching(message, language)
    return group !== undefined && isGraveGroup(group)
  })
}

/** What the patterns alone find: for texts that are not a reader's. */
export function writtenConcern(message: string): PatternGroup | undefined {
  return languages.map((language) => matching(message, language)).find((group) => group !== undefined)
}

function matching(message: string, language: Language): PatternGroup | undefined {
  return firstFit(written[language], wordsForCare(message, language).join(' '))
}

function emergencyIn(message: string, language: Language): Emergency {
  const found = [language, ...languages].map((one) => firstFit(emergencyOf[one], wordsForCare(message, one).join(' ')))
  return emergencies.find((one) => one === found.find((name) => name !== undefined)) ?? 'other'
}

function firstFit<Name extends string>(list: Compiled<Name>, said: string): Name | undefined {
  return list.find(([, patternsOfOne]) => patternsOfOne.some((fits) => fits(said)))?.[0]
}

/** How a message goes on from one that needed care; `region`: ISO code of the country that it says the reader is in. */
export interface CareFollowUpReading {
  kind: CareFollowUp
  region?: string
}

const surelyFollows: Record<Language, Compiled<CareFollowUp>> = {
  es: compile(followUpPatterns.es),
  en: compile(followUpPatterns.en),
}
/** From here on the model's word is taken. */
const leastFollowUp = 0.4

/** How a message goes on while care holds; undefined where it has nothing to do with it, as a question of science has not. */
export function readCareFollowUp(message: string, language: Language): CareFollowUpReading | undefined {
  const region = regionIn(message, language)
  if (region) return { kind: 'elsewhere', ...(region.country === undefined ? {} : { region: region.country }) }
  for (const one of [language, ...languages]) {
    const kind = firstFit(surelyFollows[one], wordsForCare(message, one).join(' '))
    if (kind !== undefined) return { kind }
  }
  const likely = followUpLikelihoods(message, language)
  if (likely.none >= 1 - leastFollowUp) return undefined
  const kind = followUps.toSorted((a, b) => likely[b] - likely[a])[0]
  return kind && { kind }
}
