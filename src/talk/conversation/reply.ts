import type { AuthoredAnswer } from '../../content/answers.ts'
import { caringLines } from '../care/caring-words.ts'
import type { Helpline } from '../care/helplines.ts'
import { comparableWords } from '../finding/features.ts'
import { formOf, tellsForm, type QuestionForm } from '../finding/form-of-question.ts'
import type { Language } from '../../i18n/language.ts'
import type { Knowledge } from '../knowledge.ts'
import { standsAlone, type SaidLine } from '../said-lines.ts'
import { actReply } from './act-reply.ts'
import { contactPage } from './mistake-reply.ts'
import type { ConversationContext, LookUp, ReplyPlan } from './conversation.machine.ts'
import { disagrees } from './disagreement.ts'
import { Library } from './library.ts'
import type { QuestionLookUp } from './look-up.ts'
import { inMeasure } from './measured-reply.ts'
import { lacking, missingLine } from './missing-reply.ts'
import { fromTheme } from './offer-reply.ts'
import { quizQuestion, quizScore, quizVerdict } from './quiz-reply.ts'
import { ReplyDraft, type Reply, type ReplyCircumstances } from './reply-draft.ts'
import { articlesOnTheme } from './themes.ts'
import { social } from './social-reply.ts'
import { answersVerdict, deniedVerdict, verdictFor } from './verdict.ts'

/** Creates a function that turns plans into replies, without repeating wordings. */
export function createReplier(knowledge: Knowledge, lookUp: QuestionLookUp, helplines: readonly Helpline[]) {
  const library = new Library(knowledge, lookUp)

  return function reply(plan: ReplyPlan, circumstances: ReplyCircumstances): Reply {
    const draft = new ReplyDraft(library, { ...circumstances, context: onNamed(plan, circumstances.context, lookUp) })
    const given = inMeasure(draft, asAct(planned(draft, plan, helplines), plan), plan)
    if (!circumstances.context.isAfterCare) return given
    const still = draft.wording('stillHere', library.phrase.stillHere)
    return { ...given, answer: { ...given.answer, lines: [still, ...given.answer.lines] } }
  }
}

/** A request on an answer that it names is done as if that had been told last. */
function onNamed(plan: ReplyPlan, context: ConversationContext, lookUp: QuestionLookUp): ConversationContext {
  const told = plan.kind === 'act' ? plan.of : undefined
  const [first] = (told ?? []).map((id) => lookUp.answerOf(id))
  if (!told || !first) return context
  return { ...context, last: { question: first.ask[0] ?? '', about: first.about[0], told: [...told] } }
}

function planned(draft: ReplyDraft, plan: ReplyPlan, helplines: readonly Helpline[]): Reply {
  const { library } = draft
  switch (plan.kind) {
    case 'care': {
      const { lines, help } = caringLines(plan.reading, { ...plan, seed: draft.seed }, library.language, helplines)
      return { answer: { kind: 'care', lines, help, concern: plan.reading.kind }, told: [], wordings: {} }
    }
    case 'act':
      return actReply(draft, plan)
    case 'social':
      return social(draft, plan.name)
    case 'answer':
      return againstClaim(draft, found(draft, plan.lookUps))
    case 'quiz-question':
      return quizQuestion(draft, plan.about, plan.at, [draft.own('quiz', { title: library.titleOf(plan.about) })])
    case 'quiz-again':
      return quizQuestion(draft, plan.about, plan.at, [draft.own('quizAgain')])
    case 'quiz-verdict':
      return quizVerdict(draft, plan.about, plan.at, plan.choice)
    case 'quiz-score':
      return quizScore(draft, plan.about, plan.at)
    case 'ask-back': {
      const ofTheme = articlesOnTheme(draft.message, library.language, library.articles) ?? []
      return ofTheme.length > 1 ? fromTheme(draft, 'homeworkWhich', ofTheme) : unclear(draft)
    }
    case 'nothing':
      return unclear(draft)
  }
}

function unclear(draft: ReplyDraft): Reply {
  return draft.finish('unclear', [draft.wording('unclear', draft.library.phrase.unclear)], {
    suggestions: draft.waysOn(draft.open).suggestions,
  })
}

