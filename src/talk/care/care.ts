import type { ChatMessage } from '../../contract/talk-request.ts'
import type { HelpContact } from '../../contract/talk-reply.ts'
import type { Language } from '../../i18n/language.ts'
import type { Line } from '../phrases.ts'
import { pick, seedOf } from '../phrases.ts'
import words from './care-words.json' with { type: 'json' }
import { isDistress, type Concern } from './concern.ts'
import { linesByRegion, type Helpline, type HelplineKind } from './helplines.ts'
import { isEveryday, smallTalkFor } from '../small-talk.ts'
import { isWrittenGrave, readConcern } from './read-concern.ts'

/** What Zed says to a message that needs care, and whom the reader can turn to. */
export interface CaringAnswer {
  concern: Concern
  lines: Line[]
  help: HelpContact[]
}

const kindsFor: Partial<Record<Concern, readonly HelplineKind[]>> = {
  suicide: ['crisis', 'children'],
  'self-harm': ['crisis', 'children'],
  abuse: ['children', 'crisis'],
  eating: ['children', 'crisis'],
  panic: ['crisis', 'children'],
  danger: ['poison'],
}
/** Those who may be in danger now. */
const urgent: readonly Concern[] = ['suicide', 'self-harm', 'abuse', 'danger']
/** How many regions are named aloud; the panel shows all. */
const namedRegions = 2
/** Messages of the reader that are read for what they may need: the last, and the one before it. */
const turnsWithCare = 2

export interface CareCircumstances {
  /** Whether a message is one that the site itself has written down as a question. */
  isOwnQuestion?: (message: string) => boolean
  /** Whether the last message surely asks something that the site answers: then the one before it is left in the past. */
  isScience?: () => boolean
}

/** What a message needs care for, where it is none of every day. */
function concernOf(message: string, language: Language): Concern | undefined {
  const concern = readConcern(message, language)
  if (concern === undefined || !isEveryday(message, language)) return concern
  const isPlay = smallTalkFor(message, language)?.isPlay === true
  return isWrittenGrave(message) && !isPlay ? concern : undefined
}

/** Whether the message before the last was one of distress. */
export function isAfterDistress(
  history: readonly ChatMessage[],
  language: Language,
  isOwnQuestion: (message: string) => boolean,
): boolean {
  const before = history.filter(({ role }) => role === 'user').at(-2)?.content
  const concern = before === undefined || isOwnQuestion(before) ? undefined : concernOf(before, language)
  return concern !== undefined && isDistress(concern)
}

/**
 * The answer to a message that needs care, or to the one after a message of distress, which is answered in the same
 * register; undefined when there is nothing of the kind. It looks at nothing but the reader's own words.
 */
export function careFor(
  history: readonly ChatMessage[],
  language: Language,
  helplines: readonly Helpline[],
  { isOwnQuestion = () => false, isScience = () => false }: CareCircumstances = {},
): CaringAnswer | undefined {
  const own = history.filter(({ role }) => role === 'user').slice(-turnsWithCare)
  const [last, before] = own.toReversed().map(({ content }) => content)
  const read = (message = '') => (isOwnQuestion(message) ? undefined : concernOf(message, language))
  const concern = read(last)
  if (concern !== undefined && isDistress(concern)) return answerTo(concern, last ?? '', false, language, helplines)
  const earlier = read(before)
  if (earlier !== undefined && isDistress(earlier) && !isScience())
    return answerTo(earlier, last ?? '', true, language, helplines)
  return concern && answerTo(concern, last ?? '', false, language, helplines)
}

function answerTo(
  concern: Concern,
  message: string,
  isContinued: boolean,
  language: Language,
  helplines: readonly Helpline[],
): CaringAnswer {
  const said = words[language]
  const seed = seedOf(message)
  const regions = linesByRegion(helplines, language, kindsFor[concern] ?? [])
  const emergencies = linesByRegion(helplines, language, ['emergency'])
  const calls = [...regions]
    .slice(0, namedRegions)
    .map(([region, lines]) => fillIn(said.inRegion, { region, calls: lines.map(({ call }) => call).join(said.or) }))
  const numbers = [...emergencies]
    .slice(0, namedRegions)
    .map(([region, [line]]) => fillIn(said.emergencyIn, { region, phone: line?.phone ?? '' }))
  const texts = [
    pick(isContinued ? said.stay : said[concern], seed),
    ...calls,
    ...(urgent.includes(concern) ? [fillIn(said.emergency, { calls: numbers.join(', ') })] : []),
    ...(isContinued ? [said.later] : []),
  ]
  const needsHelp = isDistress(concern) || concern === 'danger' || concern === 'medical'
  const contacts = needsHelp ? [...[...regions.values()].flat(), ...[...emergencies.values()].flat()] : []
  return {
    concern,
    lines: texts.map((text) => ({
      text,
      emotion: isDistress(concern) || needsHelp ? 'concerned' : 'neutral',
      intensity: 0.5,
    })),
    help: contacts.map(({ name, phone, region, source }) => ({ name, phone, region, source })),
  }
}

function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
