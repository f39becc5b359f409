import type { Language } from '../../i18n/language.ts'
import type { CareFollowUp } from '../care/care-kinds.ts'
import { isWrittenGrave, readCareFollowUp, type CareReading } from '../care/care-reading.ts'
import { firstAidAsked } from '../care/first-aid-questions.ts'
import type { ConversationEvent } from './conversation.machine.ts'
import type { TurnToRead } from './turn.ts'

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

/** Reads how a message goes on while care holds, or right after a first change of subject; undefined if it doesn't. */
export function careFollowUp({ whole, context, state }: TurnToRead, language: Language): ConversationEvent | undefined {
  if (!context.care || !(state.isCaring || state.isTurningAway)) return undefined
  const followUp = readCareFollowUp(whole, language)
  // Thanks after care has ended are small talk.
  if (!followUp || (!state.isCaring && followUp.kind === 'thanks')) return undefined
  const { kind, region } = followUp
  return { type: 'careFollowUp', followUp: kind, region, isOver: isOver.has(kind) }
}
