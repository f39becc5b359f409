import type { ActorRef, AnyActorRef, EventObject, Snapshot } from 'xstate'
import { assign, cancel, fromCallback, raise, sendTo, setup, stateIn } from 'xstate'
import type { TalkReply } from '../contract/talk-reply.ts'
import type { EngineCommand, EngineReport } from './engine-actor.ts'

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

type Listener = ActorRef<Snapshot<unknown>, SpeechEvent>

/** The system's panel. */
const panel = ({ system }: { system: { get: (systemId: string) => unknown } }) =>
  system.get('panel') as ActorRef<Snapshot<unknown>, BridgeReport>

/** What the panel, or the global API, tells the bridge. */
export type BridgeCommand =
  /** The panel has started, and asks whether there is a bridge. */
  | { type: 'announce' }
  /** A panel opens: the engine is loaded if need be, and drawn. */
  | { type: 'engine.wake' }
  /** No panel is open: the engine stays, but draws nothing. */
  | { type: 'engine.suspend' }
  /** Speaks a reply as soon as the engine can; one under way is dropped. */
  | { type: 'speak'; utteranceId: string; reply: TalkReply; replyTo: Listener }
  | { type: 'silence' }
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
  /** Where its sound began, stood still or went on last, in seconds. */
  at: number
  /** Whether the engine has it, and can let it go on. */
  isSent: boolean
  /** Whether a panel is open, for an engine that is being loaded. */
  awake: boolean
  /** How often the engine has failed. */
  failures: number
}

/** Who hears how the sound fares; without one the bridge hears it itself, and does nothing. */
const listener = ({ context, self }: { context: BridgeContext; self: AnyActorRef }): Listener =>
  context.utterance?.replyTo ?? self

/** What is being said; no utterance is called so where nothing is. */
const idOf = ({ utterance }: BridgeContext): string => utterance?.id ?? ''

/** News of a sound that say nothing but their name, or also where it stands. */
type PlainSpeech = 'speech.started' | 'speech.blocked' | 'speech.ended' | 'speech.silenced'
type PlacedSpeech = 'speech.paused' | 'speech.stalled' | 'speech.resumed'

type Failure = Extract<EngineReport, { type: 'engine.failed' }>

/** Types, actors, actions, guards and times of the bridge machine. Times are in ms. */
export const bridgeSetup = setup({
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
      at: 0,
      isSent: false,
    })),
    forget: assign({ utterance: null }),
    tellAvailable: sendTo(panel, { type: 'bridge.available' }),
    tell: sendTo(listener, ({ context }, { type }: { type: PlainSpeech }) => ({
      type,
      utteranceId: idOf(context),
    })),
    tellPosition: sendTo(listener, ({ context }, { type }: { type: PlacedSpeech }) => ({
      type,
      utteranceId: idOf(context),
      at: context.at,
    })),
    tellFailed: sendTo(listener, ({ context }, { error }: { error: unknown }) => ({
      type: 'speech.failed' as const,
      utteranceId: idOf(context),
      error,
    })),
  },
  guards: {
    isCurrent: ({ context }, { utteranceId }: { utteranceId: string | null }) => idOf(context) === utteranceId,
    wantsGesture: ({ context }, { utteranceId, reason }: Failure) =>
      idOf(context) === utteranceId && reason === 'blocked',
    isSoundFailure: ({ context }, { utteranceId, reason }: Failure) =>
      idOf(context) === utteranceId && reason !== 'load',
    isLoadFailure: (_, { reason }: Failure) => reason === 'load',
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
    endTimeout: ({ context }) => Math.max(0, (context.utterance?.reply.duration ?? 0) - context.at) * 1000 + 5000,
  },
})
