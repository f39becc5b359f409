import type { SaidLine } from '../said-lines.ts'
import type { Reply, ReplyDraft } from './reply-draft.ts'

/** Asks a quiz question, after an introduction. */
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

/** Evaluates a choice (from 1; 0 for none), explains it, and continues with the next question or the score. */
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
  return draft.finish('authored', [...lines, score(draft, 'score', at + 1)], { about })
}

/** Tells the score after `at` questions and repeats the open question. */
export function quizScore(draft: ReplyDraft, about: string, at: number): Reply {
  const isOver = draft.library.knowledge.studyAids.get(about)?.quiz[at] === undefined
  return isOver
    ? draft.finish('authored', [score(draft, 'score', at)], { about })
    : quizQuestion(draft, about, at, [score(draft, 'scoreSoFar', at)])
}

const score = (draft: ReplyDraft, words: 'score' | 'scoreSoFar', all: number): SaidLine =>
  draft.own(words, { right: String(draft.context.quiz?.right ?? 0), all: String(all) })
