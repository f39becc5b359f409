import type { Language } from '../i18n/language.ts'
import type { Helpline } from './care/helplines.ts'
import { createChat, type ChatAnswer, type ChatQuestion, type EmbeddedChat } from './chat.ts'
import { readIndexFile } from './finding/index-file.ts'
import { Indexes } from './finding/indexes.ts'
import type { Knowledge, KnownText } from './knowledge.ts'

export interface LearnTask {
  knowledge: Knowledge
  helplines?: readonly Helpline[] | undefined
  indexFile?: string | undefined
}

export interface AskTask {
  language: Language
  question: ChatQuestion
}

const chats = new Map<Language, EmbeddedChat>()

// The worker's tasks, called by name.

/** Prepares a language. Resolves to whether its indexes were read from the file, not built. */
export async function learn({ knowledge, helplines, indexFile }: LearnTask): Promise<boolean> {
  // Building indexes takes seconds, and is needed only without a usable file.
  const packed = indexFile === undefined ? undefined : await readIndexFile(indexFile, knowledge).catch(() => undefined)
  chats.set(knowledge.language, createChat(knowledge, helplines, new Indexes(packed)))
  return packed !== undefined
}

/** Returns the answer; undefined if the language isn't prepared, because this thread replaced another. */
export function answer({ language, question }: AskTask): ChatAnswer | undefined {
  return chats.get(language)?.answer(question)
}

/** Returns the texts that a question may be about; undefined if the language is not prepared. */
export function textsFor({ language, question }: AskTask): KnownText[] | undefined {
  return chats.get(language)?.textsFor(question)
}
