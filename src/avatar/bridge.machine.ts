import type { ActorRef, EventObject, Snapshot } from 'xstate'
import { assign, cancel, enqueueActions, fromCallback, raise, sendTo, setup, stateIn } from 'xstate'
import type { TalkReply } from '../contract/talk-reply.ts'
import type { Attention } from './engine.ts'
import type { EngineCommand, EngineReport } from './engine-actor.ts'
import { secondsLeft } from './sound-position.ts'

export type SpeechEvent =
  | { type: 'speech.started'; utteranceId: string }
  /** The browser requires a gesture before sound; the bridge keeps the reply. */
  | { type: 'speech.blocked'; utteranceId: string }
  /** Sound stopped at `at` seconds and can be resumed. */
  | { type: 'speech.paused'; utteranceId: string; at: number }
  /** The audio buffer is empty; playback resumes or fails by itself. */
  | { type: 'speech.stalled'; utteranceId: string; at: number }
  | { type: 'speech.resumed'; utteranceId: string; at: number }
  | { type: 'speech.ended'; utteranceId: string }
  | { type: 'speech.silenced'; utteranceId: string }
  /** No sound possible: no engine, invalid audio, or a timeout at the start. */
  | { type: 'speech.failed'; utteranceId: string; error: unknown }

type BridgeReport = { type: 'bridge.available' }

type Listener = ActorRef<Snapshot<unknown>, SpeechEvent>

export type BridgeCommand =
  | { type: 'announce'; replyTo: ActorRef<Snapshot<unknown>, BridgeReport> }
  | { type: 'engine.wake' }
  | { type: 'engine.suspend' }
  /** Speaks a reply as soon as the engine is ready, replacing the current one. */
  | { type: 'speak'; utteranceId: string; reply: TalkReply; replyTo: Listener; outlasts?: true }
  /** `quietly`: tells nobody, and leaves what `outlasts` it, because it isn't of the one who is silent now. */
  | { type: 'silence'; quietly?: true }
  /** Pauses the sound, also before it starts. */
  | { type: 'pause' }
  /** Resumes where the sound stopped; if the engine no longer has it, plays the reply again. */
  | { type: 'resume' }
  /** A user gesture: blocked sound may start. */
  | { type: 'gesture' }
  /** Playback rate of this sound and later ones, 1 at first. */
  | { type: 'rate'; rate: number }
  /** Moves the sound to a position in seconds. */
  | { type: 'seek'; at: number }
  /** What Zed attends to while he is silent. */
  | { type: 'attend'; attention: Attention }
  | { type: 'keyboard.release' }

export type BridgeEvent =
  | BridgeCommand
  | EngineReport
  /** Another tab of the site started to speak. */
  | { type: 'voice.taken' }

export interface BridgeContext {
  utterance: { id: string; reply: TalkReply; replyTo: Listener; outlasts?: true | undefined } | null
  duration: number
  at: number
  rate: number
  isSent: boolean
  awake: boolean
  failures: number
}

const idOf = ({ utterance }: BridgeContext): string => utterance?.id ?? ''

type PlainSpeech = 'speech.started' | 'speech.blocked' | 'speech.ended' | 'speech.silenced'
type PlacedSpeech = 'speech.paused' | 'speech.stalled' | 'speech.resumed'

type Failure = Extract<EngineReport, { type: 'engine.failed' }>

