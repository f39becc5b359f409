import type { ActorRef, EventObject, Snapshot } from 'xstate'
import { assign, cancel, fromCallback, raise, sendTo, setup, stateIn } from 'xstate'
import type { TalkReply } from '../talk/contract.ts'
import type { EngineCommand, EngineReport } from './engine-actor.ts'

/** What the bridge tells its listener (the panel). */
export type SpeechEvent =
  /** The sound has begun: the reply is now 'sent to the avatar'. */
  | { type: 'speech.started'; utteranceId: string }
  /** The browser wants a gesture of the visitor before sound; the bridge holds the reply. */
  | { type: 'speech.blocked'; utteranceId: string }
  /** The sound is over: at its end, silenced, or replaced by another. */
  | { type: 'speech.ended'; utteranceId: string }
  /** It cannot be heard: no engine, broken sound, or an engine that never began. */
  | { type: 'speech.failed'; utteranceId: string; error: unknown }
  /** The bridge runs: from now on it can speak, or say that it cannot. */
  | { type: 'bridge.available' }

export type SpeechListener = ActorRef<Snapshot<unknown>, SpeechEvent>

/** What the panel, or the window object, tells the bridge. */
export type BridgeCommand =
  /** A panel opens: the engine is loaded if need be, and drawn. */
  | { type: 'engine.wake' }
  /** No panel is open: the engine stays, but draws nothing. */
  | { type: 'engine.rest' }
  /** Speaks a reply as soon as the engine can; one under way is dropped. */
  | { type: 'speak'; utteranceId: string; reply: TalkReply }
  | { type: 'silence' }
  /** The visitor has touched the page: sound that is blocked may start. */
  | { type: 'gesture' }
  | { type: 'keyboard.release' }

export type BridgeEvent = BridgeCommand | EngineReport

export interface BridgeInput {
  listener: SpeechListener
}

export interface BridgeContext {
  listener: SpeechListener
  /** What is being said, or waits to be. */
  utterance: { id: string; reply: TalkReply } | null
  /** Whether a panel is open. */
  awake: boolean
  /** How often the engine has failed. */
  failures: number
  /** Whether the engine is without its graphics context. */
  pictureLost: boolean
}

/** Specification §8: logged only. */
const missingEngine = 'Missing avatar engine instance'

const isUnavailable = stateIn('#bridge.engine.unavailable')
const isReady = stateIn('#bridge.engine.running.ready')

type Failure = Extract<EngineReport, { type: 'engine.failed' }>

