import type { Language } from '../../i18n/language.ts'
import type { Line } from '../phrases.ts'
import type { SaidLine } from '../said-lines.ts'
import type { Reply, ReplyDraft } from './reply-draft.ts'
import { saidAround, toldOf } from './social-forms.ts'

/** What is answered to small talk: the greeting or the thanks around it first, and at times a way back to the text. */
export function social(draft: ReplyDraft, name: string): Reply {
  const { phrase, language } = draft.library
  const known = phrase.smallTalk[name] ?? phrase.smallTalk['chat']
  const thread = draft.context.subject ?? draft.open
  const { values, suggestions, isHere } = draft.waysOn(thread)
  if (!known) return draft.finish('unclear', [draft.wording('unclear', phrase.unclear)], { suggestions })
  const question = isHere ? ([values.a, values.b, values.c].find((one) => one !== values.title) ?? '') : ''
  const filled = { ...values, ...(leadingOn.has(name) && { a: question }), ...toldOf(draft.message, language) }
  const rank = fits(filled)
  const opening = openingOf(draft, name)
  const line = draft.wording(name, known.answers, filled, rank)
  const isLeadingBack =
    thread !== undefined &&
    values.title !== '' &&
    leadingBack.has(name) &&
    !line.text.includes('?') &&
    draft.isTurnOf('leadBack')
  const back = isLeadingBack ? [leadBack(draft, { ...filled, a: question })] : []
  const calm = name === 'scared' ? howItStands(draft, thread) : []
  return draft.finish(name === 'notMine' ? 'unknown' : 'small-talk', [...opening, line, ...calm, ...back], {
    suggestions,
  })
}

/** Questions for how much there is to fear; those that name worry go first. */
const ofDanger: Record<Language, readonly RegExp[]> = {
  es: [/preocup/iu, /peligros[oa]s?\b/iu],
  en: [/worr/iu, /dangerous\b/iu],
}

/** Who is afraid hears how it stands, where the text tells it and it was not told yet. */
function howItStands(draft: ReplyDraft, thread: string | undefined): SaidLine[] {
  const fresh = draft.freshOn(thread)
  const calming = ofDanger[draft.library.language]
    .map((pattern) => fresh.find(({ ask: [question = ''] }) => pattern.test(question)))
    .find((one) => one !== undefined)
  return calming ? draft.authored(calming) : []
}

function leadBack(draft: ReplyDraft, values: Readonly<Record<string, string>>): SaidLine {
  const { phrase } = draft.library
  const fit = fits(values)
  // One question is enough: where the title is one, the line asks nothing.
  const isQuestion = values['title']?.includes('?') === true
  const rank = (line: Line) => (isQuestion && /\?|\{a\}/.test(line.text) ? -1 : fit(line))
  return draft.context.last
    ? draft.wording('leadBack', phrase.leadBack, values, rank)
    : draft.wording('leadIn', phrase.leadIn, values, rank)
}

/** What is said to a greeting, or to thanks, that stands beside something else. */
function openingOf(draft: ReplyDraft, name: string): SaidLine[] {
  const { openings } = draft.library.phrase
  if (solemn.has(name)) return []
  const { isGreeting, isThanks } = saidAround(draft.message, draft.library.language)
  if (isThanks && !answeringThanks.has(name)) return [draft.wording('openings thanks', openings.thanks)]
  if (isGreeting && draft.isFirst && !answeringGreetings.has(name))
    return [draft.wording('openings hello', openings.hello)]
  return []
}

/** A line fits where there is something for each of its places; the more of what the reader told it takes up, the better. */
const fits =
  (values: Readonly<Record<string, string>>) =>
  ({ text }: Line): number => {
    const places = [...text.matchAll(/\{(\w{1,10})\}/g)].map(([, place = '']) => place)
    if (places.some((place) => values[place] === '')) return -1
    return places.filter((place) => ofReader.has(place)).length * (places.includes('name') ? 2 : 1)
  }

/** Places in a line for what the reader told of. */
const ofReader: ReadonlySet<string> = new Set(['who', 'name', 'thing'])

/** Beside these a cheerful word is out of place. */
const solemn: ReadonlySet<string> = new Set([
  'grief',
  'illness',
  'sad',
  'heartbreak',
  'ouch',
  'nick',
  'scared',
  'sadNews',
])

const answeringThanks: ReadonlySet<string> = new Set(['thanks', 'decline', 'space', 'tease', 'hello', 'notMine'])
const answeringGreetings: ReadonlySet<string> = new Set([
  'hello',
  'howAreYou',
  'there',
  'test',
  'back',
  'bye',
  'byePlan',
  'night',
  'space',
  'notMine',
  'aboutMe',
  'thanks',
  'tease',
])

/** Small talk whose lines may ask a question on the open text. */
const leadingOn: ReadonlySet<string> = new Set(['bored'])

/** Small talk beside a text: the reply leads back to it. */
const leadingBack: ReadonlySet<string> = new Set([
  'pity',
  'amazed',
  'disgust',
  'disappointed',
  'joking',
  'banter',
  'relief',
  'tease',
  'tellOthers',
  'aboutMe',
  'laugh',
  'chat',
  'aside',
  'remark',
  'rip',
  'ribbing',
  'praise',
  'pet',
  'kin',
  'seen',
  'mine',
  'doing',
  'wish',
  'teacher',
  'family',
  'weekend',
])
