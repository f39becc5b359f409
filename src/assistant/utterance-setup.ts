import type { ActorRef, DoneActorEvent, ErrorActorEvent, Snapshot } from 'xstate'
import { assign, enqueueActions, fromPromise, sendTo, setup, spawnChild, stopChild } from 'xstate'
import type { BridgeCommand, SpeechEvent } from '../avatar/bridge.machine.ts'
import type { TalkReply, TalkRequest } from '../contract/talk-reply.ts'
import type { MessageKind, Spoken } from './conversation.ts'
import { TalkFailure } from './talk-failure.ts'
import type { Asking } from './talk-request.ts'

export interface UtteranceInput {
  /** Tells this utterance from all others of the visit. */
  key: string
  kind: MessageKind
  /** The message that shows its text. */
  messageId: string
  /** What is asked for it; nothing where its replies are there already. */
  body: TalkRequest
  /** What it says, sentence by sentence, where that is known. */
  replies?: readonly TalkReply[] | undefined
  /** It waits until `turn` before it is said. */
  isQueued: boolean
}

/** What an utterance tells the panel, each with its key. */
export type UtteranceReport = { key: string } & (
  | { type: 'reply.came'; kind: MessageKind; messageId: string; reply: TalkReply }
  /** One more sentence of the reply. */
  | { type: 'reply.sentence'; reply: TalkReply }
  /** The reply as a whole, after its sentences. */
  | { type: 'reply.whole'; reply: TalkReply }
  /** The request has failed, or has broken off after some sentences (`isHeard`). */
  | { type: 'reply.failed'; kind: MessageKind; error: unknown; isHeard: boolean }
  /** Its sound has begun, or goes on; `left` seconds of it are still to be heard. */
  | { type: 'utterance.started'; left: number }
  /** Its sound stands still: what follows it waits. */
  | { type: 'utterance.held' }
  /** The panel need not wait for it any more (specification §4). */
  | { type: 'utterance.released' }
  /** Its voice has failed, or was silenced from outside; its text is shown. */
  | { type: 'utterance.failed' }
  | { type: 'utterance.over' }
)

export type UtteranceEvent =
  | SpeechEvent
  | { type: 'sentence'; reply: TalkReply }
  /** Nothing else is said any more. */
  | { type: 'turn' }
  /** The panel gives it up. */
  | { type: 'stop' }
  | { type: 'bridge.lost' }

/**
 * `loading`: the specification's flag. `thinking`: it is being asked for or loaded, and has not been heard yet. `blocked`: sound waits for
 * a gesture. `speaking`: it sounds. `paused`: something has stopped the sound, and the reader can have it go on.
 */
export type UtteranceTag = 'loading' | 'thinking' | 'blocked' | 'speaking' | 'paused'

interface UtteranceContext extends UtteranceInput {
  /** What is being said, or is about to be. */
  spoken: Spoken | null
  /** A reply whose text is not shown yet. */
  pending: TalkReply | null
  /** Sentences that wait for their turn. */
  queue: TalkReply[]
  /** Whether nothing more is to come. */
  isWhole: boolean
  /** How many of its sentences have been handed over, and where in its text the next begins (UTF-16 offset). */
  count: number
  end: number
  /** Where its sound stood when it began, paused or stalled last, in seconds of the sentence. */
  at: number
  /** Whether the panel has been told that it need not wait. */
  isReleased: boolean
  progress: Progress
}

/**
 * How much of the whole has been said, from 0 to 1: `said` before the sentence that sounds, of which `share` is the part, and
 * `reached` how much of that sentence was heard before it stood still. A sentence's share is settled when it begins: progress never goes back.
 */
export interface Progress {
  said: number
  share: number
  reached: number
}

/** The next sentence's part of what is left; as long as the answer is not whole, one more sentence like it is reckoned with. */
function withSentence({ said, share }: Progress, duration: number, known: number, isWhole: boolean): Progress {
  const before = said + share
  const left = duration + known + (isWhole ? 0 : duration)
  return { said: before, share: left > 0 ? ((1 - before) * duration) / left : 1 - before, reached: 0 }
}

interface Within {
  system: { get: (systemId: string) => unknown }
}
const panel = ({ system }: Within) => system.get('panel') as ActorRef<Snapshot<unknown>, UtteranceReport>
const bridge = ({ system }: Within) => system.get('bridge') as ActorRef<Snapshot<unknown>, BridgeCommand> | undefined

/** How much (seconds) of the sentence that sounds is still to be heard. */
const leftOf = ({ spoken, at }: UtteranceContext) => Math.max(0, (spoken?.reply.duration ?? 0) - at)

