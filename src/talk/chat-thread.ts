import { Piscina } from 'piscina'
import type { Language } from '../i18n/language.ts'
import type { Helpline } from './care/helplines.ts'
import { ThinkingTimeoutError, type Chat, type ChatAnswer, type ChatQuestion } from './chat.ts'
import type { AskTask, LearnTask } from './chat.worker.ts'
import type { Knowledge, KnownText } from './knowledge.ts'

export interface ChatThreadOptions {
  workerFile: string
  /** Path of a language's index file (`index-file.ts`). Indexes are rebuilt if it is unusable. */
  indexFileOf?: (language: Language) => string
  /** Called when a language's indexes had to be rebuilt although a file was expected. */
  onMade?: (language: Language) => void
  /** Timeout in ms for preparing a language. */
  learnMs?: number
  /** Timeout in ms per question, from its start in the thread. On timeout the thread is replaced. */
  answerMs?: number
}

export interface ChatThread {
  /** Prepares a language and returns its chat. */
  createChat(knowledge: Knowledge, helplines?: readonly Helpline[]): Promise<Chat>
  /** Resolves when the thread prepares nothing, so that a question starts at once. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Maximum queue length. */
const mostWaiting = 400
/**
 * Heap limits in MiB: two languages take 40, and building them as much again. Garbage collection runs more often near
 * the limit.
 */
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 } as const

/**
 * Answers questions in a worker thread, so that pages don't wait. A thread that hangs or crashes is replaced and
 * prepared again; each question is answered or rejects.
 */
export function createChatThread({
  workerFile,
  indexFileOf,
  onMade,
  learnMs = 60_000,
  answerMs = 5000,
}: ChatThreadOptions): ChatThread {
  const pool = new Piscina({
    filename: workerFile,
    minThreads: 1,
    maxThreads: 1,
    maxQueue: mostWaiting,
    execArgv: [],
    resourceLimits: heap,
  })
  /**
   * Aborts when no thread could be prepared: the pool never rejects tasks queued for a thread that failed at startup.
   */
  let threadless = new AbortController()
  // The pool replaces idle threads that fail; without a listener the error would end the process.
  pool.on('error', (error: unknown) => {
    if (pool.threads.length > 0) return
    threadless.abort(error)
    threadless = new AbortController()
  })
  /** Pending preparations of any language; the single thread does nothing else. */
  const lessons = new Set<Promise<void>>()
  /** Preparations to repeat in a new thread. */
  const ownLessons = new Set<() => Promise<void>>()
  let handedOver: Promise<unknown> = Promise.resolve()
  let waiting = 0

  /** Runs work when the thread is idle, so that waiting doesn't count towards the timeout. */
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= mostWaiting) throw new Error('Too many questions wait')
    waiting += 1
    const result = handedOver.then(work)
    handedOver = result.catch(() => undefined).finally(() => (waiting -= 1))
    return result
  }

  return {
    async createChat(knowledge, helplines) {
      const { language } = knowledge
      let learning: Promise<void> | undefined
      function learn(): Promise<void> {
        const task: LearnTask = { knowledge, helplines, indexFile: indexFileOf?.(language) }
        if (learning) return learning
        const signal = AbortSignal.any([AbortSignal.timeout(learnMs), threadless.signal])
        const lesson: Promise<void> = pool
          .run(task, { name: 'learn', signal })
          .then((isRead: boolean) => {
            if (!isRead && indexFileOf) onMade?.(language)
          })
          .finally(() => {
            learning = undefined
            lessons.delete(lesson)
          })
        learning = lesson
        lessons.add(lesson)
        return lesson
      }
      async function ask<Answer>(name: 'answer' | 'textsFor', question: ChatQuestion): Promise<Answer> {
        const task: AskTask = { language, question }
        async function think(): Promise<Answer | undefined> {
          // Preparation doesn't count towards the question's timeout.
          await Promise.allSettled(lessons)
          return pool.run(task, { name, signal: AbortSignal.timeout(answerMs) }).catch((error: unknown) => {
            // Prepares the replacement thread at once instead of with the next question.
            for (const learnAgain of ownLessons) learnAgain().catch(() => undefined)
            throw error instanceof Error && error.name === 'AbortError' ? new ThinkingTimeoutError() : error
          })
        }
        const known = await inTurn(think)
        if (known) return known
        await learn()
        const learnt = await inTurn(think)
        if (!learnt) throw new Error('The thread has forgotten what it learnt')
        return learnt
      }
      await learn()
      ownLessons.add(learn)
      return {
        answer: (question) => ask<ChatAnswer>('answer', question),
        textsFor: (question) => ask<KnownText[]>('textsFor', question),
      }
    },
    ready: async () => {
      await Promise.allSettled(lessons)
    },
    close: () => pool.destroy(),
  }
}
