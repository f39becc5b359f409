import { readKnowledge } from '../../content-pipeline/knowledge-of-files.ts'
import type { Language } from '../../src/i18n/language.ts'
import { createChat, type EmbeddedChat } from '../../src/talk/chat.ts'
import type { Knowledge } from '../../src/talk/knowledge.ts'

// Indexing what Zed knows takes seconds of CPU for each language. Test files that share a worker share the result.
const knowledge = new Map<Language, Knowledge>()
const chats = new Map<Language, EmbeddedChat>()

/** What Zed knows of the site's own content. Tests must not change it. */
export function siteKnowledge(language: Language): Knowledge {
  const known = knowledge.get(language) ?? readKnowledge(language)
  knowledge.set(language, known)
  return known
}

/** The chat on the site's own content. */
export function siteChat(language: Language): EmbeddedChat {
  const chat = chats.get(language) ?? createChat(siteKnowledge(language))
  chats.set(language, chat)
  return chat
}
