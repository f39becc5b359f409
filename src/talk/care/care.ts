import type { ChatMessage } from '../../contract/talk-request.ts'
import type { Language } from '../../i18n/language.ts'
import { seedOf } from '../phrases.ts'
import { isEveryday, smallTalkFor } from '../small-talk.ts'
import { isHeld, type CareKind } from './care-kinds.ts'
import { isWrittenGrave, readCare, readCareFollowUp, type CareReading } from './care-reading.ts'
import { caringLines, type CaringLines } from './caring-words.ts'
import type { Helpline } from './helplines.ts'

/** What Zed says to a message that needs care, and whom the reader can turn to. */
export interface CaringAnswer extends CaringLines {
  concern: CareKind
}

export interface CareCircumstances {
  /** Whether a message is one that the site itself has written down as a question. */
  isOwnQuestion?: (message: string) => boolean
  /** Whether the last message surely asks something that the site answers: then the one before it is left in the past. */
  isScience?: () => boolean
}

/** Messages of the reader that are read for what they may need: the last, and the one before it. */
const turnsWithCare = 2

/** What a message needs care for, where it is none of every day. */
function readingOf(message: string, language: Language): CareReading | undefined {
  const reading = readCare(message, language)
  if (reading === undefined || !isEveryday(message, language)) return reading
  const isPlay = smallTalkFor(message, language)?.isPlay === true
  return isWrittenGrave(message) && !isPlay ? reading : undefined
}

/** Whether the message before the last was one that care holds for. */
export function isAfterDistress(
  history: readonly ChatMessage[],
  language: Language,
  isOwnQuestion: (message: string) => boolean,
): boolean {
  const before = history.filter(({ role }) => role === 'user').at(-2)?.content
  const reading = before === undefined || isOwnQuestion(before) ? undefined : readingOf(before, language)
  return reading !== undefined && isHeld(reading.kind)
}

/**
 * The answer to a message that needs care, or to the one after it, which is answered in the same register; undefined when
 * there is nothing of the kind. It looks at nothing but the reader's own words.
 */
export function careFor(
  history: readonly ChatMessage[],
  language: Language,
  helplines: readonly Helpline[],
  { isOwnQuestion = () => false, isScience = () => false }: CareCircumstances = {},
): CaringAnswer | undefined {
  const own = history.filter(({ role }) => role === 'user').slice(-turnsWithCare)
  const [last = '', before] = own.toReversed().map(({ content }) => content)
  const read = (message = '') => (isOwnQuestion(message) ? undefined : readingOf(message, language))
  const seed = seedOf(last)
  const answer = (reading: CareReading, turn: number): CaringAnswer => {
    const followUp = turn > 1 ? readCareFollowUp(last, language) : undefined
    const at = { turn, seed, followUp: followUp?.kind, region: followUp?.region ?? reading.region }
    return { concern: reading.kind, ...caringLines(reading, at, language, helplines) }
  }
  const reading = read(last)
  if (reading && isHeld(reading.kind)) return answer(reading, 1)
  const earlier = read(before)
  if (earlier && isHeld(earlier.kind) && !isScience()) return answer(earlier, 2)
  return reading && answer(reading, 1)
}
