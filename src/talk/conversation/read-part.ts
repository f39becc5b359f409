import type { Language } from '../../i18n/language.ts'
import { plain } from '../terms.ts'
import type { Act } from './acts.ts'
import type { ConversationContext } from './conversation.machine.ts'
import type { QuestionLookUp } from './look-up.ts'
import type { TellingWords } from './telling-words.ts'
import type { ThreadLookUp } from './thread-look-up.ts'
import type { TurnToRead } from './turn.ts'

/** What a request is on, where it says so: an answer that was told, or one of the text that is spoken of. */
interface Part {
  about: string | undefined
  of: string[]
}

interface PartOptions {
  language: Language
  lookUp: QuestionLookUp
  threads: ThreadLookUp
  telling: TellingWords
}

/** Acts that can be done on one answer. */
const onAnswers: ReadonlySet<Act> = new Set<Act>([
  'simpler',
  'example',
  'shorter',
  'repeat',
  'translate',
  'source',
  'evidence',
  'sure',
  'disbelief',
])

/** Acts for which a number names what was told; in others it is an age, or how much is wanted. */
const onFigures: ReadonlySet<Act> = new Set<Act>(['source', 'evidence', 'sure', 'disbelief'])

/** Which of the answers told is meant: `the first one`, `lo segundo`. */
const places: Record<Language, readonly RegExp[]> = {
  es: [
    /\b(?:(?:el|la|lo) primer[oa]?|(?:del|al) (?:principio|comienzo))\b(?! (?:vez|que se|gen\b))/,
    /\b(?:el|la|lo) segund[oa]\b(?! vez)/,
    /\b(?:el|la|lo) tercer[oa]?\b(?! vez)/,
  ],
  en: [
    /\b(?:the first (?:one|thing|answer|bit|part|point|fact|line)|the first(?= (?:again|but|in|simpler|shorter)|$)|(?:what you said|from|at) (?:first|the (?:start|beginning)))\b/,
    /\b(?:the second (?:one|thing|answer|bit|part|point|fact|line)|the second(?= (?:again|but|in|simpler|shorter)|$))\b/,
    /\b(?:the third (?:one|thing|answer|bit|part|point|fact|line)|the third(?= (?:again|but|in|simpler|shorter)|$))\b/,
  ],
}

/** For whom something is told is nothing of it. */
const forWhom =
  /^(?:niñ[oa]s?|nin[oa]s?|(?:herman|prim|sobrin|abuel)(?:it)?[oa]s?|ti[oa]|mama|papa|bebe|kids?|child|children|brother|sister|cousin|gran\w{0,7}|nan|mum|mom|dad|baby|toddler|years?|yr|anos?|años?|nada|(?:explic|entend|cuent|ense)\w{1,10})$/

/** So much of what is named must be spoken of by the text of the thread. */
const leastHere = 0.5

/** Returns what a request names of what is spoken of; undefined where it names nothing of it. */
export function partNamed(
  act: Act,
  rest: string,
  { message, context, open }: TurnToRead,
  { language, lookUp, threads, telling }: PartOptions,
): Part | undefined {
  if (!onAnswers.has(act)) return undefined
  const placed = answerAt(message, context, language, lookUp)
  if (placed) return placed
  const thread = threads.threadOf({ context, open })
  const numbers = onFigures.has(act) ? (message.match(/\d[\d.,]{0,10}/g) ?? []) : []
  if (thread === undefined) return undefined
  const toldNumber = numbers
    .map((number) => context.told.findLast((id) => lookUp.answerOf(id) && lookUp.says(id, number)))
    .find((id) => id !== undefined)
  if (toldNumber !== undefined) return partOf(toldNumber, lookUp)
  const named = rest
    .split(' ')
    .filter((word) => !forWhom.test(word) && (telling.count(word) > 0 || lookUp.shareSpoken(thread, word) > 0))
    .join(' ')
  if (named === '' || lookUp.shareSpoken(thread, named) < leastHere) return undefined
  const id = threads.answerOn(named, thread)
  return id === undefined ? undefined : partOf(id, lookUp)
}

function answerAt(
  message: string,
  { told, last }: ConversationContext,
  language: Language,
  lookUp: QuestionLookUp,
): Part | undefined {
  const said = plain(message)
  const at = places[language].findIndex((pattern) => pattern.test(said))
  if (at < 0 || last === undefined) return undefined
  const answers = told.filter((id) => !id.includes(' ') && lookUp.answerOf(id))
  const id = answers[at]
  return id === undefined ? undefined : partOf(id, lookUp)
}

function partOf(id: string, lookUp: QuestionLookUp): Part {
  const [key = id] = id.split(' ')
  return { about: lookUp.answerOf(key)?.about[0], of: [key] }
}
