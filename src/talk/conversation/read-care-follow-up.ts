import type { Language } from '../../i18n/language.ts'
import { wordsForCare } from '../care/care-features.ts'
import { isDistress, isWorry, type CareFollowUp } from '../care/care-kinds.ts'
import { isSurelyOfKind, isWrittenGrave, readCareFollowUp, type CareReading } from '../care/care-reading.ts'
import { firstAidAsked } from '../care/first-aid-questions.ts'
import { suffererNamed } from '../care/sufferer.ts'
import type { ConversationEvent } from './conversation.machine.ts'
import type { TurnToRead } from './turn.ts'

/** Minimum probability of a follow-up once the subject has changed. */
const surely = 0.7
/** The same, where only what is written plainly counts. */
const writtenOnly = 1
/** Follow-ups that end the trouble. */
const isOver: ReadonlySet<CareFollowUp> = new Set<CareFollowUp>(['better', 'joke'])

/**
 * Reads a message within an emergency: a question of first aid, or more about what happened, which would often count as
 * other trouble by its words. Undefined outside emergencies, and where the trouble is graver.
 */
export function emergencyFollowUp(
  { whole, context, state }: TurnToRead,
  care: CareReading | undefined,
  language: Language,
): ConversationEvent | undefined {
  const held = context.care?.reading
  if (!state.isCaring || held?.kind !== 'emergency') return undefined
  const isGraver = care?.emergency === 'not-breathing' && held.emergency !== 'not-breathing'
  const firstAid = isGraver ? undefined : firstAidAsked(whole, language, held.emergency)
  if (firstAid !== undefined) return { type: 'careFollowUp', followUp: 'what-now', firstAid, isOver: false }
  if (care === undefined || care.kind === 'emergency' || isWrittenGrave(whole)) return undefined
  const { kind, region } = readCareFollowUp(whole, language) ?? { kind: 'detail' as const }
  return { type: 'careFollowUp', followUp: kind, region, isOver: isOver.has(kind) }
}

/** Follow-ups by which a message of the same trouble is answered; of the others, its words say nothing. */
const beside: ReadonlySet<CareFollowUp> = new Set<CareFollowUp>([
  'told-in-vain',
  'cannot-call',
  'elsewhere',
  'asks-whom',
  'what-now',
  'afraid',
  'secret',
  'minimises',
])
/** The same, where the message is lighter than the trouble. */
const refusing: ReadonlySet<CareFollowUp> = new Set<CareFollowUp>(['refuses', 'no'])
/** Phrases by which a reader says that the trouble is somebody else's. */
const isSomebodyElses: Record<Language, RegExp> = {
  es: /\b(?:no (?:soy yo|es por mi|es para mi|hablo de mi)|(?:es|pregunto) (?:por|para|de) (?:un|una) (?:amig[oa]|compa|companer[oa]|herman[oa]|prim[oa]))\b/,
  en: /\b(?:not (?:me|about me|for me)|asking for (?:a|my) (?:friend|mate)|(?:its|it is) (?:my|a|for my|for a) (?:friend|mate|sister|brother|cousin))\b/,
}

/**
 * Reads a message of trouble while distress is held: another trouble, or that of another person, is heard as a first
 * message; what adds to the same, or can't surely be told from it, as a second one. Undefined in emergencies.
 */
export function moreTrouble(
  { whole, context, state }: TurnToRead,
  care: CareReading | undefined,
  language: Language,
): ConversationEvent | undefined {
  const held = context.care?.reading
  if (!state.isCaring || !held || held.kind === 'emergency' || care?.kind === 'emergency') return undefined
  const named = suffererNamed(whole, language)
  if (
    (held.who === 'reader' || held.kind === 'method') &&
    isSomebodyElses[language].test(wordsForCare(whole, language).join(' '))
  ) {
    const kind = care !== undefined && isDistress(care.kind) ? care.kind : held.kind
    return {
      type: 'care',
      reading: { ...held, kind: kind === 'method' ? 'suicide' : kind, who: 'other' },
      isHeld: true,
    }
  }
  if (!care || !(isDistress(held.kind) || held.kind === 'threat')) return undefined
  const plain = readCareFollowUp(whole, language, writtenOnly)
  if (plain && beside.has(plain.kind) && !isWrittenGrave(whole))
    return { type: 'careFollowUp', followUp: plain.kind, region: plain.region, isOver: false }
  const who = named ?? held.who
  const isSure = isSurelyOfKind(care.kind, whole, language)
  const isLighter = care.kind === 'low-mood' || care.kind === 'insult' || isWorry(care.kind)
  if (isDistress(care.kind) && who !== held.who) return { type: 'care', reading: { ...care, who }, isHeld: true }
  if (care.kind !== held.kind && isSure && !isLighter)
    return isDistress(care.kind) ? { type: 'care', reading: { ...care, who }, isHeld: true } : undefined
  const followUp = readCareFollowUp(whole, language)
  const kind =
    followUp && (beside.has(followUp.kind) || (isLighter && refusing.has(followUp.kind))) ? followUp.kind : 'detail'
  return { type: 'careFollowUp', followUp: kind, region: followUp?.region, isOver: false }
}

/** Reads how a message goes on while care holds, or right after a first change of subject; undefined if it doesn't. */
export function careFollowUp({ whole, context, state }: TurnToRead, language: Language): ConversationEvent | undefined {
  if (!context.care || !(state.isCaring || state.isTurningAway)) return undefined
  const followUp = readCareFollowUp(whole, language, state.isCaring ? undefined : surely)
  // Thanks after care has ended are small talk.
  if (!followUp || (!state.isCaring && followUp.kind === 'thanks')) return undefined
  const { kind, region } = followUp
  return { type: 'careFollowUp', followUp: kind, region, isOver: isOver.has(kind) }
}
