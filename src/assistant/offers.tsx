import { useLingui } from '@lingui/react'
import { isAnswering, messagesOf, subjectOf, useAssistantState } from './assistant-context.ts'
import { Suggestions } from './suggestions.tsx'

/** With what a conversation can begin where there is no article to ask about. */
const starters = ['starter_surprise', 'starter_term', 'starter_read'] as const

/**
 * What the reader may ask next, at any time: what the last answer suggests, or else what readers ask of the open article.
 * After an answer that names whom to call, nothing is suggested.
 */
export function Offers() {
  const { i18n } = useLingui()
  const messages = useAssistantState(messagesOf)
  const subject = useAssistantState(subjectOf)
  const answering = useAssistantState(isAnswering)
  const last = messages.findLast(({ role }) => role === 'assistant')
  const ofPage = subject.kind === 'article' ? subject.questions : starters.map((key) => i18n._(key))
  const offered = last?.suggestions?.length ? last.suggestions : ofPage
  const asked = new Set(messages.flatMap(({ role, content }) => (role === 'user' ? [content] : [])))
  const open = (offered ?? []).filter((question) => !asked.has(question))
  if (answering || last?.help?.length || open.length === 0) return null
  return <Suggestions offered={open} whole={asked.size === 0} />
}
