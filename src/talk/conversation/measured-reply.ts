import type { AuthoredAnswer, CarriedSentence } from '../../content/answers.ts'
import type { StudyAids } from '../../content/study-aids.ts'
import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import { formOf, tellsForm, type QuestionForm } from '../finding/form-of-question.ts'
import { withoutVerdict, type SaidLine } from '../said-lines.ts'
import { measureIn, withoutMeasure, type Measure } from './measure.ts'
import type { ReplyPlan } from './conversation.machine.ts'
import type { Reply, ReplyDraft } from './reply-draft.ts'
import { wantsEasyWords } from './request-on-told.ts'
import { answersVerdict } from './verdict.ts'

/** Sentences of a short answer, and of a short summary. */
const shortly = { answer: 2, summary: 3 } as const
/** In so few sentences nothing is said around what is told. */
const bareSentences = 2
/** A sentence may be longer than was asked by such a share before it is said that none is as short. */
const spared = 1.25

/** Acts that tell something which can be told in a measure. */
const measured: ReadonlySet<string> = new Set([
  'simpler',
  'example',
  'use',
  'surprise',
  'unknown',
  'more',
  'why',
  'how',
  'define',
  'shorter',
  'repeat',
  'compare',
  'better',
])

/** The measure in which a plan is to be told; undefined where none was asked for. */
function measureOf(draft: ReplyDraft, plan: ReplyPlan): Measure | undefined {
  const { language } = draft.library
  if (plan.kind === 'answer') return withoutMeasure(draft.message, language).measure
  return plan.kind === 'act' && measured.has(plan.act) ? measureIn(draft.message, language) : undefined
}

/** What was told, in the measure that the reader asked for: by the short forms that were written, before it is cut. */
export function inMeasure(draft: ReplyDraft, given: Reply, plan: ReplyPlan): Reply {
  const easy =
    plan.kind === 'answer' && wantsEasyWords(draft.message, draft.library.language) ? plainForms(draft, given) : []
  if (easy.length > 0 && isTold.has(given.answer.kind)) return { ...given, answer: { ...given.answer, lines: easy } }
  const measure = measureOf(draft, plan)
  const told = given.answer.lines.filter(({ from }) => from !== undefined)
  if (!measure || told.length === 0 || !isTold.has(given.answer.kind)) return given
  const most = measure.sentences ?? (measure.isShort ? shortly.answer : 1)
  const fitted =
    measure.words === undefined ? fit(draft, given, told, most) : shortest(draft, given, told, measure.words)
  const isBare = most <= bareSentences && !isUnsure.has(given.answer.kind)
  const around = isBare ? [] : given.answer.lines.slice(0, given.answer.lines.indexOf(told[0] as SaidLine))
  return { ...given, answer: { ...given.answer, lines: [...around, ...fitted] } }
}

const isUnsure: ReadonlySet<string> = new Set(['near', 'gist'])
const isTold: ReadonlySet<string> = new Set(['authored', 'act', ...isUnsure])

function fit(draft: ReplyDraft, given: Reply, told: SaidLine[], most: number): SaidLine[] {
  if (told.length <= most) return [...told, ...reasons(draft, given, told.length, most)]
  const telling = lineAsked(draft, told)
  if (telling && most === 1) return [telling]
  const forms = plainForms(draft, given)
  if (forms.length > 0 && forms.length <= most) return forms
  return telling && !told.slice(0, most).includes(telling) ? [telling] : told.slice(0, most)
}

/** The sentence with as many words as were asked for; else the shortest, and that none is as short. */
function shortest(draft: ReplyDraft, given: Reply, told: SaidLine[], words: number): SaidLine[] {
  const { language } = draft.library
  const fitting = longestWithin([...told, ...plainForms(draft, given)], words, language)
  if (!fitting) return told
  return wordsOf(fitting, language) <= words * spared
    ? [fitting]
    : [draft.own('fewWords', { count: String(words) }), fitting]
}

/** The sentence that tells what a question asks for, of those that are told. */
function lineAsked({ library: { language }, message }: ReplyDraft, told: readonly SaidLine[]): SaidLine | undefined {
  const form = formOf(comparableWords(message, language), language)
  return ofFacts.has(form) ? told.find(({ text }) => tellsForm(form, text, language)) : undefined
}

/** Questions whose answer stands in one of the sentences. */
const ofFacts: ReadonlySet<QuestionForm> = new Set<QuestionForm>(['when', 'amount', 'duration', 'cost', 'who'])

/** The answers that were told, in the simplest words: one sentence each. */
function plainForms(draft: ReplyDraft, { told }: Reply): SaidLine[] {
  const { language, lookUp } = draft.library
  return answersIn(draft, told).flatMap((answer) => {
    if (!answer.plain) return []
    draft.tell(`${lookUp.idOf(answer)} plain`)
    const hasVerdict = answersVerdict(draft.message, answer, language)
    const { text, from } = answer.plain
    return draft.carried([{ text: hasVerdict ? text : withoutVerdict(text), from }])
  })
}

/** What goes on from a told answer, where more sentences were asked for than it has. */
function reasons(draft: ReplyDraft, { told }: Reply, length: number, most: number): SaidLine[] {
  if (length >= most || most <= bareSentences) return []
  const because = answersIn(draft, told).flatMap((answer) => answer.because ?? [])
  return draft.carried(because.slice(0, most - length))
}

function answersIn({ library }: ReplyDraft, told: readonly string[]): AuthoredAnswer[] {
  return [...new Set(told.flatMap((id) => (id.includes(' ') ? [] : (library.lookUp.answerOf(id) ?? []))))]
}

/** The sentences of a text's study aids that tell all of it in a measure. */
export function summaryIn(draft: ReplyDraft, aids: StudyAids, measure: Measure): CarriedSentence[] {
  const { point, plain, use, unknown } = aids
  if (measure.words !== undefined)
    return [longestWithin([point, ...plain, ...unknown], measure.words, draft.library.language) ?? point]
  const most = measure.sentences ?? shortly.summary
  if (most <= 1) return [point]
  if (most === bareSentences) {
    const shared = ({ text }: CarriedSentence) => draft.library.lookUp.sharedTerms(point.text, text)
    const [other = point] = plain.toSorted((one, two) => shared(one) - shared(two))
    return other === plain[0] ? [other, point] : [point, other]
  }
  return [...plain, ...unknown.slice(0, 1), ...use.slice(0, 1)].slice(0, most)
}

const wordsOf = ({ text }: { text: string }, language: Language): number => comparableWords(text, language).length

/** The longest sentence of so many words at most, else the shortest; undefined of none. */
function longestWithin<Sentence extends { text: string }>(
  all: readonly Sentence[],
  words: number,
  language: Language,
): Sentence | undefined {
  const sorted = all.toSorted((one, two) => wordsOf(two, language) - wordsOf(one, language))
  return sorted.find((one) => wordsOf(one, language) <= words) ?? sorted.at(-1)
}
