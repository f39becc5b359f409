import type { ActorRef, Snapshot } from 'xstate'
import { setup } from 'xstate'
import type { TalkReply } from '../talk/contract.ts'

/** What the bridge tells its listener (the panel) about an utterance. */
export type SpeechEvent =
  /** Its sound has begun: the reply is now 'sent to the avatar'. */
  | { type: 'speech.started'; utteranceId: string }
  /** The browser wants a gesture of the visitor before sound; the bridge holds the reply. */
  | { type: 'speech.blocked'; utteranceId: string }
  /** Its sound is over: at its end, silenced, or replaced by another. */
  | { type: 'speech.ended'; utteranceId: string }
  /** It cannot be heard: no engine, broken sound, or an engine that never began. */
  | { type: 'speech.failed'; utteranceId: string; error: unknown }
  /** The bridge runs: from now on it can speak, or say that it cannot. */
  | { type: 'bridge.available' }

export type SpeechListener = ActorRef<Snapshot<unknown>, SpeechEvent>

/** What the panel, or the window object, tells the bridge. */
export type BridgeCommand =
  | { type: 'engine.wake' }
  | { type: 'engine.rest' }
  | { type: 'speak'; utteranceId: string; reply: TalkReply }
  | { type: 'silence' }
  | { type: 'gesture' }
  | { type: 'keyboard.release' }

export const bridgeMachine = setup({
  types: {
    context: {} as { listener: SpeechListener },
    events: {} as BridgeCommand,
    input: {} as { listener: SpeechListener },
  },
}).createMachine({ context: ({ input }) => input })
