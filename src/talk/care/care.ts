import type { Language } from '../../i18n/language.ts'
import { isEveryday, smallTalkFor } from '../small-talk.ts'
import { isWrittenGrave, readCare, type CareReading } from './care-reading.ts'

/** Returns what a message needs care for, unless it is everyday talk. */
export function careFor(message: string, language: Language): CareReading | undefined {
  const reading = readCare(message, language)
  if (reading === undefined || !isEveryday(message, language)) return reading
  const isPlay = smallTalkFor(message, language)?.isPlay === true
  return isWrittenGrave(message) && !isPlay ? reading : undefined
}