/** Types, actions, guards and times of the utterance. Times are in ms. */
export const utteranceSetup = setup({
  types: {
    context: {} as UtteranceContext,
    events: {} as UtteranceEvent | DoneActorEvent<TalkReply, 'request'> | ErrorActorEvent<unknown, 'request'>,
    input: {} as UtteranceInput,
    tags: {} as UtteranceTag,
  },
  actors: {
    /** Asks the talk service. Rejects with whatever failed; a failure's `text`, if it has one, is shown. */
    request: fromPromise<TalkReply, Asking>(() => Promise.reject(new Error('request must be provided'))),
  },
  actions: {
    log: (_, { message }: { message: string }) => console.error(message),
    ask: spawnChild('request', {
      id: 'request',
      input: ({ context, self }) => ({
        body: context.body,
        onSentence: (reply) => self.send({ type: 'sentence', reply }),
      }),
    }),
    stopAsking: stopChild('request'),
    store: assign((_, { reply }: { reply: TalkReply }) => ({ pending: reply, isWhole: true })),
    /** The first sentence of several; the others follow it. */
    storeFirst: assign((_, { reply }: { reply: TalkReply }) => ({ pending: reply, isWhole: false })),
    letSpeak: assign({ isQueued: false }),
    /** Shows what has come and gives it, or the next sentence, to the avatar. */
    handOver: enqueueActions(({ context, enqueue, self, system }) => {
      const { key, kind, messageId, pending, end } = context
      const [reply, ...queue] = pending ? [pending, ...context.queue] : context.queue
      if (!reply) return
      const count = context.count + 1
      const utteranceId = `${key}.${count}`
      const spoken = { utteranceId, messageId, from: end, reply }
      const known = queue.reduce((sum, { duration }) => sum + duration, 0)
      const progress = withSentence(context.progress, reply.duration, known, context.isWhole)
      enqueue.assign({ count, queue, pending: null, spoken, progress, at: 0, end: end + reply.text.length + 1 })
      if (pending) enqueue.sendTo(panel({ system }), { type: 'reply.came', key, kind, messageId, reply })
      const to = bridge({ system })
      if (to) enqueue.sendTo(to, { type: 'speak', utteranceId, reply, replyTo: self })
      else enqueue.raise({ type: 'bridge.lost' })
    }),
    /** A sentence that comes while another is said waits; its text is shown at once. */
    queueSentence: enqueueActions(({ context: { key, queue }, enqueue, system }, { reply }: { reply: TalkReply }) => {
      enqueue.assign({ queue: [...queue, reply] })
      enqueue.sendTo(panel({ system }), { type: 'reply.sentence', key, reply })
    }),
    complete: enqueueActions(({ context: { key }, enqueue, system }, { reply }: { reply: TalkReply }) => {
      enqueue.assign({ isWhole: true })
      enqueue.sendTo(panel({ system }), { type: 'reply.whole', key, reply })
    }),
    /** A text that came without a voice ends what is to be said; without one, what has come is said. */
    breakOff: assign(({ context: { queue } }, { error }: { error: unknown }) => ({
      isWhole: true,
      queue: error instanceof TalkFailure && error.text !== '' ? [] : queue,
    })),
    tellFailure: sendTo(panel, ({ context: { key, kind, count } }, { error }: { error: unknown }) => ({
      type: 'reply.failed' as const,
      ...{ key, kind, error, isHeard: count > 0 },
    })),
    tell: sendTo(panel, ({ context: { key } }, { type }: { type: PlainReport }) => ({ type, key })),
    tellStarted: sendTo(panel, ({ context }) => ({
      type: 'utterance.started' as const,
      key: context.key,
      left: leftOf(context),
    })),
    /** It is said from its beginning, perhaps once more. */
    noteBeginning: assign({ at: 0 }),
    /** Where the sound stands: what is timed by it is timed from there. */
    notePosition: assign(({ context: { spoken, progress } }, { at }: { at: number }) => {
      const duration = spoken?.reply.duration ?? 0
      const reached = duration > 0 ? Math.min(1, at / duration) : 0
      return { at, progress: { ...progress, reached: Math.max(progress.reached, reached) } }
    }),
    noteRelease: assign({ isReleased: true }),
    fallSilent: assign(({ context: { progress } }) => ({
      spoken: null,
      progress: { said: progress.said + progress.share, share: 0, reached: 0 },
    })),
    silence: sendTo(({ system, self }) => bridge({ system }) ?? self, { type: 'silence' }),
  },
  guards: {
    isThere: ({ context }) => context.pending !== null,
    mayBeSaid: ({ context }) => !context.isQueued,
    isSummarySpoken: ({ context }, { utteranceId }: { utteranceId: string }) =>
      context.kind === 'summary' && context.spoken?.utteranceId === utteranceId,
    isSpoken: ({ context }, { utteranceId }: { utteranceId: string }) => context.spoken?.utteranceId === utteranceId,
    isReleasedSpoken: ({ context }, { utteranceId }: { utteranceId: string }) =>
      context.isReleased && context.spoken?.utteranceId === utteranceId,
    hasQueue: ({ context }) => context.queue.length > 0,
    isWhole: ({ context }) => context.isWhole,
    /** Nothing of it is left to be said. */
    isSaid: ({ context }) => context.isWhole && context.queue.length === 0,
    /** What is spoken has ended, and there is more to say. */
    isSpokenWithMore: ({ context }, { utteranceId }: { utteranceId: string }) =>
      context.spoken?.utteranceId === utteranceId && context.queue.length > 0,
    /** What is spoken has ended, and the rest has not come. */
    isSpokenUnfinished: ({ context }, { utteranceId }: { utteranceId: string }) =>
      context.spoken?.utteranceId === utteranceId && !context.isWhole,
  },
  delays: {
    /** Specification §9: input released 0.5 s after the reply's duration, as far as it has not sounded yet. */
    release: ({ context }) => leftOf(context) * 1000 + 500,
    /** Specification §9, for a sound that has told its end. */
    releaseAfterEnd: 500,
    /** A request that never settles; longer than the talk client's own time-out. */
    requestTimeout: 30_000,
    /** A bridge that never answers; longer than its own time-outs together. */
    handOverTimeout: 30_000,
    /** An end of the summary that is never told; the invitation is due 5 s before it. */
    turnTimeout: 20_000,
  },
})

/** Reports that say nothing but their name. */
type PlainReport = 'utterance.held' | 'utterance.released' | 'utterance.failed' | 'utterance.over'
