import type { ActorRef, EventObject, Snapshot } from 'xstate'
import { and, assign, enqueueActions, fromCallback, fromPromise, raise, sendTo, setup, stateIn } from 'xstate'
import type { BridgeCommand, SpeechEvent } from '../avatar/bridge.machine.ts'
import type { TalkReply } from '../contract/talk-reply.ts'
import { fetchPauseAfter, firstMissing, nearestSentence } from './sentence-order.ts'

export type ReadingEvent =
  /** Reads from the start, or from a place on the page that `open` knows. */
  | { type: 'read'; from?: unknown }
  | { type: 'pause' }
  /** Goes on where the reading stood, also after a failure; at the end, starts again. */
  | { type: 'resume' }
  | { type: 'back' }
  | { type: 'forward' }
  | { type: 'seek'; index: number }
  | { type: 'stop' }
  /** The panel is about to speak, or to ask. */
  | { type: 'panel.speaks' }
  | { type: 'sentence.failed' }
  /** The current sentence is not there. */
  | { type: 'sentence.wanted' }
  | SpeechEvent

interface ReadingContext {
  from: unknown
  index: number
  total: number
  replies: Readonly<Record<number, TalkReply>>
  /** The sentence that is being fetched. */
  fetched: number
  /** Fetches that have failed in a row. */
  misses: number
  count: number
  /** What the bridge has of this reading: sounding, about to, or paused. */
  utteranceId: string | null
}

export interface Opened {
  total: number
  index: number
}

const bridge = ({ system }: { system: { get: (systemId: string) => unknown } }) =>
  system.get('bridge') as ActorRef<Snapshot<unknown>, BridgeCommand>

const panel = ({ system }: { system: { get: (systemId: string) => unknown } }) =>
  system.get('panel') as ActorRef<Snapshot<unknown>, { type: 'stop' }>

