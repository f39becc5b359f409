import { fromPromise } from 'xstate'
import type { PromiseActorLogic } from 'xstate'

import type { TalkReply, TalkRequest } from '../contract/talk-reply.ts'
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts'
import type { TalkClientOptions } from './talk-client.deferred.ts'

const loadClient = lazyWithRetry(() => import('./talk-client.deferred.ts'))

/** A request, and the callback for each sentence of its reply. */
export interface Asking {
  body: TalkRequest
  onSentence: (sentence: TalkReply) => void
}

export type TalkRequestLogic = PromiseActorLogic<TalkReply, Asking>

/** Creates the panel's `request` actor. Stopping the actor aborts the request. */
export function createTalkRequest(options: TalkClientOptions): TalkRequestLogic {
  return fromPromise<TalkReply, Asking>(async ({ input: { body, onSentence }, signal }) => {
    try {
      const { createTalkClient } = await loadClient()
      return await createTalkClient(options).ask(body, signal, onSentence)
    } catch (error) {
      // Never settles after an abort: strict mode restarts actors, and the new run would receive the old rejection.
      if (signal.aborted) return new Promise<never>(() => {})
      throw error
    }
  })
}
