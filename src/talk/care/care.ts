import type { Language } from '../../i18n/language.ts'
import { isEveryday, smallTalkFor } from '../small-talk.ts'
import { isWrittenGrave, readCare, type CareReading } from './care-reading.ts'

/** What a message needs care for, where it is none of every day. */
export function careFor(message: string, language: Language): CareReading | undefined {
  const reading = readCare(message, language)
  if (reading === undefined || !isEveryday(message, language)) return reading
  const isPlay = smallTalkFor(message, language)?.isPlay === true
  return isWrittenGrave(message) && !isPlay ? reading : undefined
}