/** A whole article that Zed reads aloud, sentence by sentence, by the same voice as the panel. */
export const readingMachine = setup({
  types: {
    context: {} as ReadingContext,
    events: {} as ReadingEvent,
  },
  actors: {
    /** Gets the sentences and finds where to begin. */
    open: fromPromise<Opened, { from: unknown }>(() => Promise.reject(new Error('open must be provided'))),
    /** Gets a sentence, spoken. */
    sentence: fromPromise<TalkReply, { index: number }>(() => Promise.reject(new Error('sentence must be provided'))),
    /** Sends `panel.speaks` when the panel starts to speak or to ask. */
    panel: fromCallback<EventObject>(() => {}),
  },
  actions: {
    log: (_, { message, error }: { message: string; error?: unknown }) => console.error(message, error),
    begin: assign((_, { from = null }: { from?: unknown }) => ({ from, index: 0, total: 0, replies: {} })),
    noteOpened: assign((_, { index, total }: Opened) => ({ index, total })),
    goTo: assign(({ context: { total } }, { index }: { index: number }) => ({ index: nearestSentence(index, total) })),
    goBack: assign(({ context: { index, total } }) => ({ index: nearestSentence(index - 1, total) })),
    goForward: assign(({ context: { index, total } }) => ({ index: nearestSentence(index + 1, total) })),
    goToStart: assign({ index: 0 }),
    noteFetched: assign(({ context }) => ({ fetched: firstMissing(context) })),
    store: assign(({ context: { replies, fetched } }, { reply }: { reply: TalkReply }) => ({
      replies: { ...replies, [fetched]: reply },
      misses: 0,
    })),
    noteMiss: assign(({ context }) => ({ misses: context.misses + 1 })),
    tellLack: raise({ type: 'sentence.failed' }),
    tellWant: raise({ type: 'sentence.wanted' }),
    speak: enqueueActions(({ context: { index, replies, count }, enqueue, self, system }) => {
      const reply = replies[index]
      if (!reply) return
      const utteranceId = `reading-${count + 1}`
      enqueue.assign({ count: count + 1, utteranceId })
      enqueue.sendTo(bridge({ system }), { type: 'speak', utteranceId, reply, replyTo: self, outlasts: true })
    }),
    /** Forgets the sound first, so that its end isn't taken for somebody else's doing. */
    hush: enqueueActions(({ context: { utteranceId }, enqueue, system }) => {
      if (utteranceId === null) return
      enqueue.assign({ utteranceId: null })
      enqueue.sendTo(bridge({ system }), { type: 'silence' })
    }),
    forgetSound: assign({ utteranceId: null }),
    pauseSound: sendTo(bridge, { type: 'pause' }),
    resumeSound: sendTo(bridge, { type: 'resume' }),
    allowSound: sendTo(bridge, { type: 'gesture' }),
    hushPanel: sendTo(panel, { type: 'stop' }),
  },
  guards: {
    isCurrent: ({ context }, { utteranceId }: { utteranceId: string }) => context.utteranceId === utteranceId,
    isCurrentAndLast: ({ context: { utteranceId: own, index, total } }, { utteranceId }: { utteranceId: string }) =>
      own === utteranceId && index + 1 >= total,
    isLast: ({ context: { index, total } }) => index + 1 >= total,
    isOpened: ({ context }) => context.total > 0,
    isThere: ({ context: { index, replies } }) => replies[index] !== undefined,
    isHeld: ({ context }) => context.utteranceId !== null,
    isWanting: ({ context }) => firstMissing(context) < context.total,
    isCurrentFetched: ({ context }) => context.fetched === context.index,
    isAwaited: and(['isCurrentFetched', stateIn('#reading.reading.sound.loading')]),
  },
  delays: {
    /** Pause after a failed prefetch: 2 to 16 s, longer each time. */
    fetchPause: ({ context: { misses } }) => fetchPauseAfter(misses),
    /** Bridge that never answers; longer than the sum of its own timeouts. */
    startTimeout: 70_000,
  },
}).createMachine({
  id: 'reading',
  description: 'Zed reads a whole article aloud, sentence by sentence.',
  context: { from: null, index: 0, total: 0, replies: {}, fetched: -1, misses: 0, count: 0, utteranceId: null },
  initial: 'idle',
  on: { stop: { target: '.idle', actions: 'hush' } },
  states: {
    idle: {
      description: 'Nothing is read.',
      on: {
        read: { target: 'opening', actions: [{ type: 'begin', params: ({ event }) => event }, 'hushPanel'] },
      },
    },
    opening: {
      description: 'The sentences of the article are asked for.',
      on: {
        pause: { target: 'idle' },
        read: { target: 'opening', reenter: true, actions: { type: 'begin', params: ({ event }) => event } },
      },
      invoke: {
        src: 'open',
        input: ({ context: { from } }) => ({ from }),
        onDone: { target: 'reading', actions: { type: 'noteOpened', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: {
            type: 'log',
            params: ({ event: { error } }) => ({ message: 'The article cannot be read aloud', error }),
          },
        },
      },
    },
    reading: {
      description: 'The article is read, or could go on at once.',
      type: 'parallel',
      invoke: {
        src: 'panel',
        onError: {
          actions: {
            type: 'log',
            params: ({ event: { error } }) => ({ message: 'The reading cannot see the panel', error }),
          },
        },
      },
      on: {
        back: { target: 'reading', reenter: true, actions: ['hush', 'goBack', 'hushPanel'] },
        forward: [
          { guard: 'isLast', target: 'ended', actions: 'hush' },
          { target: 'reading', reenter: true, actions: ['hush', 'goForward', 'hushPanel'] },
        ],
        seek: {
          target: 'reading',
          reenter: true,
          actions: ['hush', { type: 'goTo', params: ({ event }) => event }, 'hushPanel'],
        },
      },
      states: {
        sound: {
          description: 'What becomes of the current sentence.',
          initial: 'loading',
          on: {
            pause: { target: '.paused', actions: 'hush' },
            'panel.speaks': { target: '.interrupted', actions: 'hush' },
            'speech.started': { guard: { type: 'isCurrent', params: ({ event }) => event }, target: '.speaking' },
            'speech.resumed': { guard: { type: 'isCurrent', params: ({ event }) => event }, target: '.speaking' },
            'speech.stalled': { guard: { type: 'isCurrent', params: ({ event }) => event }, target: '.stalled' },
            'speech.paused': { guard: { type: 'isCurrent', params: ({ event }) => event }, target: '.paused' },
            'speech.blocked': { guard: { type: 'isCurrent', params: ({ event }) => event }, target: '.blocked' },
            'speech.silenced': {
              guard: { type: 'isCurrent', params: ({ event }) => event },
              target: '.interrupted',
              actions: 'forgetSound',
            },
            'speech.failed': {
              guard: { type: 'isCurrent', params: ({ event }) => event },
              target: '#reading.failed',
              actions: 'forgetSound',
            },
            'speech.ended': [
              {
                guard: { type: 'isCurrentAndLast', params: ({ event }) => event },
                target: '#reading.ended',
                actions: 'forgetSound',
              },
              {
                guard: { type: 'isCurrent', params: ({ event }) => event },
                target: '.loading',
                actions: ['forgetSound', 'goForward'],
              },
            ],
          },
          states: {
            loading: {
              description: 'The current sentence has not come yet.',
              entry: 'tellWant',
              always: { guard: 'isThere', target: 'starting', actions: 'speak' },
              on: { 'sentence.failed': { target: '#reading.failed' } },
            },
            starting: {
              description: 'The avatar has the sentence; its sound is about to begin, or to go on.',
              on: { pause: { target: 'paused', actions: 'pauseSound' } },
              after: {
                startTimeout: {
                  description: 'The avatar never answered.',
                  target: '#reading.failed',
                  actions: ['hush', { type: 'log', params: { message: 'The avatar did not begin to read' } }],
                },
              },
            },
            speaking: {
              description: 'The sentence sounds.',
              on: { pause: { target: 'paused', actions: 'pauseSound' } },
            },
            stalled: {
              description: 'The sound has run dry; it goes on by itself, or fails.',
              on: { pause: { target: 'paused', actions: 'pauseSound' } },
            },
            blocked: {
              description: 'The browser wants a gesture before sound.',
              on: { resume: { actions: 'allowSound' } },
            },
            paused: {
              description: 'The reader, or something outside, has stopped the sound; it goes on when it is wanted.',
              on: {
                pause: {},
                'panel.speaks': {},
                'speech.ended': [
                  {
                    guard: { type: 'isCurrentAndLast', params: ({ event }) => event },
                    target: '#reading.ended',
                    actions: 'forgetSound',
                  },
                  {
                    description: 'It ended as it was paused: the next one waits.',
                    guard: { type: 'isCurrent', params: ({ event }) => event },
                    actions: ['forgetSound', 'goForward'],
                  },
                ],
                'speech.silenced': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  actions: 'forgetSound',
                },
                'speech.failed': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  actions: 'forgetSound',
                },
                resume: [
                  { guard: 'isHeld', target: 'starting', actions: 'resumeSound' },
                  { target: 'loading', actions: 'hushPanel' },
                ],
              },
            },
            interrupted: {
              description: 'The reader has asked Zed something, or lets him say something else; the place is kept.',
              on: { pause: {}, 'panel.speaks': {}, resume: { target: 'loading', actions: 'hushPanel' } },
            },
          },
        },
        supply: {
          description: 'The current sentence and the next three are fetched, one after the other.',
          initial: 'resting',
          states: {
            resting: {
              description: 'All that is needed soon is there.',
              always: { guard: 'isWanting', target: 'fetching', actions: 'noteFetched' },
            },
            fetching: {
              description: 'A sentence is on its way.',
              invoke: {
                src: 'sentence',
                input: ({ context: { fetched } }) => ({ index: fetched }),
                onDone: {
                  target: 'resting',
                  actions: { type: 'store', params: ({ event }) => ({ reply: event.output }) },
                },
                onError: [
                  {
                    guard: 'isAwaited',
                    target: 'waiting',
                    actions: [
                      'noteMiss',
                      'tellLack',
                      {
                        type: 'log',
                        params: ({ event: { error } }) => ({ message: 'A sentence cannot be read aloud', error }),
                      },
                    ],
                  },
                  { target: 'waiting', actions: 'noteMiss' },
                ],
              },
            },
            waiting: {
              description: 'A sentence has not come; it is asked for again soon, or once it is the next to be read.',
              on: { 'sentence.wanted': { target: 'resting' } },
              after: { fetchPause: { description: 'It is tried once more.', target: 'resting' } },
            },
          },
        },
      },
    },
    failed: {
      description: 'The voice or the network has failed; the place is kept.',
      on: {
        read: { target: 'opening', actions: [{ type: 'begin', params: ({ event }) => event }, 'hushPanel'] },
        resume: [
          { guard: 'isOpened', target: 'reading', actions: 'hushPanel' },
          { target: 'opening', actions: 'hushPanel' },
        ],
        back: { guard: 'isOpened', target: 'reading', actions: ['goBack', 'hushPanel'] },
        forward: { guard: 'isOpened', target: 'reading', actions: ['goForward', 'hushPanel'] },
        seek: {
          guard: 'isOpened',
          target: 'reading',
          actions: [{ type: 'goTo', params: ({ event }) => event }, 'hushPanel'],
        },
      },
    },
    ended: {
      description: 'The article has been read to its end.',
      on: {
        resume: { target: 'reading', actions: ['goToStart', 'hushPanel'] },
        back: { target: 'reading', actions: 'hushPanel' },
        seek: { target: 'reading', actions: [{ type: 'goTo', params: ({ event }) => event }, 'hushPanel'] },
      },
    },
  },
})
