import type { ActorRef, EventObject, Snapshot } from 'xstate'
import { assign, cancel, enqueueActions, fromCallback, raise, sendTo, setup, stateIn } from 'xstate'
import type { TalkReply } from '../contract/talk-reply.ts'
import type { EngineCommand, EngineReport } from './engine-actor.ts'
import { secondsLeft } from './sound-position.ts'

/** What the bridge tells who has it speak. */
export type SpeechEvent =
  /** The sound has begun: the reply is now 'sent to the avatar'. */
  | { type: 'speech.started'; utteranceId: string }
  /** The browser wants a gesture of the visitor before sound; the bridge holds the reply. */
  | { type: 'speech.blocked'; utteranceId: string }
  /** Something has stopped the sound, `at` so many seconds; it can go on from there. */
  | { type: 'speech.paused'; utteranceId: string; at: number }
  /** The sound has run dry, and goes on by itself or fails. */
  | { type: 'speech.stalled'; utteranceId: string; at: number }
  /** It sounds again. */
  | { type: 'speech.resumed'; utteranceId: string; at: number }
  /** The sound has come to its end. */
  | { type: 'speech.ended'; utteranceId: string }
  /** The sound was silenced, or replaced by another. */
  | { type: 'speech.silenced'; utteranceId: string }
  /** It cannot be heard: no engine, broken sound, or an engine that never began. */
  | { type: 'speech.failed'; utteranceId: string; error: unknown }

/** What the bridge tells the panel: from now on it can speak, or say that it cannot. */
type BridgeReport = { type: 'bridge.available' }

/** Who hears how the sound fares. */
type Listener = ActorRef<Snapshot<unknown>, SpeechEvent>

/** What the panel, or the global API, tells the bridge. */
export type BridgeCommand =
  /** The panel has started, and asks whether there is a bridge. */
  | { type: 'announce'; replyTo: ActorRef<Snapshot<unknown>, BridgeReport> }
  /** A panel opens: the engine is loaded if need be, and drawn. */
  | { type: 'engine.wake' }
  /** No panel is open: the engine stays, but draws nothing. */
  | { type: 'engine.suspend' }
  /** Speaks a reply as soon as the engine can; one under way is dropped. */
  | { type: 'speak'; utteranceId: string; reply: TalkReply; replyTo: Listener }
  /** Nothing sounds any more; `quietly` where who had it said knows already. */
  | { type: 'silence'; quietly?: true }
  /** The sound is to stand still, also one that has not begun yet. */
  | { type: 'pause' }
  /** What is paused goes on where it stopped; where its sound is gone it is said again. */
  | { type: 'resume' }
  /** The visitor has touched the page: sound that is blocked may start. */
  | { type: 'gesture' }
  | { type: 'keyboard.release' }

export type BridgeEvent =
  | BridgeCommand
  | EngineReport
  /** Zed has begun to speak in another tab of the site. */
  | { type: 'voice.taken' }

export interface BridgeContext {
  /** What is being said, or waits to be. */
  utterance: { id: string; reply: TalkReply; replyTo: Listener } | null
  /** How long (seconds) what was said last is. */
  duration: number
  /** Where its sound began, stood still or went on last, in seconds. */
  at: number
  /** Whether the engine has it, and can let it go on. */
  isSent: boolean
  /** Whether a panel is open, for an engine that is being loaded. */
  awake: boolean
  /** How often the engine has failed. */
  failures: number
}

/** What is being said; no utterance is called so where nothing is. */
const idOf = ({ utterance }: BridgeContext): string => utterance?.id ?? ''

/** News of a sound that say nothing but their name, or also where it stands. */
type PlainSpeech = 'speech.started' | 'speech.blocked' | 'speech.ended' | 'speech.silenced'
type PlacedSpeech = 'speech.paused' | 'speech.stalled' | 'speech.resumed'

type Failure = Extract<EngineReport, { type: 'engine.failed' }>

