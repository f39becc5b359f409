import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import type { KnownText } from '../knowledge.ts'
import { withoutVerdict, type SaidLine } from '../said-lines.ts'
import { plain } from '../terms.ts'
import type { Reply, ReplyDraft } from './reply-draft.ts'

/** Number of points for homework: default and maximum. */
const homeworkPoints = { usual: 3, most: 5 } as const
/** Share of common significant words from which two points are duplicates. */
const mostlyTheSame = 0.5

/** Returns points, a source, and questions; the text itself is for the reader to write. */
export function homework(draft: ReplyDraft, article: KnownText | undefined): Reply {
  if (!article) return draft.finish('unclear', [draft.own('homeworkAsk')])
  const wanted = Math.min(homeworkPoints.most, numberIn(draft.message) ?? homeworkPoints.usual)
  const isAgain = draft.isTold(`${article.key} point`)
  const { lookUp } = draft.library
  const aspect = aspectIn(draft)
  const onAspect = ({ ask, say }: AuthoredAnswer) =>
    aspect === '' ? 0 : lookUp.sharedTerms(aspect, [...ask, ...say.map(({ text }) => text)].join(' '))
  const fresh = draft
    .freshOn(article.key)
    .toSorted((one, two) => onAspect(two) - onAspect(one) || Number(two.best) - Number(one.best))
  const isOfAspect = fresh[0] !== undefined && onAspect(fresh[0]) > 0
  const points: SaidLine[] = isAgain || isOfAspect ? [] : draft.aid(draft.library.aidsOf(article.key), ['point'])
  const isNew = (text: string) =>
    points.every((point) => lookUp.sharedTerms(text, point.text) < lookUp.sharedTerms(text, text) * mostlyTheSame)
  for (const one of fresh) {
    if (points.length >= wanted) break
    const [first] = pointOf(draft, one)
    if (first && isNew(first.text)) {
      draft.tell(lookUp.idOf(one))
      points.push(first)
    }
  }
  const [work] = article.article?.sources ?? []
  const named =
    work && !isAgain
      ? [draft.own('homeworkSource', { title: work.title, publisher: work.publisher, year: String(work.year) })]
      : []
  const numbered = points.map((line, at) => ({ ...line, text: `${at + 1}. ${line.text}` }))
  return draft.finish('authored', [draft.own('homework'), ...numbered, ...named, draft.own('homeworkNext')], {
    about: article.key,
  })
}

/** A sentence that leans on its question is no point. */
const leans = /^(?:not?|only|yes|perhaps|because|s[ií]|solo|porque|depende|quiz[aá]s?|en parte|partly)(?!\p{L})/iu

/** The first sentence of an answer, or the answer in short where that leans on the question. */
function pointOf(draft: ReplyDraft, { say, plain: easy }: AuthoredAnswer): SaidLine[] {
  const [first] = say
  const sentence = first && !leans.test(first.text) ? first : easy
  return sentence ? draft.carried([{ ...sentence, text: withoutVerdict(sentence.text) }]) : []
}

/** On what a piece is to be written, where a message says so: `5 sentences on is it fair`. */
const naming: Record<Language, RegExp> = {
  es: /\b(?:sobre|acerca de|de si|de por que|de como) (.{3,50})$/,
  en: /\b(?:on|about) (?!(?:this|that|it)\b)(.{3,50})$/,
}

const aspectIn = ({ message, library: { language } }: ReplyDraft): string =>
  naming[language].exec(plain(message))?.[1] ?? ''

/** How many of something a message asks for. */
export function numberIn(message: string): number | undefined {
  const [digits] = /(?<![\d.,])[1-9](?![\d.,])/.exec(message) ?? []
  if (digits !== undefined) return Number(digits)
  const words = message.toLowerCase().split(/[^\p{L}]+/u)
  const at = numberWords.findIndex((names) => names.some((name) => words.includes(name)))
  return at < 0 ? undefined : at + 2
}

const numberWords = [
  ['dos', 'two'],
  ['tres', 'three'],
  ['cuatro', 'four'],
  ['cinco', 'five'],
]