/** What was found for a question, or for several. */
function found(draft: ReplyDraft, lookUps: readonly LookUp[]): Reply {
  const { library } = draft
  const [first] = lookUps
  if (lookUps.length > 1) {
    return draft.finish('authored', eachOnce(draft, lookUps), { about: lookUps.at(-1)?.about })
  }
  if (first?.missing) return lacking(draft, first, first.missing)
  if (!first || first.certainty === 'none') return nothing(draft, first)
  const { certainty, about, answers: ids } = first
  const list = ids.flatMap((id) => library.lookUp.answerOf(id) ?? [])
  if (certainty === 'film') {
    const film = library.text(about)
    return film ? draft.showFilm(film) : nothing(draft)
  }
  if (certainty === 'passage') return passage(draft, first)
  const [best] = list
  const isTwice = best !== undefined && isJustTold(draft, best)
  const further = best && !isTwice && certainty !== 'gist' ? goingFurther(draft, best, list) : undefined
  if (further) return draft.finish('authored', further, { about })
  const again = best && isTwice && certainty !== 'gist' ? toldOnce(draft, best, list, certainty === 'sure') : undefined
  if (again) return draft.finish('authored', again, { about })
  // Replaces an answer that was just told by another of the same text.
  const answer = isTwice ? list.find((one) => !isJustTold(draft, one)) : best
  if (certainty === 'gist') {
    const lines = answer ? draft.authored(answer) : draft.aid(library.aidsOf(about), ['plain', 'surprise'])
    const lead = answer
      ? draft.wording('near', library.phrase.near)
      : draft.wording('gist', library.phrase.gist, { title: library.titleOf(about) })
    return draft.finish('gist', [lead, ...lines], { about })
  }
  if (!answer) return draft.more(about)
  const verdict = verdictFor(draft.message, answer, library.language)
  const lead = certainty === 'near' ? [draft.wording('near', library.phrase.near)] : []
  return draft.finish(certainty === 'near' ? 'near' : 'authored', [...lead, ...withVerdict(draft, answer, verdict)], {
    about,
  })
}

/** An answer's lines with the verdict that fits, and without a beginning that leans on a verdict that does not. */
function withVerdict(draft: ReplyDraft, answer: AuthoredAnswer, verdict: ReturnType<typeof verdictFor>): SaidLine[] {
  const { language } = draft.library
  const [first, ...others] = draft.authored(answer, verdict !== 'none')
  if (!first) return []
  if (verdict === 'denied') return [{ ...first, text: deniedVerdict(first.text) }, ...others]
  const isLeft = verdict === 'as-written' || others.length === 0 || standsAlone(first.text, language)
  return isLeft ? [first, ...others] : others
}

/** What is told in place of an answer that was told before, to who asks on from it in another form. */
function goingFurther(
  draft: ReplyDraft,
  best: AuthoredAnswer,
  list: readonly AuthoredAnswer[],
): SaidLine[] | undefined {
  if (!draft.isToldAnswer(best)) return undefined
  const { language } = draft.library
  const form = formOf(comparableWords(draft.message, language), language)
  const reason = reasonOf(draft, best, form)
  if (reason) return reason
  const other = list.find((one) => !draft.isToldAnswer(one))
  return other && form !== 'either' && !isOfForm(best, form, language) && isOfForm(other, form, language)
    ? withVerdict(draft, other, verdictFor(draft.message, other, language))
    : undefined
}

/** Why an answer holds, where it was told already and is asked on from. */
function reasonOf(draft: ReplyDraft, answer: AuthoredAnswer, form: QuestionForm): SaidLine[] | undefined {
  const id = `${draft.library.lookUp.idOf(answer)} because`
  const isSame = sameWords(draft, draft.message, draft.context.last?.question ?? '')
  if (isSame || !asksOn.has(form) || !answer.because || draft.isTold(id)) return undefined
  draft.tell(id)
  return draft.carried([answer.because])
}

/** Forms of questions that a reason answers better than the same once more. */
const asksOn: ReadonlySet<QuestionForm> = new Set<QuestionForm>(['why', 'how', 'what-if'])

const isOfForm = ({ ask }: AuthoredAnswer, form: QuestionForm, language: Language) =>
  ask.some((question) => formOf(comparableWords(question, language), language) === form)

/** What was found for each of several questions; nothing that begins with what an answer before it says. */
function eachOnce(draft: ReplyDraft, lookUps: readonly LookUp[]): SaidLine[] {
  const { lookUp } = draft.library
  const lines: SaidLine[] = []
  const isSaid = ({ text }: SaidLine) =>
    lines.some((before) => lookUp.sharedTerms(text, before.text) > lookUp.sharedTerms(text, text) * saidAgain)
  for (const { answers, missing } of lookUps) {
    const answer = lookUp.answerOf(answers[0] ?? '')
    const told = missing ? [missingLine(draft, missing)] : answer ? draft.authored(answer) : []
    if (told[0] && !isSaid(told[0])) lines.push(...told.filter((line) => !isSaid(line)))
  }
  return lines
}

/** A sentence with a greater share of its telling words in another says the same. */
const saidAgain = 0.7

