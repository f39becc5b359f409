import type { ActorRef, Snapshot } from 'xstate'
import { and, assign, enqueueActions, fromPromise, not, sendTo, setup, stateIn } from 'xstate'
import type { BridgeCommand, SpeechEvent } from '../avatar/bridge.machine.ts'
import { secondsLeft } from '../avatar/sound-position.ts'
import type { TalkReply, TalkRequest } from '../contract/talk-reply.ts'
import type { MessageKind, Spoken } from './conversation.ts'
import { lengthOf, noProgress, progressAt, withNextSentence, withPosition } from './progress.ts'
import type { Progress } from './progress.ts'
import { TalkFailure } from './talk-failure.ts'
import type { Asking } from './talk-request.ts'

export interface UtteranceInput {
  parentRef: ActorRef<Snapshot<unknown>, UtteranceReport>
  key: string
  kind: MessageKind
  messageId: string
  body: TalkRequest
  /** Replies that are known already, one per sentence. */
  replies?: readonly TalkReply[] | undefined
  /** Whether to wait for the event `turn` before speaking. */
  isQueued: boolean
  /** Playback rate. */
  rate: number
}

/** `queued`, `handedOver`: has a reply, not audible yet. `playing` locks the input, `sounding` no longer does. */
export type UtterancePhase =
  'requesting' | 'queued' | 'handedOver' | 'between' | 'awaiting' | 'blocked' | 'playing' | 'sounding' | 'paused'

export interface UtteranceStatus {
  phase: UtterancePhase
  spoken: Spoken | null
  progress: Progress
}

export type UtteranceReport = { key: string } & (
  | { type: 'reply.came'; kind: MessageKind; messageId: string; reply: TalkReply }
  | { type: 'reply.sentence'; reply: TalkReply }
  | { type: 'reply.whole'; reply: TalkReply }
  /** The request failed; `isHeard` if some sentences had arrived. */
  | { type: 'reply.failed'; kind: MessageKind; error: unknown; isHeard: boolean }
  | ({ type: 'utterance.changed' } & UtteranceStatus)
  /** Sound started or resumed; `left`: remaining seconds at its rate. */
  | { type: 'speech.started'; left: number }
  | { type: 'speech.resumed'; left: number }
  | { type: 'speech.paused' }
  | { type: 'speech.stalled' }
  /** Sound failed or was silenced from outside; the text shows. */
  | { type: 'speech.failed' }
  | { type: 'utterance.released' }
)

export type UtteranceEvent =
  | SpeechEvent
  | { type: 'sentence'; reply: TalkReply }
  | { type: 'turn' }
  | { type: 'stop' }
  | { type: 'rate'; rate: number }
  /** Moves the sound to a position in seconds. */
  | { type: 'seek'; at: number }
  /** Moves to the next or the previous reply of an answer. */
  | { type: 'skip'; by: -1 | 1 }
  | { type: 'bridge.lost' }

export interface UtteranceOutput {
  key: string
}

interface UtteranceContext extends UtteranceInput {
  spoken: Spoken | null
  /** Duration of the last sentence sent to the bridge, in seconds. */
  duration: number
  /** Position in seconds at the last start, pause, or stall. */
  at: number
  /** What has come, a reply per sentence, and the index of the one to say next. */
  sentences: TalkReply[]
  next: number
  isWhole: boolean
  /** How often something was sent to the bridge. */
  count: number
  isReleased: boolean
  progress: Progress
}

type News<Type> = Extract<SpeechEvent, { type: Type }>

const bridge = ({ system }: { system: { get: (systemId: string) => unknown } }) =>
  system.get('bridge') as ActorRef<Snapshot<unknown>, BridgeCommand> | undefined

const hasMore = ({ sentences, next }: UtteranceContext) => next < sentences.length

