import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import { isAct } from './acts.ts'
import { asksAtOnce } from './asking.ts'
import { likelihoodOfAnyAct, type ReadAct } from './read-act.ts'
import type { SocialReading } from './social-forms.ts'
import type { TellingWords } from './telling-words.ts'

/**
 * How likely small talk must be, of a message in which no word belongs to science and which asks, or tells, or is made of
 * words that nobody knows; of one that tells and has words of science; and an everyday question that has them.
 */
const least = {
  asked: 0.2,
  told: 0.12,
  actAfterAll: 0.3,
  someAct: 0.55,
  unheard: 0.3,
  surelyQuestion: 0.75,
  plainQuestion: 0.85,
  toldOfScience: 0.4,
  besides: 0.8,
} as const
/** What is said in no more words is an aside. */
const asideWords = 3

/** What says more than the small talk that it is written like: a plan that somebody leaves for, or how somebody feels. */
const saysMore: ReadonlySet<string> = new Set([
  'night',
  'byePlan',
  'bored',
  'tired',
  'dullWork',
  'mixedUp',
  'backhanded',
  'scared',
])

/** Acts so likely outweigh the form of small talk that is meant wherever it stands, and that of what is told. */
const mostOfAct = { plain: 0.8, told: 0.6 } as const

/** Whether small talk read by its form is meant: not in a quiz, nor where something is wanted done. */
export function isFormedTalk(
  form: SocialReading | undefined,
  readings: readonly ReadAct[],
  { small, isQuizzing }: { small: string | undefined; isQuizzing: boolean },
): boolean {
  if (!form) return false
  const acts = likelihoodOfAnyAct(readings)
  if (form.how === 'whole') return form.name === 'remark' ? acts < mostOfAct.told && !isQuizzing : true
  if (form.how === 'asked') return true
  if (small !== undefined && !saysMore.has(form.name)) return false
  const [best] = readings
  if (form.how === 'told' && best?.name === 'question' && best.likelihood >= least.plainQuestion) return false
  return acts < mostOfAct[form.how] && !(isQuizzing && form.how === 'told')
}

/** The small talk that a message is, where no word of it belongs to science; undefined where it may ask for something. */
export function socialIn(
  message: string,
  language: Language,
  readings: readonly ReadAct[],
  telling: TellingWords,
  isSpokenOf: (message: string) => boolean,
): string | undefined {
  const [best] = readings
  const social = readings.find(({ name }) => name !== 'question' && !isAct(name))
  if (!best || !social) return undefined
  if (best === social && social.name === 'notMine' && social.likelihood >= least.besides) return 'notMine'
  const isAsking = asksAtOnce(message, language)
  // Of music, food or sport a text may be, too.
  if (ofFields.has(social.name) && isSpokenOf(message)) return undefined
  if (best === social && social.name !== 'chat' && !isAsking && social.likelihood >= least.toldOfScience)
    return social.name
  if (telling.count(message) > 0) return undefined
  const isTyping = readings.slice(0, 3).some(({ name }) => name === 'test') || telling.isUnheard(message)
  if (isTyping && social.likelihood < least.unheard) return undefined
  const act = readings.find(({ name }) => isAct(name))
  if (act && act.likelihood >= least.actAfterAll && act.likelihood > social.likelihood) return undefined
  const acts = likelihoodOfAnyAct(readings)
  if (acts >= least.someAct && acts > social.likelihood) return undefined
  if (best.name === 'question' && best.likelihood >= least.surelyQuestion) return undefined
  if (isAsking) return best === social && social.likelihood >= least.asked ? social.name : undefined
  if (social.likelihood >= least.told && (social.name !== 'notMine' || best === social)) return social.name
  return comparableWords(message, language).length <= asideWords ? 'aside' : 'chat'
}

/** Small talk of a field that texts may be about. */
const ofFields: ReadonlySet<string> = new Set([
  'music',
  'food',
  'sport',
  'games',
  'pets',
  'weather',
  'school',
  'family',
  'space',
  'science',
  'life',
  'art',
  'meaning',
  'opinion',
  'ai',
  'notMine',
])
