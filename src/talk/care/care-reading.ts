import { languages, otherLanguage, type Language } from '../../i18n/language.ts'
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
import { carePatterns } from './care-patterns.ts'
import { followUpLikelihoods, likelihoods, type Likelihoods } from './care-model.ts'
import emergencyWords from './emergencies.json' with { type: 'json' }
import harmless from './idioms.json' with { type: 'json' }
import followUpPatterns from './follow-ups.json' with { type: 'json' }
import { regionIn } from './regions.ts'
import { suffererOf } from './sufferer.ts'

/** Why a message needs care, and who suffers. */
export interface CareReading {
  kind: CareKind
  who: Sufferer
  emergency?: Emergency
  /** ISO code of the country that the message names as the reader's. */
  region?: string
}

export interface CareCircumstances {
  /** Whether the message is a question from the site's own content, which never needs care. */
  isOwnQuestion?: (message: string) => boolean
}

type Compiled<Name extends string> = readonly (readonly [Name, ((said: string) => boolean)[]])[]

const written: Record<Language, Compiled<PatternGroup>> = {
  es: compile(carePatterns.es),
  en: compile(carePatterns.en),
}
const emergencyOf: Record<Language, Compiled<Emergency>> = {
  es: compile(emergencyWords.es),
  en: compile(emergencyWords.en),
}

type Idioms = readonly (readonly [readonly string[], ((said: string) => boolean)[]])[]
const idioms: Record<Language, Idioms> = { es: compileIdioms(harmless.es), en: compileIdioms(harmless.en) }

function compileIdioms(list: readonly { kinds: readonly string[]; said: Pattern[] }[]): Idioms {
  return list.map(({ kinds, said }) => [kinds, said.map(compilePattern)])
}

function compile<Name extends string>(byName: Readonly<Record<Name, Pattern[]>>): Compiled<Name> {
  // In the file's order: graver kinds first.
  return (Object.entries(byName) as [Name, Pattern[]][]).map(([name, list]) => [name, list.map(compilePattern)])
}

/**
 * Minimum probability per kind. Grave kinds have lower thresholds, and pattern matches need little more. Tuned on
 * tests/talk/care, which isn't training data.
 */
const leastLikely = {
  graveAsked: 0.5,
  graveTold: 0.44,
  other: 0.58,
  inPart: 0.76,
  /** In a part of a message that taken whole surely needs none. */
  inPartOfHarmless: 0.92,
  /** That the message or a part of it, and the whole message at least, needs care, where a pattern matches. */
  written: 0.2,
  writtenWhole: 0.1,
  /** The same, where it is said plainly. */
  writtenPlainly: 0.05,
  writtenLight: 0.25,
  emergencyBeside: 0.45,
  /** That the reader threatens somebody, where a pattern takes it for an emergency and it is meant for later. */
  threatBeside: 0.6,
  /** Share of the likeliest kind among all that need care, where it is surely that kind. */
  surelyOfKind: 0.6,
} as const
/** A message that needs none by more than this is surely harmless. */
const surelyHarmless = 0.95
/** Short messages are less reliable: each word below `words` raises the threshold by `perWord`. */
const margin = { words: 10, perWord: 0.01 } as const
/** Phrases that place an emergency in the past. */
const longAgo: Record<Language, RegExp> = {
  es: /\b(?:hace (?:\w{1,12} )?(?:anos?|meses)|el ano pasado|el verano pasado|cuando (?:era|tenia|fui)|de pequen[oa]|en (?:19|20)\d\d)\b/,
  en: /\b(?:(?:years?|months?) ago|last (?:year|summer|month)|when i was|as a kid|in (?:19|20)\d\d)\b/,
}
/** Phrases that place a threat in the future: a weapon in the hand is an emergency, one for Monday is a threat. */
const later: Record<Language, RegExp> = {
  es: /\b(?:manana|pasado manana|esta (?:noche|tarde|semana)|(?:el|este|proximo) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|recreo)|a la salida|cuando (?:salga|llegue|duerma|se duerma|vuelva|lo vea|la vea)|un dia de estos|algun dia|si me|si le|si vuelve|la proxima)\b/,
  en: /\b(?:tomorrow|tonight|this (?:week|weekend|evening)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|after (?:school|class|practice)|at (?:lunch|break)|when (?:he|she|they) (?:sleeps?|comes?|gets?|leaves?|walks?)|one of these days|one day|if (?:he|she|they)|next time)\b/,
}
/** Laughter rules out a threat, unless the message names a weapon. */
const laughs = /\b(?:lol|lmao|haha\w{0,12}|jaja\w{0,12}|jeje|xd|jk|rofl)\b/
const armed =
  /\b(?:knife|gun|weapon|bomb|fire|burn|petrol|acid|machete|rifle|shotgun|cuchillo|pistola|navaja|arma|bomba|fuego|quemar|gasolina|bencina|nafta|acido|fierro|escopeta)\b/
/** Up to this many words, a pattern match alone decides. */
const plainWords = 8
/** Signs that a message jokes. */
const jokes: Record<Language, RegExp> = {
  es: /\b(?:ja(?:ja)+|je(?:je)+|jsjs|xd|lol)/i,
  en: /\b(?:lol|lmao|ha(?:ha)+|xd|jk|rofl)/i,
}
/** Minimum words of a part to be judged alone. */
const leastWordsInPart = 4
const betweenParts =
  /[.?!,;:\n]+|\b(?:and also|also|but|anyway|btw|and|so|cos|because|y también|también|pero|además|por cierto|y|porque|así que|asi que)\b/iu