/** One thing that Zed says (design §6), from the request to the end of its sound. Reports to its parent. */
export const utteranceMachine = setup({
  types: {
    context: {} as UtteranceContext,
    events: {} as UtteranceEvent,
    input: {} as UtteranceInput,
    output: {} as UtteranceOutput,
  },
  actors: {
    request: fromPromise<TalkReply, Asking>(() => Promise.reject(new Error('request must be provided'))),
  },
  actions: {
    log: (_, { message }: { message: string }) => console.error(message),
    store: assign((_, { reply }: { reply: TalkReply }) => ({ sentences: [reply], isWhole: true })),
    storeFirst: assign((_, { reply }: { reply: TalkReply }) => ({ sentences: [reply], isWhole: false })),
    letSpeak: assign({ isQueued: false }),
    noteRate: assign((_, { rate }: { rate: number }) => ({ rate })),
    handOver: enqueueActions(({ context, enqueue, self, system }) => {
      const { parentRef, key, kind, messageId, sentences, next } = context
      const reply = sentences[next]
      if (!reply) return
      const { duration } = reply
      const count = context.count + 1
      const utteranceId = `${key}.${count}`
      const from = sentences.slice(0, next).reduce((sum, { text }) => sum + text.length + 1, 0)
      const spoken = { utteranceId, messageId, from, reply }
      const progress = withNextSentence(
        context.progress,
        duration,
        lengthOf(sentences.slice(next + 1)),
        context.isWhole,
      )
      enqueue.assign({ count, next: next + 1, spoken, progress, duration, at: 0 })
      if (context.count === 0) enqueue.sendTo(parentRef, { type: 'reply.came', key, kind, messageId, reply })
      const to = bridge({ system })
      if (to) enqueue.sendTo(to, { type: 'speak', utteranceId, reply, replyTo: self })
      else enqueue.raise({ type: 'bridge.lost' })
    }),
    /** Queues a sentence that arrives during another; its text shows at once. */
    queueSentence: enqueueActions(
      ({ context: { parentRef, key, sentences }, enqueue }, { reply }: { reply: TalkReply }) => {
        enqueue.assign({ sentences: [...sentences, reply] })
        enqueue.sendTo(parentRef, { type: 'reply.sentence', key, reply })
      },
    ),
    complete: enqueueActions(({ context: { parentRef, key }, enqueue }, { reply }: { reply: TalkReply }) => {
      enqueue.assign({ isWhole: true })
      enqueue.sendTo(parentRef, { type: 'reply.whole', key, reply })
    }),
    /** Text without sound ends the utterance; otherwise the sentences that arrived still play. */
    breakOff: assign(({ context: { sentences, next } }, { error }: { error: unknown }) => ({
      isWhole: true,
      sentences: error instanceof TalkFailure && error.text !== '' ? sentences.slice(0, next) : sentences,
    })),
    seek: enqueueActions(({ context: { duration, progress }, enqueue, system }, { at }: { at: number }) => {
      enqueue.assign({ progress: { ...progress, reached: at / duration } })
      const to = bridge({ system })
      if (to) enqueue.sendTo(to, { type: 'seek', at })
    }),
    skip: assign(({ context: { sentences, next, isWhole } }, { by }: { by: number }) => {
      const index = next - 1 + by
      return { next: index, progress: progressAt(sentences, index, isWhole) }
    }),
    tellFailure: sendTo(
      ({ context }) => context.parentRef,
      ({ context: { key, kind, count } }, { error }: { error: unknown }) => ({
        type: 'reply.failed' as const,
        key,
        kind,
        error,
        isHeard: count > 0,
      }),
    ),
    tellPhase: sendTo(
      ({ context }) => context.parentRef,
      ({ context: { key, spoken, progress } }, { phase }: { phase: UtterancePhase }) => ({
        type: 'utterance.changed' as const,
        key,
        phase,
        spoken,
        progress,
      }),
    ),
    tellSound: sendTo(
      ({ context }) => context.parentRef,
      ({ context }, { type }: News<'speech.started' | 'speech.resumed'>) => ({
        type,
        key: context.key,
        left: secondsLeft(context.duration, context.at, context.rate),
      }),
    ),
    tellStop: sendTo(
      ({ context }) => context.parentRef,
      ({ context: { key } }, { type }: News<'speech.paused' | 'speech.stalled'>) => ({ type, key }),
    ),
    tellSilence: sendTo(
      ({ context }) => context.parentRef,
      ({ context: { key } }) => ({ type: 'speech.failed' as const, key }),
    ),
    tellRelease: sendTo(
      ({ context }) => context.parentRef,
      ({ context: { key } }) => ({ type: 'utterance.released' as const, key }),
    ),
    noteBeginning: assign({ at: 0 }),
    notePosition: assign(({ context: { duration, progress } }, { at }: { at: number }) => ({
      at,
      progress: withPosition(progress, duration, at),
    })),
    noteRelease: assign({ isReleased: true }),
    fallSilent: assign(({ context: { progress } }) => ({
      spoken: null,
      progress: { said: progress.said + progress.share, share: 0, reached: 0 },
    })),
    silence: sendTo(({ system, self }) => bridge({ system }) ?? self, { type: 'silence', quietly: true }),
  },
  guards: {
    isThere: ({ context }) => context.sentences.length > 0,
    mayBeSaid: ({ context }) => !context.isQueued,
    isSpoken: ({ context }, { utteranceId }: { utteranceId: string }) => context.spoken?.utteranceId === utteranceId,
    /** The summary doesn't lock the input while it plays. */
    isSummarySpoken: ({ context }, { utteranceId }: { utteranceId: string }) =>
      context.kind === 'summary' && context.spoken?.utteranceId === utteranceId,
    isFreeSpoken: ({ context }, { utteranceId }: { utteranceId: string }) =>
      (context.kind === 'summary' || context.isReleased) && context.spoken?.utteranceId === utteranceId,
    /** The current sentence ended, and another is queued. */
    isSpokenWithMore: ({ context }, { utteranceId }: { utteranceId: string }) =>
      context.spoken?.utteranceId === utteranceId && hasMore(context),
    /** The current sentence ended, and the next hasn't arrived. */
    isSpokenUnfinished: ({ context }, { utteranceId }: { utteranceId: string }) =>
      context.spoken?.utteranceId === utteranceId && !context.isWhole,
    hasMore: ({ context }) => hasMore(context),
    isWhole: ({ context }) => context.isWhole,
    isSaid: ({ context }) => context.isWhole && !hasMore(context),
    hasSound: ({ context }) => context.spoken !== null,
    canSkip: ({ context: { sentences, next, count } }, { by }: { by: number }) =>
      count > 0 && sentences[next - 1 + by] !== undefined,
    /** The request has ended without a reply. */
    isFruitless: and([stateIn('#utterance.request.settled'), not('isThere')]),
    isOver: stateIn('#utterance.speech.over'),
  },
  delays: {
    /** Specification §9: the input is released 0.5 s after the reply's duration, counted from the last position. */
    release: ({ context: { duration, at, rate } }) => secondsLeft(duration, at, rate) * 1000 + 500,
    /** Specification §9, after a reported end. */
    releaseAfterEnd: 500,
    /** Request that never settles; longer than the client's own timeout. */
    requestTimeout: 30_000,
    /** Bridge that never answers; longer than the sum of its timeouts. */
    handOverTimeout: 70_000,
    /** Summary whose end is never reported; the invitation is due 5 s before it. */
    turnTimeout: 20_000,
  },
}).createMachine({
  id: 'utterance',
  description: 'One thing that Zed says: asked for, handed to the avatar, perhaps blocked by the browser, played.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    spoken: null,
    duration: 0,
    at: 0,
    sentences: [...(input.replies ?? [])],
    next: 0,
    isWhole: true,
    count: 0,
    isReleased: false,
    progress: noProgress,
  }),
  output: ({ context: { key } }) => ({ key }),
  // A sound under way is told of by the bridge once more: stalled, and resumed.
  on: { rate: { actions: { type: 'noteRate', params: ({ event }) => event } } },
  states: {
    request: {
      description: 'What is asked of the talk service; it goes on while the first sentences of its answer are said.',
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Looks at once whether there is a reply already.',
          always: [{ guard: 'isThere', target: 'settled' }, { target: 'asking' }],
        },
        asking: {
          description: 'The talk service has been asked; its answer comes as a whole, or sentence by sentence.',
          invoke: {
            src: 'request',
            input: ({ context: { body }, self }) => ({
              body,
              onSentence: (reply) => self.send({ type: 'sentence', reply }),
            }),
            onDone: [
              {
                guard: 'isThere',
                target: 'settled',
                actions: { type: 'complete', params: ({ event }) => ({ reply: event.output }) },
              },
              { target: 'settled', actions: { type: 'store', params: ({ event }) => ({ reply: event.output }) } },
            ],
            onError: {
              target: 'settled',
              actions: [
                { type: 'breakOff', params: ({ event }) => event },
                { type: 'tellFailure', params: ({ event }) => event },
              ],
            },
          },
          on: {
            sentence: [
              { guard: 'isThere', actions: { type: 'queueSentence', params: ({ event }) => event } },
              { actions: { type: 'storeFirst', params: ({ event }) => event } },
            ],
          },
          always: { guard: 'isOver', target: 'settled' },
        },
        settled: { description: 'Nothing is asked for, or no more.', type: 'final' },
      },
    },
    speech: {
      description: 'How it is said.',
      initial: 'requesting',
      on: {
        stop: { target: '.over' },
        turn: { actions: 'letSpeak' },
        seek: { guard: 'hasSound', actions: { type: 'seek', params: ({ event }) => event } },
        skip: [
          {
            guard: { type: 'canSkip', params: ({ event }) => event },
            target: '.following',
            actions: { type: 'skip', params: ({ event }) => event },
          },
          {
            description: 'There is no other: it begins again, or ends.',
            guard: 'hasSound',
            actions: {
              type: 'seek',
              params: ({ context: { duration }, event }) => ({ at: event.by < 0 ? 0 : duration }),
            },
          },
        ],
        'speech.started': [
          {
            guard: { type: 'isSummarySpoken', params: ({ event }) => event },
            target: '.sounding',
            actions: ['noteBeginning', { type: 'tellSound', params: ({ event }) => event }],
          },
          {
            guard: { type: 'isSpoken', params: ({ event }) => event },
            target: '.playing',
            actions: ['noteBeginning', { type: 'tellSound', params: ({ event }) => event }],
          },
        ],
        'speech.resumed': [
          {
            guard: { type: 'isFreeSpoken', params: ({ event }) => event },
            target: '.sounding',
            actions: [
              { type: 'notePosition', params: ({ event }) => event },
              { type: 'tellSound', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isSpoken', params: ({ event }) => event },
            target: '.playing',
            actions: [
              { type: 'notePosition', params: ({ event }) => event },
              { type: 'tellSound', params: ({ event }) => event },
            ],
          },
        ],
        'speech.paused': {
          guard: { type: 'isSpoken', params: ({ event }) => event },
          target: '.paused',
          actions: [
            { type: 'notePosition', params: ({ event }) => event },
            { type: 'tellStop', params: ({ event }) => event },
          ],
        },
        'speech.stalled': {
          guard: { type: 'isSpoken', params: ({ event }) => event },
          target: '.stalled',
          actions: [
            { type: 'notePosition', params: ({ event }) => event },
            { type: 'tellStop', params: ({ event }) => event },
          ],
        },
        'speech.ended': { guard: { type: 'isSpoken', params: ({ event }) => event }, target: '.over' },
        'speech.failed': {
          guard: { type: 'isSpoken', params: ({ event }) => event },
          target: '.over',
          actions: 'tellSilence',
        },
        'speech.silenced': {
          guard: { type: 'isSpoken', params: ({ event }) => event },
          target: '.over',
          actions: 'tellSilence',
        },
      },
      states: {
        requesting: {
          description: 'Nothing has come yet.',
          always: [
            { guard: 'isThere', target: 'queued' },
            { guard: 'isFruitless', target: 'over' },
          ],
          after: {
            requestTimeout: {
              description: 'The talk service never answered.',
              target: 'over',
              actions: { type: 'tellFailure', params: () => ({ error: new Error('No reply in time') }) },
            },
          },
        },
        queued: {
          description:
            'The reply is there; an invitation waits for the end of the summary, so that Zed does not cut himself off.',
          entry: { type: 'tellPhase', params: { phase: 'queued' } },
          always: { guard: 'mayBeSaid', target: 'handedOver' },
          after: {
            turnTimeout: { description: 'The end of the summary was never told.', target: 'handedOver' },
          },
        },
        handedOver: {
          description: 'The avatar has the reply; its engine may still be loading, or its sound.',
          entry: ['handOver', { type: 'tellPhase', params: { phase: 'handedOver' } }],
          on: {
            'speech.blocked': { guard: { type: 'isSpoken', params: ({ event }) => event }, target: 'blocked' },
            'bridge.lost': { target: 'over', actions: 'silence' },
          },
          after: {
            handOverTimeout: {
              description: 'The avatar never answered: the text alone is left.',
              target: 'over',
              actions: ['silence', { type: 'log', params: { message: 'The avatar did not answer in time' } }],
            },
          },
        },
        following: {
          description: 'The avatar has the next sentence of an answer that is heard already.',
          entry: ['handOver', { type: 'tellPhase', params: { phase: 'between' } }],
          on: {
            'speech.blocked': { guard: { type: 'isSpoken', params: ({ event }) => event }, target: 'blocked' },
            'bridge.lost': { target: 'over', actions: 'silence' },
          },
          after: {
            handOverTimeout: {
              description: 'The avatar never answered: the text alone is left.',
              target: 'over',
              actions: ['silence', { type: 'log', params: { message: 'The avatar did not answer in time' } }],
            },
          },
        },
        blocked: {
          description:
            'The browser wants a gesture before sound: the text is shown, nothing is locked and no time runs.',
          entry: { type: 'tellPhase', params: { phase: 'blocked' } },
          on: { 'bridge.lost': { target: 'over', actions: 'silence' } },
        },
        playing: {
          description: 'Zed says it; the input is released half a second after its duration.',
          entry: { type: 'tellPhase', params: { phase: 'playing' } },
          on: {
            'speech.ended': [
              { guard: { type: 'isSpokenWithMore', params: ({ event }) => event }, target: 'following' },
              {
                guard: { type: 'isSpokenUnfinished', params: ({ event }) => event },
                target: 'awaiting',
                actions: 'fallSilent',
              },
              {
                guard: { type: 'isSpoken', params: ({ event }) => event },
                target: 'ending',
                actions: 'fallSilent',
              },
            ],
          },
          after: {
            release: [
              {
                description: 'The duration and half a second are over (specification §4).',
                guard: 'isSaid',
                target: 'sounding',
                actions: ['noteRelease', 'tellRelease'],
              },
              { target: 'overdue' },
            ],
          },
        },
        ending: {
          description: 'Its sound has come to its end; the panel waits for half a second more.',
          entry: { type: 'tellPhase', params: { phase: 'between' } },
          after: {
            releaseAfterEnd: {
              description: 'Half a second is over (specification §4).',
              target: 'over',
              actions: 'tellRelease',
            },
          },
        },
        overdue: {
          description: 'There is more to say, and the end of what sounds has not been told yet.',
          entry: { type: 'tellPhase', params: { phase: 'playing' } },
          on: {
            'speech.ended': [
              { guard: { type: 'isSpokenWithMore', params: ({ event }) => event }, target: 'following' },
              {
                guard: { type: 'isSpokenUnfinished', params: ({ event }) => event },
                target: 'awaiting',
                actions: 'fallSilent',
              },
              { guard: { type: 'isSpoken', params: ({ event }) => event }, target: 'over' },
            ],
          },
        },
        awaiting: {
          description: 'All that has come is said, and the answer is not whole yet.',
          entry: { type: 'tellPhase', params: { phase: 'awaiting' } },
          always: [
            { guard: 'hasMore', target: 'following' },
            { guard: 'isWhole', target: 'over' },
          ],
          after: { requestTimeout: { description: 'The rest of the answer never came.', target: 'over' } },
        },
        paused: {
          description:
            'Something outside, or the reader, has stopped the sound: nothing is locked and no time runs until it goes on.',
          entry: { type: 'tellPhase', params: { phase: 'paused' } },
          on: {
            'speech.blocked': { guard: { type: 'isSpoken', params: ({ event }) => event }, target: 'blocked' },
            'bridge.lost': { target: 'over', actions: 'tellSilence' },
          },
        },
        stalled: {
          description: 'The sound has run dry and goes on by itself, or fails; what is timed by it waits.',
          entry: { type: 'tellPhase', params: { phase: 'sounding' } },
          on: {
            'speech.ended': [
              { guard: { type: 'isSpokenWithMore', params: ({ event }) => event }, target: 'following' },
              {
                guard: { type: 'isSpokenUnfinished', params: ({ event }) => event },
                target: 'awaiting',
                actions: 'fallSilent',
              },
              { guard: { type: 'isSpoken', params: ({ event }) => event }, target: 'over' },
            ],
          },
        },
        sounding: {
          description:
            'It sounds on and can be stopped, and nothing is locked: a summary, or what outlasts its duration.',
          entry: { type: 'tellPhase', params: { phase: 'sounding' } },
        },
        over: { description: 'Nothing more is said of it.', type: 'final' },
      },
    },
  },
})
