import { use } from 'react'
import { AssistantContext, isSpeaking, useAssistantState } from '../assistant/assistant-context.ts'
import type { ShownQuizQuestion } from '../content/answers.ts'
import { Quiz } from './quiz.tsx'

interface ArticleQuizProps {
  questions: readonly ShownQuizQuestion[]
}

export function ArticleQuiz({ questions }: ArticleQuizProps) {
  return use(AssistantContext) ? (
    <QuizBesideZed questions={questions} />
  ) : (
    <Quiz questions={questions} zedSpeaks={false} />
  )
}

function QuizBesideZed({ questions }: ArticleQuizProps) {
  return <Quiz questions={questions} zedSpeaks={useAssistantState(isSpeaking)} />
}
