import type { Language } from '../i18n/language.ts'
import type { Helpline } from './care/helplines.ts'
import { createChat, type ChatAnswer, type ChatQuestion, type EmbeddedChat } from './chat.ts'
import { readIndexFile } from './finding/index-file.ts'
import { Indexes } from './finding/indexes.ts'
import type { Knowledge, KnownText } from './knowledge.ts'

export interface LearnTask {
  knowledge: Knowledge
  helplines?: readonly Helpline[] | undefined
  /** Path of the file of its indexes, which may be there. */
  indexFile?: string | undefined
}

export interface AskTask {
  language: Language
  question: ChatQuestion
}

const chats = new Map<Language, EmbeddedChat>()

// The worker thread's jobs, called by the pool by these names.

/** Prepares the answering of a language's questions; tells whether its indexes were read rather than made. */
export async function learn({ knowledge, helplines, indexFile }: LearnTask): Promise<boolean> {
  // Without a file that can be used they are made, which takes some seconds.
  const packed = indexFile === undefined ? undefined : await readIndexFile(indexFile, knowledge).catch(() => undefined)
  chats.set(knowledge.language, createChat(knowledge, helplines, new Indexes(packed)))
  return packed !== undefined
}

/** The answer, or undefined where the language has not been learnt: this thread stands in for one that has ended. */
export function answer({ language, question }: AskTask): ChatAnswer | undefined {
  return chats.get(language)?.answer(question)
}

/** The texts that a question may be about, or undefined where the language has not been learnt. */
export function textsFor({ language, question }: AskTask): KnownText[] | undefined {
  return chats.get(language)?.textsFor(question)
}
