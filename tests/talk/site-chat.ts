import { readKnowledge } from '../../content-pipeline/knowledge-of-files.ts'
import type { ChatMessage } from '../../src/contract/talk-reply.ts'
import type { Language } from '../../src/i18n/language.ts'
import { createChat, type ChatAnswer, type EmbeddedChat } from '../../src/talk/chat.ts'
import type { Knowledge } from '../../src/talk/knowledge.ts'

const knowledge = new Map<Language, Knowledge>()
const chats = new Map<Language, EmbeddedChat>()

/** Zed's knowledge of the site's content. Tests must not modify it. */
export function siteKnowledge(language: Language): Knowledge {
  const known = knowledge.get(language) ?? readKnowledge(language)
  knowledge.set(language, known)
  return known
}

export function siteChat(language: Language): EmbeddedChat {
  const chat = chats.get(language) ?? createChat(siteKnowledge(language))
  chats.set(language, chat)
  return chat
}

/** A conversation with an article open, turn by turn, with what was read in each. */
export function siteTurns(language: Language, open: string | undefined, ...said: string[]) {
  const history: ChatMessage[] = said.flatMap((content) => [
    { role: 'user', content },
    { role: 'assistant', content: '-' },
  ])
  return siteChat(language).turnsOf({ history: history.slice(0, -1), articleId: open })
}

export const textOf = ({ lines }: ChatAnswer): string => lines.map(({ text }) => text).join(' ')

/** The answers to a conversation, each given with those before it in the history. */
export function converse(
  language: Language,
  turns: readonly string[],
  articleId?: string,
  chat = siteChat(language),
): ChatAnswer[] {
  const history: ChatMessage[] = []
  return turns.map((content) => {
    history.push({ role: 'user', content })
    const answer = chat.answer({ history, articleId })
    history.push({ role: 'assistant', content: textOf(answer) })
    return answer
  })
}
