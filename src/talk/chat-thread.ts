import { Piscina } from 'piscina'
import type { Language } from '../i18n/language.ts'
import type { Helpline } from './care/helplines.ts'
import { ThinkingTimeoutError, type Chat, type ChatAnswer, type ChatQuestion } from './chat.ts'
import type { AskTask, LearnTask } from './chat.worker.ts'
import type { Knowledge, KnownText } from './knowledge.ts'

export interface ChatThreadOptions {
  /** Path of `chat.worker.ts`, or of what it was bundled to. */
  workerFile: string
  /** Path of the file of a language's indexes (`index-file.ts`). Where it cannot be used they are made. */
  indexFileOf?: (language: Language) => string
  /** Told of a language whose indexes had to be made though there should be a file. */
  onMade?: (language: Language) => void
  /** Milliseconds that a language may take to be learnt. */
  learnMs?: number
  /** Milliseconds that one question may be thought about, from when the thread begins it; one that takes longer ends the thread. */
  answerMs?: number
}

export interface ChatThread {
  /** Learns a language's knowledge and answers from it. */
  createChat(knowledge: Knowledge, helplines?: readonly Helpline[]): Promise<Chat>
  /** Resolves when it learns nothing, so that what it is asked next is thought about at once. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Questions that wait at most. */
const mostWaiting = 400
/** The thread's heap (MiB): two languages take 40, their making as much again. Near the limit garbage is collected sooner. */
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 } as const

/**
 * Finds answers in a thread of its own, so that pages do not wait for them. A thread that hangs or crashes is replaced, and
 * learns again what it is asked about: a question is answered or its promise rejects, always.
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
  /** Aborted when there is no thread to learn: the pool leaves tasks waiting for one that failed before it was ready. */
  let threadless = new AbortController()
  // A thread that fails while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error: unknown) => {
    if (pool.threads.length > 0) return
    threadless.abort(error)
    threadless = new AbortController()
  })
  /** What is being learnt, of any language: the one thread does nothing else meanwhile. */
  const lessons = new Set<Promise<void>>()
  /** What a new thread has to learn. */
  const ownLessons = new Set<() => Promise<void>>()
  /** The question that was handed over last, whatever comes of it. */
  let handedOver: Promise<unknown> = Promise.resolve()
  let waiting = 0

  /** Hands a question over when the thread is free for it: what others take is none of its time. */
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
          // What is learnt first, in whatever language, is none of the question's own time.
          await Promise.allSettled(lessons)
          return pool.run(task, { name, signal: AbortSignal.timeout(answerMs) }).catch((error: unknown) => {
            // The thread that takes its place learns at once, before anybody waits for it.
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
