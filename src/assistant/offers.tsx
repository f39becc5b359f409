import { useLingui } from '@lingui/react'
import { isAnswering, messagesOf, subjectOf, useAssistantState } from './assistant-context.ts'
import { Suggestions } from './suggestions.tsx'
import { useMessageLanguage } from './use-message-language.ts'

const starters = ['starter_surprise', 'starter_term', 'starter_read'] as const

/** Suggested questions of the last answer, else of the article. None after an answer with help contacts. */
export function Offers() {
  const { i18n } = useLingui()
  const messages = useAssistantState(messagesOf)
  const subject = useAssistantState(subjectOf)
  const answering = useAssistantState(isAnswering)
  const languageOf = useMessageLanguage()
  const last = messages.findLast(({ role }) => role === 'assistant')
  const ofPage = subject.kind === 'article' ? subject.questions : starters.map((key) => i18n._(key))
  const lang = last && languageOf(last)
  const isOfAnswer = Boolean(last?.suggestions?.length)
  const offered = isOfAnswer ? last?.suggestions : ofPage
  const asked = new Set(messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])))
  const open = (offered ?? []).filter((question) => !asked.has(question))
  if (answering || last?.help?.length || open.length === 0) return null
  return <Suggestions offered={open} whole={asked.size === 0} lang={isOfAnswer ? lang : undefined} />
}
