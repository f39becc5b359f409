import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '../i18n/language.ts'
import type { Helpline } from './care/helplines.ts'
import { createChatThread, type ChatThread, type ChatThreadOptions } from './chat-thread.ts'
import type { Chat } from './chat.ts'
import type { Knowledge } from './knowledge.ts'

export interface ChatThreadsOptions extends ChatThreadOptions {
  /** Ms that a question waits before the spare thread starts; answers take 10 to 100 ms. */
  patienceMs?: number
  /** Ms that the spare is kept after its last use. */
  spareMs?: number
}

interface Lesson {
  knowledge: Knowledge
  helplines: readonly Helpline[] | undefined
}

interface Thinker {
  thread: ChatThread
  chats: Map<Language, Chat>
  /** Languages prepared or in preparation. */
  taught: Set<Language>
  isBusy: boolean
}

const createThinker = (options: ChatThreadOptions): Thinker => ({
  thread: createChatThread(options),
  chats: new Map(),
  taught: new Set(),
  isBusy: false,
})

interface Waiting {
  language: Language
  start: (thinker: Thinker) => void
}

/** Maximum queue length. */
const mostWaiting = 400

/**
 * Answers questions in a thread, with a spare for when it hangs, is slow, or restarts. The spare starts only when a
 * question waits longer than an answer takes, because it costs 110 MB and a second to prepare; it ends when idle.
 */
export function createChatThreads({
  patienceMs = 1000,
  spareMs = 120_000,
  ...options
}: ChatThreadsOptions): ChatThread {
  const lessons = new Map<Language, Lesson>()
  const thinkers: Thinker[] = [createThinker(options)]
  let spare: Thinker | undefined
  let releaseUtterance: NodeJS.Timeout | undefined
  let waiting: Waiting[] = []
  let isClosed = false
  const outside = AsyncLocalStorage.snapshot()

  async function teach(thinker: Thinker, { knowledge, helplines }: Lesson): Promise<void> {
    thinker.taught.add(knowledge.language)
    try {
      thinker.chats.set(knowledge.language, await thinker.thread.createChat(knowledge, helplines))
    } catch (error) {
      thinker.taught.delete(knowledge.language)
      throw error
    }
    if (!thinker.isBusy) goOn(thinker)
  }

  function goOn(thinker: Thinker): void {
    const next = waiting.find(({ language }) => thinker.chats.has(language))
    waiting = waiting.filter((other) => other !== next)
    thinker.isBusy = next !== undefined
    next?.start(thinker)
  }

  function keepSpare(): void {
    if (releaseUtterance) return void releaseUtterance.refresh()
    releaseUtterance = setTimeout(() => {
      releaseUtterance = undefined
      if (!spare) return
      if (spare.isBusy || waiting.length > 0) return keepSpare()
      thinkers.splice(thinkers.indexOf(spare), 1)
      void spare.thread.close()
      spare = undefined
    }, spareMs)
    releaseUtterance.unref()
  }

  function needSpare(): void {
    if (isClosed || waiting.length === 0) return
    keepSpare()
    if (!spare) thinkers.push((spare = createThinker(options)))
    for (const { language } of waiting) {
      const lesson = lessons.get(language)
      // If the spare can't be prepared, the first thread answers alone.
      if (lesson && !spare.taught.has(language)) teach(spare, lesson).catch(() => undefined)
    }
  }

  function free(language: Language): Promise<Thinker> {
    const idle = thinkers.find(({ isBusy, chats }) => !isBusy && chats.has(language))
    if (idle) {
      idle.isBusy = true
      return Promise.resolve(idle)
    }
    if (waiting.length >= mostWaiting) throw new Error('Too many questions wait')
    return new Promise((resolve) => {
      const late = outside(() => setTimeout(needSpare, patienceMs))
      const start = (thinker: Thinker) => {
        clearTimeout(late)
        resolve(thinker)
      }
      waiting.push({ language, start })
    })
  }

  async function inTurn<Result>(language: Language, ask: (chat: Chat) => Result | Promise<Result>): Promise<Result> {
    const thinker = await free(language)
    const chat = thinker.chats.get(language)
    if (!chat) throw new Error('The thread has not learnt the language')
    try {
      return await ask(chat)
    } finally {
      void thinker.thread.ready().then(() => goOn(thinker))
    }
  }

  return {
    async createChat(knowledge, helplines) {
      const { language } = knowledge
      const lesson: Lesson = { knowledge, helplines }
      await Promise.any(thinkers.map((thinker) => teach(thinker, lesson))).catch((error: AggregateError) => {
        throw error.errors[0]
      })
      lessons.set(language, lesson)
      return {
        answer: (question) => inTurn(language, (chat) => chat.answer(question)),
        textsFor: (question) => inTurn(language, (chat) => chat.textsFor(question)),
      }
    },
    ready: async () => {
      await Promise.race(thinkers.map(({ thread }) => thread.ready()))
    },
    async close() {
      isClosed = true
      clearTimeout(releaseUtterance)
      await Promise.all(thinkers.map(({ thread }) => thread.close()))
    },
  }
}
