import { talkLimits } from '../contract/talk-limits.ts'
import { readableText } from '../i18n/readable-text.ts'

/** A message as it is read: `isCut` tells that only its beginning and its end are. */
export interface ReadMessage {
  text: string
  isCut: boolean
}

/** What is looked for in a message: all of it, or the beginning and the end of a long one, where questions stand. */
export function readMessage(content: string): ReadMessage {
  const text = readableText(content)
  const half = talkLimits.readOfMessage / 2
  if (text.length <= 2 * half) return { text, isCut: false }
  const begins = text.slice(0, half)
  const ends = text.slice(-half)
  const lastBlank = begins.lastIndexOf(' ')
  const firstBlank = ends.indexOf(' ')
  return { text: `${lastBlank > 0 ? begins.slice(0, lastBlank) : begins} … ${ends.slice(firstBlank + 1)}`, isCut: true }
}