/** The only actor that commands an engine (design §7). Per-frame values stay in the engine. */
export const bridgeMachine = setup({
  types: {
    context: {} as BridgeContext,
    events: {} as BridgeEvent,
    tags: {} as 'ready' | 'unavailable',
    children: {} as { engine: 'engine' },
  },
  actors: {
    engine: fromCallback<EngineCommand>(() => {
      throw new Error('engine must be provided')
    }),
    /** Sends `gesture` on user gestures (`gestureActor`). Runs only while sound is blocked. */
    gestures: fromCallback<EventObject>(() => {
      throw new Error('gestures must be provided')
    }),
    /** Lock for the one voice of all tabs; sends `voice.taken` when another tab takes it (`voiceLockActor`). */
    voiceLock: fromCallback<EventObject>(() => {}),
  },
  actions: {
    log: (_, { message, error }: { message: string; error?: unknown }) =>
      console.error(...(error === undefined ? [message] : [message, error])),
    wake: assign({ awake: true }),
    suspend: assign({ awake: false }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    noteRate: assign((_, { rate }: { rate: number }) => ({ rate })),
    setRate: sendTo('engine', ({ context: { rate } }) => ({ type: 'setRate', rate })),
    /** An engine's own rate is 1. */
    setKeptRate: enqueueActions(({ context: { rate }, enqueue }) => {
      if (rate !== 1) enqueue.sendTo('engine', { type: 'setRate', rate })
    }),
    draw: sendTo('engine', { type: 'setVisible', visible: true }),
    drawNothing: sendTo('engine', { type: 'setVisible', visible: false }),
    releaseKeyboardSoon: raise({ type: 'keyboard.release' }, { delay: 'keyboardRelease', id: 'keyboard' }),
    keepKeyboard: cancel('keyboard'),
    releaseKeyboard: sendTo('engine', { type: 'releaseKeyboard' }),
    attend: sendTo('engine', (_, event: Extract<BridgeCommand, { type: 'attend' }>) => event),
    stopAudio: sendTo('engine', { type: 'stopAudio' }),
    pauseAudio: sendTo('engine', { type: 'pauseAudio' }),
    resumeAudio: sendTo('engine', { type: 'resumeAudio' }),
    noteSent: assign({ isSent: true, at: 0 }),
    /** The engine no longer has the sound: resuming plays the reply again. */
    noteGone: assign({ isSent: false }),
    notePosition: assign((_, { at }: { at: number }) => ({ at })),
    receive: sendTo('engine', ({ context }) => ({
      type: 'receive',
      utteranceId: idOf(context),
      reply: context.utterance?.reply,
    })),
    seekAudio: sendTo('engine', (_, { at }: { at: number }) => ({ type: 'seekAudio', at })),
    setUtterance: assign(
      (_, { utteranceId: id, reply, replyTo, outlasts }: Extract<BridgeCommand, { type: 'speak' }>) => ({
        utterance: { id, reply, replyTo, outlasts },
        duration: reply.duration,
        at: 0,
        isSent: false,
      }),
    ),
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
    isOutlasted: ({ context, event }) => 'quietly' in event && context.utterance?.outlasts === true,
    isQuietly: (_, { quietly = false }: { quietly?: boolean }) => quietly,
    isSilent: ({ context }) => context.utterance === null,
    isSent: ({ context }) => context.isSent,
    isUnavailable: stateIn('#bridge.engine.unavailable'),
    isReady: stateIn('#bridge.engine.running.ready'),
    /** A reading outlasts the panel that is closed while the engine loads. */
    isAwake: ({ context }) => context.awake || context.utterance !== null,
    mayRetry: ({ context }) => context.failures < 2,
  },
  delays: {
    keyboardRelease: 1000,
    /** Engine that never reports ready; large Unity builds load slowly. */
    bootTimeout: 90_000,
    /** Maximum wait for the engine; then the panel continues with text only. */
    queueTimeout: 30_000,
    /** Engine that neither starts, resumes, nor fails; longer than Zed's own patience (playback.ts). */
    startTimeout: 35_000,
    /** Engine that never reports the end: 5 s after it was due. */
    endTimeout: ({ context: { duration, at, rate } }) => secondsLeft(duration, at, rate) * 1000 + 5000,
  },
}).createMachine({
  id: 'bridge',
  description: 'The only one who talks to the engine that shows and voices Zed.',
  type: 'parallel',
  context: { utterance: null, duration: 0, at: 0, rate: 1, isSent: false, awake: false, failures: 0 },
  on: { announce: { actions: { type: 'tellAvailable', params: ({ event }) => event } } },
  states: {
    engine: {
      description: 'Whether there is an engine, and whether it draws.',
      initial: 'off',
      on: {
        'engine.wake': { actions: 'wake' },
        'engine.suspend': { actions: 'suspend' },
        rate: { actions: { type: 'noteRate', params: ({ event }) => event } },
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
            // Sound that was silenced while loading and started all the same.
            'speech.started': { guard: 'isSilent', actions: 'stopAudio' },
            'speech.resumed': { guard: 'isSilent', actions: 'stopAudio' },
            attend: { actions: { type: 'attend', params: ({ event }) => event } },
            'keyboard.release': { actions: 'releaseKeyboard' },
            // Stops the engine also when idle: the global API can bypass the bridge.
            silence: [{ guard: 'isOutlasted' }, { actions: 'stopAudio' }],
            rate: { actions: [{ type: 'noteRate', params: ({ event }) => event }, 'setRate'] },
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
              entry: ['setKeptRate', 'draw'],
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
                resume: { target: 'ready' },
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
              { guard: 'isOutlasted' },
              { guard: { type: 'isQuietly', params: ({ event }) => event }, target: 'silent' },
              { target: 'silent', actions: { type: 'tell', params: { type: 'speech.silenced' } } },
            ],
            seek: { actions: { type: 'seekAudio', params: ({ event }) => event } },
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
                'speech.paused': {
                  description: 'It stands elsewhere.',
                  guard: { type: 'isCurrent', params: ({ event }) => event },
                  actions: [
                    { type: 'notePosition', params: ({ event }) => event },
                    { type: 'tellPosition', params: { type: 'speech.paused' } },
                  ],
                },
                // Resumed by the browser, for example with a media key.
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
