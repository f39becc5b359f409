import { talkLimits } from '../contract/talk-limits.ts'
import { readableText } from '../i18n/readable-text.ts'

/** A message as read; `isCut`: only its beginning and end. */
export interface ReadMessage {
  text: string
  isCut: boolean
}

/** Reads a message; of a long one, the beginning and end, where questions usually are. */
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
