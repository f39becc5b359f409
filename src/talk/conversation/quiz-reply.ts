import type { SaidLine } from '../said-lines.ts'
import type { Reply, ReplyDraft } from './reply-draft.ts'

/** A question of an article's quiz with its choices, behind what leads to it. */
export function quizQuestion(draft: ReplyDraft, about: string, at: number, lead: SaidLine[]): Reply {
  const question = draft.library.knowledge.studyAids.get(about)?.quiz[at]
  if (!question) return draft.more(about)
  const [a = '', b = '', c = ''] = question.choices
  return draft.finish(
    'authored',
    [...lead, { text: question.ask, emotion: 'curious' }, draft.own('choices', { a, b, c })],
    { about, suggestions: question.choices },
  )
}

/** Whether a choice (from 1; 0: none was made) is right, why, and what comes next: a question, or the score. */
export function quizVerdict(draft: ReplyDraft, about: string, at: number, choice: number): Reply {
  const aids = draft.library.knowledge.studyAids.get(about)
  const question = aids?.quiz[at]
  if (!aids || !question) return draft.more(about)
  const isRight = choice === question.right
  const verdict = draft.own(isRight ? 'right' : choice === 0 ? 'itIs' : 'notRight', {
    choice: question.choices[question.right - 1] ?? '',
  })
  const lines = [verdict, ...draft.carried([question.why])]
  if (at + 1 < aids.quiz.length) return quizQuestion(draft, about, at + 1, lines)
  const score = draft.own('score', { right: String(draft.context.quiz?.right ?? 0), all: String(aids.quiz.length) })
  return draft.finish('authored', [...lines, score], { about })
}

/** How many were right so far. */
export function quizScore(draft: ReplyDraft): Reply {
  const { quiz } = draft.context
  const questions = draft.library.knowledge.studyAids.get(quiz?.about ?? '')?.quiz ?? []
  const line = draft.own('score', { right: String(quiz?.right ?? 0), all: String(quiz?.at ?? 0) })
  const isOver = quiz === undefined || quiz.at >= questions.length
  return isOver || quiz.about === ''
    ? draft.finish('authored', [line], { about: quiz?.about })
    : quizQuestion(draft, quiz.about, quiz.at, [line])
}
