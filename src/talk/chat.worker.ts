import type { Language } from '../i18n/language.ts'
import type { Helpline } from './care/helplines.ts'
import { createChat, type ChatAnswer, type ChatQuestion, type EmbeddedChat } from './chat.ts'
import type { Knowledge, KnownText } from './knowledge.ts'

export interface LearnTask {
  knowledge: Knowledge
  helplines?: readonly Helpline[] | undefined
}

export interface AskTask {
  language: Language
  question: ChatQuestion
}

const chats = new Map<Language, EmbeddedChat>()

// The worker thread's jobs, called by the pool by these names.

/** Prepares the answering of a language's questions; it takes some seconds. */
export function learn({ knowledge, helplines }: LearnTask): void {
  chats.set(knowledge.language, createChat(knowledge, helplines))
}

/** The answer, or undefined where the language has not been learnt: this thread stands in for one that has ended. */
export function answer({ language, question }: AskTask): ChatAnswer | undefined {
  return chats.get(language)?.answer(question)
}

/** The texts that a question may be about, or undefined where the language has not been learnt. */
export function textsFor({ language, question }: AskTask): KnownText[] | undefined {
  return chats.get(language)?.textsFor(question)
}