/**
 * Returns what a message needs care for, if anything. Patterns of both languages detect grave kinds, because readers in
 * distress may use either; the model uses the page's language only.
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

const isMeantForLater = (message: string, language: Language): boolean =>
  later[language].test(wordsForCare(message, language).join(' '))

function isLaughed(message: string, language: Language): boolean {
  const said = wordsForCare(message, language).join(' ')
  return laughs.test(said) && !armed.test(said)
}

function kindOf(message: string, language: Language): CareKind | undefined {
  const [found, elsewhere] = [matching(message, language), matching(message, otherLanguage(language))]
  const words = wordsForCare(message, language).length
  const more = Math.max(0, margin.words - words) * margin.perWord
  const isPast = longAgo[language].test(wordsForCare(message, language).join(' '))
  const atPresent = (read: Likelihoods): Likelihoods =>
    isPast ? { ...read, none: read.none + read.emergency, emergency: 0 } : read
  const read = likelihoods(message, language)
  if (found === 'emergency' || elsewhere === 'emergency')
    return read.threat >= leastLikely.threatBeside && isMeantForLater(message, language) ? 'threat' : 'emergency'
  const needs = 1 - read.none
  const whole = atPresent(read)
  const parts = partsOf(message).map((part) => atPresent(likelihoods(part, language)))
  const inPart = whole.none >= surelyHarmless ? leastLikely.inPartOfHarmless : leastLikely.inPart
  const all = [whole, ...parts]
  const isLikely = (least: number) => all.some(({ none }) => 1 - none >= least)
  // Short explicit statements of suicidal intent count, and what can hardly mean anything else, unless the model is sure
  // of the contrary.
  const isShort = found === 'suicide' && words <= plainWords && !isAsked(message, language)
  const isPlain =
    needs >= leastLikely.writtenPlainly &&
    (isShort || found === 'warning' || found === 'request') &&
    !jokes[language].test(message)
  const isWritten = needs >= leastLikely.writtenWhole && isLikely(leastLikely.written)
  const own = isWritten || isPlain ? found : undefined
  // Of the other language only what is grave: its slang can be an everyday word in this one.
  const group = [own, elsewhere].find((one) => one !== undefined && isGraveGroup(one))
  // An emergency has priority over other kinds: one number too many is better than one too few.
  const isNow = whole.emergency >= leastLikely.emergencyBeside
  // Who can't bear any more may be about to harm somebody else.
  const isThreat = group !== 'suicide' && whole.threat >= leastLikely.threatBeside
  if (group !== undefined) return isNow ? 'emergency' : isThreat ? 'threat' : likeliestIn(group, whole)
  const kind =
    graveIn(whole, (isAsked(message, language) ? leastLikely.graveAsked : leastLikely.graveTold) + more) ??
    (1 - whole.none >= leastLikely.other + more ? likeliest(whole, () => true) : undefined) ??
    parts.map((part) => graveIn(part, inPart)).find((one) => one !== undefined) ??
    (own !== undefined && 1 - whole.none >= leastLikely.writtenLight ? likeliestIn(own, whole) : undefined)
  return kind !== undefined && isGrave(kind) && isNow ? 'emergency' : kind
}

/** Kinds that shade into each other, and that are told in one breath. */
const isOfLife: readonly CareKind[] = ['suicide', 'self-harm', 'method']

/** Whether a message needs care of this kind rather than of another: by a pattern, or surely by the model. */
export function isSurelyOfKind(kind: CareKind, message: string, language: Language): boolean {
  const group = matching(message, language)
  const kinds: readonly CareKind[] = group === undefined ? [] : patternGroups[group]
  const read = likelihoods(message, language)
  const near = isOfLife.includes(kind) ? isOfLife : [kind]
  const share = near.reduce((sum, one) => sum + read[one], 0)
  return kinds.includes(kind) || share >= (1 - read.none) * leastLikely.surelyOfKind
}

/** Splits a message, because trouble can follow a science question. */
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

/** Whether a pattern of either language matches distress or danger. */
export function isWrittenGrave(message: string): boolean {
  return languages.some((language) => {
    const group = matching(message, language)
    return group !== undefined && isGraveGroup(group)
  })
}

/** Returns the pattern match alone, for text that isn't a reader's. */
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

/** How a message continues after one that needed care. `region`: ISO code of the country that it names. */
export interface CareFollowUpReading {
  kind: CareFollowUp
  region?: string
}

const surelyFollows: Record<Language, Compiled<CareFollowUp>> = {
  es: compile(followUpPatterns.es),
  en: compile(followUpPatterns.en),
}
const leastFollowUp = 0.4

/**
 * Returns how a message goes on while care holds; undefined if it is unrelated, such as a question of science. `least`:
 * minimum probability to accept the model's class; with 1 only patterns count.
 */
export function readCareFollowUp(
  message: string,
  language: Language,
  least: number = leastFollowUp,
): CareFollowUpReading | undefined {
  const region = regionIn(message, language)
  if (region) return { kind: 'elsewhere', ...(region.country === undefined ? {} : { region: region.country }) }
  for (const one of [language, ...languages]) {
    const kind = firstFit(surelyFollows[one], wordsForCare(message, one).join(' '))
    if (kind !== undefined) return { kind }
  }
  const likely = followUpLikelihoods(message, language)
  if (likely.none >= 1 - least) return undefined
  const kind = followUps.toSorted((a, b) => likely[b] - likely[a])[0]
  return kind && { kind }
}