const bridgeSetup = setup({
  types: {
    context: {} as BridgeContext,
    events: {} as BridgeEvent,
    input: {} as BridgeInput,
    tags: {} as 'ready' | 'unavailable',
    children: {} as { engine: 'engine' },
  },
  actors: {
    /** Loads an engine and carries commands to it (`engineActor`). */
    engine: fromCallback<EngineCommand>(() => {
      throw new Error('engine must be provided')
    }),
    /** Sends `gesture` when the visitor touches the page (`gestureActor`). Runs only while sound is blocked. */
    gestures: fromCallback<EventObject>(() => {
      throw new Error('gestures must be provided')
    }),
  },
  actions: {
    log: (_, { message, error }: { message: string; error?: unknown }) => console.error(message, error),
    wake: assign({ awake: true }),
    rest: assign({ awake: false }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    noteLoss: assign({ pictureLost: true }),
    noteRecovery: assign({ pictureLost: false }),
    draw: sendTo('engine', { type: 'setVisible', visible: true }),
    drawNothing: sendTo('engine', { type: 'setVisible', visible: false }),
    releaseKeyboard: sendTo('engine', { type: 'releaseKeyboard' }),
    stopAudio: sendTo('engine', { type: 'stopAudio' }),
    receive: sendTo('engine', ({ context }) => ({
      type: 'receive',
      utteranceId: context.utterance?.id,
      reply: context.utterance?.reply,
    })),
    take: assign((_, { utteranceId, reply }: { utteranceId: string; reply: TalkReply }) => ({
      utterance: { id: utteranceId, reply },
    })),
    forget: assign({ utterance: null }),
    tellAvailable: sendTo(({ context }) => context.listener, { type: 'bridge.available' }),
    tell: sendTo(
      ({ context }) => context.listener,
      ({ context }, { type }: { type: 'speech.started' | 'speech.blocked' | 'speech.ended' }) => ({
        type,
        utteranceId: context.utterance?.id ?? '',
      }),
    ),
    tellFailed: sendTo(
      ({ context }) => context.listener,
      ({ context }, { error }: { error: unknown }) => ({
        type: 'speech.failed' as const,
        utteranceId: context.utterance?.id ?? '',
        error,
      }),
    ),
  },
  guards: {
    isCurrent: ({ context }, { utteranceId }: { utteranceId: string | null }) => context.utterance?.id === utteranceId,
    wantsGesture: ({ context }, { utteranceId, reason }: Failure) =>
      context.utterance?.id === utteranceId && reason === 'blocked',
    isSoundFailure: ({ context }, { utteranceId, reason }: Failure) =>
      context.utterance?.id === utteranceId && reason !== 'load',
    isLoadFailure: (_, { reason }: Failure) => reason === 'load',
    isAwake: ({ context }) => context.awake,
    mayRetry: ({ context }) => context.failures < 2,
  },
  delays: {
    /** Specification §9. */
    keyboardRelease: 1000,
    /** An engine that never says it is ready; a large Unity build takes its time. */
    bootTimeout: 90_000,
    /** How long a reply waits for the engine before the panel goes on with its text alone. */
    holdTimeout: 15_000,
    /** An engine that neither begins nor fails. */
    startTimeout: 10_000,
    /** An engine that never tells the end: by the wall clock, 5 s after it was due. */
    endTimeout: ({ context }) => (context.utterance?.reply.duration ?? 0) * 1000 + 5000,
  },
})

const reported = ({ event }: { event: EngineReport & { utteranceId: string | null } }) => event
const isCurrent = { type: 'isCurrent', params: reported } as const

const ended = { target: '#bridge.speech.silent', actions: { type: 'tell', params: { type: 'speech.ended' } } } as const

function failed(message: string) {
  return {
    target: '#bridge.speech.silent',
    actions: [
      'stopAudio',
      { type: 'log', params: { message } },
      { type: 'tellFailed', params: { error: new Error(message) } },
    ],
  } as const
}

const engine = bridgeSetup.createStateConfig({
  initial: 'off',
  on: {
    'engine.wake': { actions: 'wake' },
    'engine.rest': { actions: 'rest' },
  },
  states: {
    off: {
      on: {
        'engine.wake': { target: 'running', actions: 'wake' },
        speak: { target: 'running', actions: 'wake' },
      },
    },
    running: {
      initial: 'booting',
      invoke: {
        id: 'engine',
        src: 'engine',
        onError: {
          target: 'unavailable',
          actions: { type: 'log', params: ({ event }) => ({ message: missingEngine, error: event.error }) },
        },
      },
      on: {
        'engine.failed': {
          guard: { type: 'isLoadFailure', params: ({ event }) => event },
          target: 'unavailable',
          actions: { type: 'log', params: ({ event }) => ({ message: missingEngine, error: event.error }) },
        },
        'engine.lost': {
          actions: ['noteLoss', { type: 'log', params: { message: 'The avatar lost its graphics context' } }],
        },
        'keyboard.release': { actions: 'releaseKeyboard' },
      },
      states: {
        booting: {
          on: {
            'engine.ready': [{ guard: 'isAwake', target: 'ready' }, { target: 'resting' }],
          },
          after: {
            bootTimeout: {
              target: '#bridge.engine.unavailable',
              actions: { type: 'log', params: { message: missingEngine, error: new Error('Not ready in time') } },
            },
          },
          exit: raise({ type: 'keyboard.release' }, { delay: 'keyboardRelease', id: 'keyboard' }),
        },
        ready: {
          tags: ['ready'],
          entry: 'draw',
          on: {
            'engine.rest': { target: 'resting', actions: 'rest' },
            'engine.ready': { actions: 'noteRecovery' },
          },
        },
        resting: {
          entry: 'drawNothing',
          on: {
            'engine.wake': { target: 'ready', actions: 'wake' },
            speak: { target: 'ready', actions: 'wake' },
            'engine.ready': { actions: 'noteRecovery' },
          },
        },
      },
      exit: cancel('keyboard'),
    },
    unavailable: {
      tags: ['unavailable'],
      entry: 'countFailure',
      on: { 'engine.wake': { guard: 'mayRetry', target: 'running', actions: 'wake' } },
    },
  },
})

const speech = bridgeSetup.createStateConfig({
  initial: 'silent',
  states: {
    silent: {
      entry: 'forget',
      on: { speak: { target: 'voicing', actions: { type: 'take', params: ({ event }) => event } } },
    },
    voicing: {
      initial: 'starting',
      on: {
        speak: {
          target: 'voicing',
          reenter: true,
          actions: [
            'stopAudio',
            { type: 'tell', params: { type: 'speech.ended' } },
            { type: 'take', params: ({ event }) => event },
          ],
        },
        silence: { target: 'silent', actions: ['stopAudio', { type: 'tell', params: { type: 'speech.ended' } }] },
        'engine.ended': { guard: isCurrent, ...ended },
        'engine.failed': {
          guard: { type: 'isSoundFailure', params: ({ event }) => event },
          target: 'silent',
          actions: [
            'stopAudio',
            {
              type: 'log',
              params: ({ event }) => ({ message: 'The avatar cannot play the sound', error: event.error }),
            },
            { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      always: {
        guard: isUnavailable,
        target: 'silent',
        actions: { type: 'tellFailed', params: { error: new Error(missingEngine) } },
      },
      states: {
        starting: {
          initial: 'held',
          on: {
            'engine.started': { guard: isCurrent, target: 'speaking' },
            'engine.failed': {
              guard: { type: 'wantsGesture', params: ({ event }) => event },
              target: 'blocked',
            },
          },
          states: {
            /** The engine is not ready yet. */
            held: {
              always: { guard: isReady, target: 'sent' },
              after: { holdTimeout: failed('The avatar was not ready in time') },
            },
            sent: {
              entry: 'receive',
              after: { startTimeout: failed('The avatar did not begin to speak') },
            },
          },
        },
        blocked: {
          entry: { type: 'tell', params: { type: 'speech.blocked' } },
          invoke: {
            src: 'gestures',
            onError: {
              actions: {
                type: 'log',
                params: ({ event }) => ({ message: 'Gestures cannot be seen', error: event.error }),
              },
            },
          },
          on: {
            gesture: { target: 'starting.sent' },
            'engine.started': { guard: isCurrent, target: 'speaking' },
          },
        },
        speaking: {
          entry: { type: 'tell', params: { type: 'speech.started' } },
          after: { endTimeout: { ...ended, actions: ['stopAudio', ended.actions] } },
        },
      },
    },
  },
})

/**
 * The only one who talks to an engine (design §7): loads it when a panel opens, holds a reply until it can be spoken,
 * and tells the panel how its sound fares. Phases only: what changes with each frame stays in the engine.
 */
export const bridgeMachine = bridgeSetup.createMachine({
  id: 'bridge',
  type: 'parallel',
  context: ({ input: { listener } }) => ({
    listener,
    utterance: null,
    awake: false,
    failures: 0,
    pictureLost: false,
  }),
  entry: 'tellAvailable',
  states: { engine, speech },
})
