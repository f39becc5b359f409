import { readKnowledge } from '../../content-pipeline/knowledge-of-files.ts'
import type { Language } from '../../src/i18n/language.ts'
import { createChat, type EmbeddedChat } from '../../src/talk/chat.ts'
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