/** Who says that Zed is wrong hears where he can report it, beside what the text says. */
function againstClaim(draft: ReplyDraft, given: Reply): Reply {
  const { context, library, message } = draft
  const isTold = given.answer.kind === 'authored' || given.answer.kind === 'near'
  if (!isTold || !context.last || !disagrees(message, library.language)) return given
  const lines = [draft.own('stand'), ...given.answer.lines, draft.own('standNext')]
  return {
    ...given,
    answer: { ...given.answer, lines, sources: [...(given.answer.sources ?? []), contactPage(draft)] },
  }
}

function isJustTold({ context, library }: ReplyDraft, answer: AuthoredAnswer): boolean {
  return context.last?.told.includes(library.lookUp.idOf(answer)) === true
}

/** What is told in place of an answer that was just told: its reason, what else is asked in this form, or a sentence of it. */
function toldOnce(
  draft: ReplyDraft,
  best: AuthoredAnswer,
  list: readonly AuthoredAnswer[],
  isSure: boolean,
): SaidLine[] | undefined {
  const { language } = draft.library
  const form = formOf(comparableWords(draft.message, language), language)
  const reason = reasonOf(draft, best, form)
  if (reason) return reason
  if (!isSure) return undefined
  const other = list.find((one) => !isJustTold(draft, one))
  if (other && form !== 'either' && !isOfForm(best, form, language) && isOfForm(other, form, language))
    return draft.authored(other, answersVerdict(draft.message, other, language))
  const recalled = recall(draft, best)
  return recalled && [recalled]
}

function recall(draft: ReplyDraft, answer: AuthoredAnswer): SaidLine | undefined {
  const { language, lookUp } = draft.library
  if (sameWords(draft, draft.message, draft.context.last?.question ?? '')) return undefined
  const lines = draft.toldAgain()
  const shares = lines.map(({ text }) => lookUp.sharedTerms(draft.message, text))
  const most = Math.max(...shares)
  const form = formOf(comparableWords(draft.message, language), language)
  const telling = toTell.has(form) ? lines.find(({ text }) => tellsForm(form, text, language)) : undefined
  const line = telling ?? lines[shares.indexOf(most)]
  const asked = lookUp.sharedTerms(draft.message, draft.message)
  if (!line || (!telling && (most < asked * recalledFrom || most === 0))) return undefined
  draft.tell(lookUp.idOf(answer))
  const [initial = ''] = line.text
  const isName = /^\p{Lu}\p{Ll}+ \p{Lu}|^\p{Lu}[\p{Lu}\d]/u.test(line.text)
  const sentence = isName ? line.text : initial.toLocaleLowerCase(language) + line.text.slice(1)
  return { ...line, text: draft.own('asTold', { sentence }).text }
}

/** Forms of questions by which one sees whether a sentence tells what they ask for. */
const toTell: ReadonlySet<QuestionForm> = new Set<QuestionForm>(['when', 'duration', 'cost', 'who'])
/** A sentence that has so much of a question's telling words answers it. */
const recalledFrom = 0.5

function sameWords({ library }: ReplyDraft, one: string, two: string): boolean {
  return comparableWords(one, library.language).join(' ') === comparableWords(two, library.language).join(' ')
}

/** A sentence of the text, where no answer was written for what was asked. */
function passage(draft: ReplyDraft, lookUp: LookUp): Reply {
  const { library } = draft
  const { about, passage: at } = lookUp
  const text = library.text(about)
  const sentence = text?.sentences[at ?? -1]?.text
  if (!text || sentence === undefined) return nothing(draft, lookUp)
  const line = draft.own('quotation', { title: text.title, sentence })
  return draft.finish('near', [{ ...line, from: [{ text: text.key, sentence }] }], { about })
}

/** That nothing was found, and the questions that come nearest. */
function nothing(draft: ReplyDraft, lookUp?: LookUp): Reply {
  const { phrase } = draft.library
  const near = (lookUp?.answers ?? []).flatMap((id) => draft.library.lookUp.answerOf(id) ?? [])
  const { values, suggestions, isHere } = draft.waysOn(lookUp?.about ?? draft.context.subject ?? draft.open, near)
  return draft.finish('unknown', [draft.wording('unknown', isHere ? phrase.unknownHere : phrase.unknown, values)], {
    suggestions,
  })
}

/** What an act tells is no answer to a question: a language model leaves it as it is. */
function asAct(given: Reply, plan: ReplyPlan): Reply {
  const isAct = plan.kind !== 'answer' && !(plan.kind === 'act' && plan.act === 'more')
  return isAct && given.answer.kind === 'authored' ? { ...given, answer: { ...given.answer, kind: 'act' } } : given
}