/**
 * The only one who talks to an engine (design §7): loads it when a panel opens, queues a reply until it can be spoken,
 * and tells the panel how its sound fares. Phases only: what changes with each frame stays in the engine.
 * Times are in ms.
 */
export const bridgeMachine = setup({
  types: {
    context: {} as BridgeContext,
    events: {} as BridgeEvent,
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
    /** Holds the one voice of all tabs of the site, and sends `voice.taken` when another takes it (`voiceLockActor`). By itself nobody does. */
    voiceLock: fromCallback<EventObject>(() => {}),
  },
  actions: {
    log: (_, { message, error }: { message: string; error?: unknown }) =>
      console.error(...(error === undefined ? [message] : [message, error])),
    wake: assign({ awake: true }),
    suspend: assign({ awake: false }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    draw: sendTo('engine', { type: 'setVisible', visible: true }),
    drawNothing: sendTo('engine', { type: 'setVisible', visible: false }),
    releaseKeyboardSoon: raise({ type: 'keyboard.release' }, { delay: 'keyboardRelease', id: 'keyboard' }),
    keepKeyboard: cancel('keyboard'),
    releaseKeyboard: sendTo('engine', { type: 'releaseKeyboard' }),
    stopAudio: sendTo('engine', { type: 'stopAudio' }),
    pauseAudio: sendTo('engine', { type: 'pauseAudio' }),
    resumeAudio: sendTo('engine', { type: 'resumeAudio' }),
    noteSent: assign({ isSent: true, at: 0 }),
    /** Its sound is gone: it is said again when it is to go on. */
    noteGone: assign({ isSent: false }),
    notePosition: assign((_, { at }: { at: number }) => ({ at })),
    receive: sendTo('engine', ({ context }) => ({
      type: 'receive',
      utteranceId: idOf(context),
      reply: context.utterance?.reply,
    })),
    setUtterance: assign((_, { utteranceId: id, reply, replyTo }: Extract<BridgeCommand, { type: 'speak' }>) => ({
      utterance: { id, reply, replyTo },
      duration: reply.duration,
      at: 0,
      isSent: false,
    })),
    forget: assign({ utterance: null }),
    tellAvailable: sendTo((_, { replyTo }: Extract<BridgeCommand, { type: 'announce' }>) => replyTo, {
      type: 'bridge.available',
    }),
    tell: enqueueActions(({ context, enqueue }, { type }: { type: PlainSpeech }) => {
      if (context.utterance) enqueue.sendTo(context.utterance.replyTo, { type, utteranceId: context.utterance.id })
    }),
    tellPosition: enqueueActions(({ context: { utterance, at }, enqueue }, { type }: { type: PlacedSpeech }) => {
      if (utterance) enqueue.sendTo(utterance.replyTo, { type, utteranceId: utterance.id, at })
    }),
    tellFailed: enqueueActions(({ context: { utterance }, enqueue }, { error }: { error: unknown }) => {
      if (utterance) enqueue.sendTo(utterance.replyTo, { type: 'speech.failed', utteranceId: utterance.id, error })
    }),
  },
  guards: {
    isCurrent: ({ context }, { utteranceId }: { utteranceId: string | null }) => idOf(context) === utteranceId,
    wantsGesture: ({ context }, { utteranceId, reason }: Failure) =>
      idOf(context) === utteranceId && reason === 'blocked',
    isSoundFailure: ({ context }, { utteranceId, reason }: Failure) =>
      idOf(context) === utteranceId && reason !== 'load',
    isLoadFailure: (_, { reason }: Failure) => reason === 'load',
    isQuietly: (_, { quietly = false }: { quietly?: boolean }) => quietly,
    isSilent: ({ context }) => context.utterance === null,
    isSent: ({ context }) => context.isSent,
    isUnavailable: stateIn('#bridge.engine.unavailable'),
    isReady: stateIn('#bridge.engine.running.ready'),
    isAwake: ({ context }) => context.awake,
    mayRetry: ({ context }) => context.failures < 2,
  },
  delays: {
    /** Specification §9. */
    keyboardRelease: 1000,
    /** An engine that never says it is ready; a large Unity build takes its time. */
    bootTimeout: 90_000,
    /** How long a reply waits for the engine before the panel goes on with its text alone. */
    queueTimeout: 15_000,
    /** An engine that neither begins, goes on nor fails. */
    startTimeout: 10_000,
    /** An engine that never tells the end: by the wall clock, 5 s after it was due. */
    endTimeout: ({ context: { duration, at } }) => secondsLeft(duration, at) * 1000 + 5000,
  },
}).createMachine({
  id: 'bridge',
  description: 'The only one who talks to the engine that shows and voices Zed.',
  type: 'parallel',
  context: { utterance: null, duration: 0, at: 0, isSent: false, awake: false, failures: 0 },
  on: { announce: { actions: { type: 'tellAvailable', params: ({ event }) => event } } },
  states: {
    engine: {
      description: 'Whether there is an engine, and whether it draws.',
      initial: 'off',
      on: {
        'engine.wake': { actions: 'wake' },
        'engine.suspend': { actions: 'suspend' },
      },
      states: {
        off: {
          description: 'No engine has been asked for yet.',
          on: {
            'engine.wake': { target: 'running', actions: 'wake' },
            speak: { target: 'running', actions: 'wake' },
          },
        },
        running: {
          description: 'There is an engine, or one is being loaded.',
          initial: 'booting',
          invoke: {
            id: 'engine',
            src: 'engine',
            onError: {
              target: 'unavailable',
              actions: {
                type: 'log',
                params: ({ event }) => ({ message: 'Missing avatar engine instance', error: event.error }),
              },
            },
          },
          on: {
            'engine.failed': {
              guard: { type: 'isLoadFailure', params: ({ event }) => event },
              target: 'unavailable',
              actions: {
                type: 'log',
                params: ({ event }) => ({ message: 'Missing avatar engine instance', error: event.error }),
              },
            },
            'engine.lost': {
              actions: { type: 'log', params: { message: 'The avatar lost its graphics context' } },
            },
            // It was silenced while it loaded the sound, and began all the same.
            'speech.started': { guard: 'isSilent', actions: 'stopAudio' },
            'speech.resumed': { guard: 'isSilent', actions: 'stopAudio' },
            'keyboard.release': { actions: 'releaseKeyboard' },
            // Also where nothing should sound: an engine may have been told to speak past the bridge.
            silence: { actions: 'stopAudio' },
          },
          states: {
            booting: {
              description: 'The engine is being loaded and says when it is ready.',
              on: {
                'engine.ready': [{ guard: 'isAwake', target: 'ready' }, { target: 'suspended' }],
              },
              after: {
                bootTimeout: {
                  description: 'The engine never said that it was ready.',
                  target: '#bridge.engine.unavailable',
                  actions: {
                    type: 'log',
                    params: () => ({
                      message: 'Missing avatar engine instance',
                      error: new Error('Not ready in time'),
                    }),
                  },
                },
              },
              exit: 'releaseKeyboardSoon',
            },
            ready: {
              description: 'The engine is shown in an open panel and can speak.',
              tags: ['ready'],
              entry: 'draw',
              on: {
                'engine.suspend': { target: 'suspended' },
              },
            },
            suspended: {
              description: 'No panel is open: the engine stays, and draws nothing.',
              entry: 'drawNothing',
              on: {
                'engine.wake': { target: 'ready' },
                speak: { target: 'ready' },
              },
            },
          },
          exit: 'keepKeyboard',
        },
        unavailable: {
          description: 'There is no engine: Zed answers in writing. The next open panel tries once more.',
          tags: ['unavailable'],
          entry: 'countFailure',
          on: { 'engine.wake': { guard: 'mayRetry', target: 'running', actions: 'wake' } },
        },
      },
    },
    speech: {
      description: 'What becomes of the reply that is said.',
      initial: 'silent',
      states: {
        silent: {
          description: 'Nothing is said.',
          entry: 'forget',
          on: {
            speak: { target: 'voicing', actions: { type: 'setUtterance', params: ({ event }) => event } },
          },
        },
        voicing: {
          description: 'Something is said, or about to be.',
          initial: 'starting',
          on: {
            speak: {
              target: 'voicing',
              reenter: true,
              actions: [
                'stopAudio',
                { type: 'tell', params: { type: 'speech.silenced' } },
                { type: 'setUtterance', params: ({ event }) => event },
              ],
            },
            silence: [
              { guard: { type: 'isQuietly', params: ({ event }) => event }, target: 'silent' },
              { target: 'silent', actions: { type: 'tell', params: { type: 'speech.silenced' } } },
            ],
            'speech.ended': {
              guard: { type: 'isCurrent', params: ({ event }) => event },
              target: '#bridge.speech.silent',
              actions: { type: 'tell', params: { type: 'speech.ended' } },
            },
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
            guard: 'isUnavailable',
            target: 'silent',
            actions: { type: 'tellFailed', params: () => ({ error: new Error('Missing avatar engine instance') }) },
          },
          states: {
            starting: {
              description: 'A reply waits for its sound to begin.',
              initial: 'queued',
              on: {
                'speech.started': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  target: '#bridge.speech.voicing.speaking',
                  actions: { type: 'tell', params: { type: 'speech.started' } },
                },
                'speech.paused': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  target: '#bridge.speech.voicing.paused',
                  actions: [
                    { type: 'notePosition', params: ({ event }) => event },
                    { type: 'tellPosition', params: { type: 'speech.paused' } },
                  ],
                },
                'engine.failed': {
                  guard: { type: 'wantsGesture', params: ({ event }) => event },
                  target: '#bridge.speech.voicing.blocked',
                },
              },
              states: {
                queued: {
                  description: 'The engine is not ready yet.',
                  always: { guard: 'isReady', target: 'sent' },
                  on: {
                    pause: {
                      target: '#bridge.speech.voicing.paused',
                      actions: { type: 'tellPosition', params: { type: 'speech.paused' } },
                    },
                  },
                  after: {
                    queueTimeout: {
                      description: 'The engine was not ready in time.',
                      target: '#bridge.speech.silent',
                      actions: [
                        'stopAudio',
                        { type: 'log', params: { message: 'The avatar was not ready in time' } },
                        {
                          type: 'tellFailed',
                          params: () => ({ error: new Error('The avatar was not ready in time') }),
                        },
                      ],
                    },
                  },
                },
                sent: {
                  description: 'The engine has the reply and loads its sound.',
                  entry: ['noteSent', 'receive'],
                  on: { pause: { actions: 'pauseAudio' } },
                  after: {
                    startTimeout: {
                      description: 'The sound never began.',
                      target: '#bridge.speech.silent',
                      actions: [
                        'stopAudio',
                        { type: 'log', params: { message: 'The avatar did not begin to speak' } },
                        {
                          type: 'tellFailed',
                          params: () => ({ error: new Error('The avatar did not begin to speak') }),
                        },
                      ],
                    },
                  },
                },
              },
            },
            blocked: {
              description: 'The browser wants a gesture of the visitor before sound.',
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
                'speech.started': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  target: '#bridge.speech.voicing.speaking',
                  actions: { type: 'tell', params: { type: 'speech.started' } },
                },
              },
            },
            speaking: {
              description: 'The sound of the reply is heard, in no other tab at the same time.',
              invoke: {
                src: 'voiceLock',
                onError: {
                  actions: {
                    type: 'log',
                    params: ({ event }) => ({ message: 'Other tabs cannot be told who speaks', error: event.error }),
                  },
                },
              },
              on: {
                pause: { actions: 'pauseAudio' },
                'voice.taken': { actions: 'pauseAudio' },
                'speech.paused': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  target: '#bridge.speech.voicing.paused',
                  actions: [
                    { type: 'notePosition', params: ({ event }) => event },
                    { type: 'tellPosition', params: { type: 'speech.paused' } },
                  ],
                },
                'speech.stalled': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  target: 'stalled',
                  actions: [
                    { type: 'notePosition', params: ({ event }) => event },
                    { type: 'tellPosition', params: { type: 'speech.stalled' } },
                  ],
                },
              },
              after: {
                endTimeout: {
                  description: 'The engine never told the end.',
                  target: '#bridge.speech.silent',
                  actions: ['stopAudio', { type: 'tell', params: { type: 'speech.ended' } }],
                },
              },
            },
            stalled: {
              description: 'The sound has run dry; the engine waits for more of it, or fails.',
              on: {
                pause: { actions: 'pauseAudio' },
                'speech.paused': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  target: '#bridge.speech.voicing.paused',
                  actions: [
                    { type: 'notePosition', params: ({ event }) => event },
                    { type: 'tellPosition', params: { type: 'speech.paused' } },
                  ],
                },
                'speech.resumed': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  target: '#bridge.speech.voicing.speaking',
                  actions: [
                    { type: 'notePosition', params: ({ event }) => event },
                    { type: 'tellPosition', params: { type: 'speech.resumed' } },
                  ],
                },
              },
              after: {
                startTimeout: {
                  description: 'No more of it came.',
                  target: '#bridge.speech.silent',
                  actions: [
                    'stopAudio',
                    { type: 'log', params: { message: 'The sound did not go on' } },
                    { type: 'tellFailed', params: () => ({ error: new Error('The sound did not go on') }) },
                  ],
                },
              },
            },
            paused: {
              description: 'Something outside, or the reader, has stopped the sound: nothing goes on by itself.',
              on: {
                resume: [{ guard: 'isSent', target: 'resuming' }, { target: 'starting' }],
                // The browser itself, by a media key.
                'speech.resumed': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  target: '#bridge.speech.voicing.speaking',
                  actions: [
                    { type: 'notePosition', params: ({ event }) => event },
                    { type: 'tellPosition', params: { type: 'speech.resumed' } },
                  ],
                },
                'speech.started': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  target: '#bridge.speech.voicing.speaking',
                  actions: { type: 'tell', params: { type: 'speech.started' } },
                },
                'engine.failed': {
                  guard: { type: 'isSoundFailure', params: ({ event }) => event },
                  actions: 'noteGone',
                },
              },
            },
            resuming: {
              description: 'The engine is to go on with the sound; where that is gone the reply is said again.',
              entry: 'resumeAudio',
              on: {
                pause: { actions: 'pauseAudio' },
                'speech.paused': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  target: '#bridge.speech.voicing.paused',
                  actions: [
                    { type: 'notePosition', params: ({ event }) => event },
                    { type: 'tellPosition', params: { type: 'speech.paused' } },
                  ],
                },
                'speech.resumed': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  target: '#bridge.speech.voicing.speaking',
                  actions: [
                    { type: 'notePosition', params: ({ event }) => event },
                    { type: 'tellPosition', params: { type: 'speech.resumed' } },
                  ],
                },
                'speech.started': {
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  target: '#bridge.speech.voicing.speaking',
                  actions: { type: 'tell', params: { type: 'speech.started' } },
                },
                'engine.failed': [
                  {
                    guard: { type: 'wantsGesture', params: ({ event }) => event },
                    target: '#bridge.speech.voicing.blocked',
                  },
                  { guard: { type: 'isSoundFailure', params: ({ event }) => event }, target: 'starting' },
                ],
              },
              after: {
                startTimeout: { description: 'The sound never went on.', target: 'starting', actions: 'stopAudio' },
              },
            },
          },
        },
      },
    },
  },
})
