import type { KnownText } from '../knowledge.ts'
import type { SaidLine } from '../said-lines.ts'
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
  const fresh = draft.freshOn(article.key).toSorted((one, two) => Number(two.best) - Number(one.best))
  const points: SaidLine[] = isAgain ? [] : draft.aid(draft.library.aidsOf(article.key), ['point'])
  const { lookUp } = draft.library
  const isNew = (text: string) =>
    points.every((point) => lookUp.sharedTerms(text, point.text) < lookUp.sharedTerms(text, text) * mostlyTheSame)
  for (const one of fresh) {
    const [first] = one.say
    if (points.length >= wanted) break
    if (first && isNew(first.text)) points.push(...draft.authored(one).slice(0, 1))
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
