import { fromPromise } from 'xstate'
import type { PromiseActorLogic } from 'xstate'

import type { TalkReply, TalkRequest } from '../contract/talk-reply.ts'
import { lazyWithRetry } from '../runtime/lazy-with-retry.ts'
import type { TalkClientOptions } from './talk-client.deferred.ts'

const loadClient = lazyWithRetry(() => import('./talk-client.deferred.ts'))

/** A request, and who hears each sentence of its reply as it comes. */
export interface Asking {
  body: TalkRequest
  onSentence: (sentence: TalkReply) => void
}

export type TalkRequestLogic = PromiseActorLogic<TalkReply, Asking>

/**
 * The panel machine's `request` actor: asks, and is given up when the panel leaves the state that asked. The client is
 * fetched with the first request: on most pages nobody asks before the visitor does.
 */
export function createTalkRequest(options: TalkClientOptions): TalkRequestLogic {
  return fromPromise<TalkReply, Asking>(async ({ input: { body, onSentence }, signal }) => {
    try {
      const { createTalkClient } = await loadClient()
      return await createTalkClient(options).ask(body, signal, onSentence)
    } catch (error) {
      // A request that was given up answers nothing, not even a refusal: React's strict mode stops every actor once and
      // starts it again, and the new run would take the old one's refusal for its own.
      if (signal.aborted) return new Promise<never>(() => {})
      throw error
    }
  })
}
